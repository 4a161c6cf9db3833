/// One entry of `strings`.
public enum StringShape {
  /// The text in every language, or a mapping that says more about it.
  public static let entry = ValueShape.either([CopyShape.localized, .object(object)])

  public static let object = ObjectShape(
    "string", doc: "A text of the app that belongs to no notification, with its arguments.",
    fields: [
      CommonFields.summary,
      FieldShape(
        "text", CopyShape.localized, required: true, doc: "The text, in every language.",
        example: "{ en: \"Hello, {name}\" }"),
      FieldShape(
        "arguments", ParameterShape.argumentMap, doc: "Values that are put into the text.",
        example: "{ name: { type: string, example: \"Ann\" } }"),
      CommonFields.covers,
    ])
}
