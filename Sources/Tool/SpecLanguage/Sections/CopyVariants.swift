public import NotificationRules
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
    /// The name of the trigger that made it due.
    case trigger
    /// The value of an argument that has an `enum`.
    case argument(Located<String>)
    /// The first test that a number passes: of an argument, or of a parameter of the signal.
    case parameter(NumberChoice)
  }

  /// A number and what it is compared with.
  public struct NumberChoice: Sendable, Hashable {
    public let parameter: Located<String>
    public let kind: ParameterItem.Kind
    /// Whether it is an argument of the type; if not, only the signal carries it.
    public let isArgument: Bool
    /// In the order of the file, which is that of the tests.
    public let tests: [Test]

    public struct Test: Sendable, Hashable {
      public let id: String
      public let idSpan: SourceSpan
      /// Nil for all other numbers.
      public let test: ValueTest?
    }
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
      case .trigger: .text("trigger")
      case .argument(let id): .section([ResolvedMember(key: "argument", value: .text(id.value))])
      case .parameter(let number):
        .section(
          [ResolvedMember(key: "parameter", value: .text(number.parameter.value))]
            + number.tests.map { variant in
              let test = variant.test.map {
                ResolvedMember(key: $0.comparison.rawValue, value: .number($0.value))
              }
              return ResolvedMember(key: variant.id, value: .section(test.map { [$0] } ?? []))
            })
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
  static let object = ObjectShape("varied-text", doc: "A text with several variants.") {
    (read: KeyReader<CopyVariants>) in
    read.variants()
  }

  /// `variants`.
  fileprivate static let variants = ObjectShape(
    "variants",
    doc: "Texts of which each notification shows one. Every key but `choose` names a variant: a text in every "
      + "language, or a list of texts in every language that rotate.",
    others: OtherKeys(keys: .identifier(.variant), values: variant)
  ) { (read: KeyReader<CopyVariants>) in read.choose() }

  static let choose = ValueShape.either([.choice(chooseWords), .object(chooser)])

  /// The words of `choose`.
  static let chooseWords = ["rotate", "trigger"]

  /// The keys of `choose` of which one decides.
  static let choosers = ["preference", "experiment", "argument", "parameter"]

  /// For which numbers a variant is.
  static let test = ObjectShape(
    "variant-test",
    doc: "The numbers for which a variant is shown, if none before it is. Without a test it is for all others.",
    choices: [KeyChoice(ValueTest.Comparison.allCases.map(\.rawValue), required: false)]
  ) { (read: KeyReader<ValueTest>) in read.comparison() }

  private static let noChooser =
    "a text depends on one of 'preference', 'experiment', 'argument', 'parameter'; for what depends on anything else write "
    + "two types with 'conditions'"

  /// `choose` with something that has a value.
  static let chooser = ObjectShape(
    "chosen-by",
    doc:
      "What has the value that decides. Next to `parameter`, every other key is a variant with a test of the number.",
    choices: [KeyChoice(choosers, required: true)],
    elsewhere: ["flag": noChooser, "attribute": noChooser, "signal": noChooser, "locale": noChooser],
    others: OtherKeys(keys: .identifier(.variant), values: .object(test))
  ) { (read: KeyReader<CopyVariants.Choice>) in read.choice { _ in nil } }

  /// One variant: a text in every language, or as many as rotate.
  static let variant = ValueShape.map(
    keys: .languageTag, values: .either([.text, .object(TextShape.object), .list(of: .oneLanguage)]))
}

extension KeyReader<CopyVariants> {
  func variants() -> ObjectReader? {
    self(
      "variants", .group(VariantShape.variants), required: true, doc: "The texts, and what chooses between them.",
      example: "{ choose: rotate, first: { en: \"Hello\" }, second: { en: \"Hi\" } }")
  }

  func choose() -> SourceValue? {
    self(
      "choose", .written(VariantShape.choose), required: true,
      doc:
        "What decides: `rotate` shows one after the other, `trigger` goes by the name of the trigger, a setting by the id "
        + "of its option (`on` and `off` for a toggle), an experiment by that of the arm, an argument by its value, a "
        + "number by the first test that it passes.",
      example: "{ preference: notification_style }")
  }
}

extension KeyReader<CopyVariants.Choice> {
  /// What has the value that decides; nil after a finding.
  ///
  /// - Parameter number: Reads the tests of a number.
  func choice(_ number: (Located<String>) -> CopyVariants.NumberChoice?) -> CopyVariants.Choice? {
    let preference = self(
      "preference", KeyType.id(of: .preference).located.later, doc: "The setting: a choice or a toggle.",
      example: "notification_style")
    let experiment = self(
      "experiment", KeyType.id(of: .experiment).located.later,
      doc: "The experiment. Each arm needs a variant, unless the conditions of the type exclude it. Before an arm is "
        + "drawn, the first variant is shown.", example: "wording")
    let argument = self(
      "argument", KeyType.id(of: .parameter).located.later,
      doc:
        "An argument of the type that has an `enum`. For a missing value, and one that is not in the `enum`, the first "
        + "variant is shown.", example: "gender")
    let parameter = self(
      "parameter", KeyType.id(of: .parameter).located.later,
      doc: "A number: an argument of the type, or a parameter of the signals of all its triggers.", example: "days")
    switch mapping?.chosen(VariantShape.choosers) {
    case "preference": return preference?().map { .preference($0) }
    case "experiment": return experiment?().map { .experiment($0) }
    case "argument": return argument?().map { .argument($0) }
    case "parameter": return parameter?().flatMap(number).map { .parameter($0) }
    default: return nil
    }
  }
}

extension KeyReader<ValueTest> {
  /// The comparison that is there, with its number as it is written.
  func comparison() -> (ValueTest.Comparison, SourceValue)? {
    var found: (ValueTest.Comparison, SourceValue)?
    for (comparison, example) in zip(ValueTest.Comparison.allCases, ["99", "100", "3", "2", "1"]) {
      let number = self(comparison.rawValue, .written(.number), doc: comparison.doc, example: example)
      if found == nil, let number { found = (comparison, number) }
    }
    return found
  }
}
