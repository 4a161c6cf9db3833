import NotificationText

/// `copy`, and texts in several languages anywhere.
public enum CopyShape {
  public static let object = ObjectShape(
    "copy", doc: "The texts of a type.",
    fields: [
      FieldShape(
        "title", field, doc: "The bold first line. Without one iOS shows the name of the app.",
        example: "{ en: \"Milestone\" }"),
      FieldShape("subtitle", field, doc: "The line below the title.", example: "{ en: \"Keep going\" }"),
      FieldShape(
        "body", field, required: true, doc: "The text itself.",
        example: "{ en: \"We have new best photos for you\" }"),
    ])

  /// A text of a notification: in every language, or in variants.
  public static let field = ValueShape.either([localized, .object(varied)])

  /// A text in every language.
  public static let localized = ValueShape.map(keys: .languageTag, values: words)

  /// A text in one language.
  public static let words = ValueShape.either([.text, .object(text)])

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
          doc: "Whether the words are approved, proposed, or out of date.", example: "proposed")
      ],
    choices: [KeyChoice(["text", "plural"], required: true)])

  /// A text that is not always the same.
  public static let varied = ObjectShape(
    "varied-text", doc: "A text with several variants.",
    fields: [
      FieldShape(
        "variants", .object(variants), required: true, doc: "The texts, and what chooses between them.",
        example: "{ choose: rotate, first: { en: \"Hello\" }, second: { en: \"Hi\" } }")
    ])

  /// `variants`.
  public static let variants = ObjectShape(
    "variants",
    doc: "Texts of which each notification shows one. Every key but `choose` names a variant: a text in every "
      + "language, or a list of texts in every language that rotate.",
    fields: [
      FieldShape(
        "choose", .either([.choice(chooseWords), .object(choosePreference)]), required: true,
        doc: "What decides: `rotate` shows one after the other, a setting shows the variant with the id of its option "
          + "(`on` and `off` for a toggle).",
        example: "{ preference: notification_style }")
    ],
    others: OtherKeys(keys: .identifier(.variant), values: variant))

  /// The words of `choose`.
  public static let chooseWords = ["rotate"]

  /// `choose` with a setting.
  public static let choosePreference = ObjectShape(
    "chosen-by-preference", doc: "A setting that decides.",
    fields: [
      FieldShape(
        "preference", .reference(.preference), required: true, doc: "The setting: a choice or a toggle.",
        example: "notification_style")
    ])

  /// One variant: a text in every language, or several that rotate.
  public static let variant = ValueShape.map(
    keys: .languageTag, values: .either([.text, .object(text), .list(of: words)]))
}
