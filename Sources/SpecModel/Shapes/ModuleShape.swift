/// One entry of `modules`.
public enum ModuleShape {
  public static let object = ObjectShape(
    "module", doc: "A part of the app that a refused permission can block, hide or disable.",
    fields: [
      CommonFields.covers
    ])
}
