/// One entry of `categories`.
public enum CategoryShape {
  public static let object = ObjectShape(
    "category", doc: "The buttons that a notification offers, and how it behaves.",
    fields: [
      CommonFields.covers
    ])
}
