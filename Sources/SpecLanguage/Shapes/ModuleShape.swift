/// One entry of `modules`.
public enum ModuleShape {
  public static let object = ObjectShape(
    "module", doc: "A part of the app that a refused permission can block, hide or disable.",
    fields: [
      FieldShape(
        "name", CopyShape.localized, required: true, doc: "The name that people see, in every language.",
        example: "{ en: \"Contacts Cleaner\" }"),
      CommonFields.summary,
      CommonFields.covers,
    ])
}
