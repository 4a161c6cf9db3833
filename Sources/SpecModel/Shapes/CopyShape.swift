import NotificationRules

/// `copy`, and texts in several languages wherever they stand.
public enum CopyShape {
  public static let object = ObjectShape(
    "copy", doc: "The texts of a type.",
    fields: [
      FieldShape(
        "title", localized, doc: "The bold first line. Without one iOS shows the name of the app.",
        example: "{ en: \"Milestone\" }"),
      FieldShape("subtitle", localized, doc: "The line below the title.", example: "{ en: \"Keep going\" }"),
      FieldShape(
        "body", localized, required: true, doc: "The text itself.",
        example: "{ en: \"We have new best photos for you\" }"),
    ])

  /// A text in every language.
  public static let localized = ValueShape.map(keys: .languageTag, values: .either([.text, .object(text)]))

  /// A text in one language, where more than the words is to be said.
  public static let text = ObjectShape(
    "localized-text", doc: "A text in one language, with its state, or in the forms a number asks for.",
    fields: [
      FieldShape("text", .text, doc: "The words people read.", example: "\"{days} days in a row\""),
      FieldShape(
        "plural", .reference(.parameter), doc: "The argument whose number chooses between the forms.", example: "days"),
    ]
      + PluralCategory.allCases.map {
        FieldShape(
          $0.rawValue, .text, doc: "The words for numbers of the CLDR category '\($0.rawValue)'.",
          example: "\"{days} …\"")
      }
      + [
        FieldShape(
          "status", .choice(CopyText.Status.allCases.map(\.rawValue)), default: "approved",
          doc: "Whether the words are approved (the default), proposed, or out of date.", example: "proposed")
      ],
    choices: [KeyChoice(["text", "plural"], required: true)])
}
