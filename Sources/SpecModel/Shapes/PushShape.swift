/// `push`.
public enum PushShape {
  public static let object = ObjectShape(
    "push", doc: "How remote notifications reach the app.",
    fields: [
      CommonFields.covers
    ])
}
