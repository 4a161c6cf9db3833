public import SpecDiagnostics

/// `variants`: texts of which each notification shows one.
public struct CopyVariants: Sendable, Hashable {
  /// What decides.
  public enum Choice: Sendable, Hashable {
    /// The one after the last, through all texts of all variants.
    case rotate
    /// The value of a setting: the id of its option, or `on` and `off`. Of several texts the one after the last.
    case preference(Located<String>)
    /// The arm of an experiment. Of several texts the one after the last.
    case experiment(Located<String>)
  }

  /// The key of the field: `body`.
  public let keySpan: SourceSpan
  public let choice: Choice
  public let choiceSpan: SourceSpan
  /// In the order of the file; at least one.
  public let variants: [CopyVariant]

  var resolved: ResolvedValue {
    let choice: ResolvedValue =
      switch choice {
      case .rotate: .text("rotate")
      case .preference(let id): .section([ResolvedMember(key: "preference", value: .text(id.value))])
      case .experiment(let id): .section([ResolvedMember(key: "experiment", value: .text(id.value))])
      }
    return .section(
      [ResolvedMember(key: "choose", value: choice)]
        + variants.map { ResolvedMember(key: $0.id, value: $0.resolved) })
  }
}

/// One variant: a text, or several that rotate.
public struct CopyVariant: Sendable, Hashable {
  public let id: String
  public let idSpan: SourceSpan
  /// At least one, each in every locale.
  public let texts: [LocalizedText]

  /// Every variant as a list of texts for each language.
  fileprivate var resolved: ResolvedValue {
    .section(
      (texts.first?.texts.map(\.locale) ?? []).map { locale in
        ResolvedMember(key: locale.text, value: .list(texts.compactMap { $0[locale]?.resolved }))
      })
  }
}

enum VariantShape {
  /// A text that is not always the same.
  static let object = ObjectShape(
    "varied-text", doc: "A text with several variants.",
    fields: [
      FieldShape(
        "variants", .object(variants), required: true, doc: "The texts, and what chooses between them.",
        example: "{ choose: rotate, first: { en: \"Hello\" }, second: { en: \"Hi\" } }")
    ])

  /// `variants`.
  private static let variants = ObjectShape(
    "variants",
    doc: "Texts of which each notification shows one. Every key but `choose` names a variant: a text in every "
      + "language, or a list of texts in every language that rotate.",
    fields: [
      FieldShape(
        "choose", .either([.choice(chooseWords), .object(chooser)]), required: true,
        doc: "What decides: `rotate` shows one after the other, a setting shows the variant with the id of its option "
          + "(`on` and `off` for a toggle), an experiment the one with the id of the arm.",
        example: "{ preference: notification_style }")
    ],
    others: OtherKeys(keys: .identifier(.variant), values: variant))

  /// The words of `choose`.
  static let chooseWords = ["rotate"]

  /// The keys of `choose` of which one decides.
  static let choosers = ["preference", "experiment"]

  /// `choose` with a setting or an experiment.
  static let chooser = ObjectShape(
    "chosen-by", doc: "A setting or an experiment that decides.",
    fields: [
      FieldShape(
        "preference", .reference(.preference), doc: "The setting: a choice or a toggle.",
        example: "notification_style"),
      FieldShape(
        "experiment", .reference(.experiment),
        doc: "The experiment. Each arm needs a variant, unless the conditions of the type exclude it. Before an arm is "
          + "drawn, the first variant is shown.", example: "wording"),
    ], choices: [KeyChoice(choosers, required: true)])

  /// One variant: a text in every language, or as many as rotate.
  static let variant = ValueShape.map(
    keys: .languageTag, values: .either([.text, .object(TextShape.object), .list(of: .oneLanguage)]))
}
