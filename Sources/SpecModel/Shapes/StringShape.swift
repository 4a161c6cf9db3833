/// One entry of `strings`.
public enum StringShape {
  public static let object = ObjectShape(
    "string", doc: "A text of the app that belongs to no notification.",
    fields: [
      CommonFields.covers
    ])
}
