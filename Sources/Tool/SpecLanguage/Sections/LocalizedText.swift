public import NotificationTerms
public import NotificationText
public import SpecDiagnostics

/// A user-visible text in every locale.
public struct LocalizedText: Sendable, Hashable {
  /// The key that holds it: `title`, `body`, `label`.
  public let keySpan: SourceSpan
  /// In the order of the file.
  public let texts: [CopyText]

  public subscript(locale: LanguageTag) -> CopyText? { texts.first { $0.locale == locale } }

  /// The arguments that it shows, or counts, in at least one language.
  public var shownArguments: Set<String> {
    var shown: Set<String> = []
    for text in texts where !text.isOutgrown {
      shown.formUnion(text.countedArguments)
      for template in text.templates where template.hasArguments { shown.formUnion(template.arguments) }
    }
    return shown
  }

  /// One member for each locale.
  var resolved: ResolvedValue {
    .section(texts.map { ResolvedMember(key: $0.locale.text, value: $0.resolved) })
  }
}

/// A text in one locale.
public struct CopyText: Sendable, Hashable {
  public enum Status: String, Sendable, Hashable, CaseIterable {
    case approved, proposed, stale
    /// There is no translation yet, and the words are those of the source.
    case missing
  }

  public enum Form: Sendable, Hashable {
    case plain(TextTemplate)
    case plural(argument: Located<String>, [PluralForm])
    /// A sentence with a piece in it for each number that is counted: `{words} in {lessons}`.
    case plurals(TextTemplate, [PluralPiece])
  }

  public struct PluralForm: Sendable, Hashable {
    public let categorySpan: SourceSpan
    public let text: TextTemplate
    public let category: PluralCategory
  }

  /// What a sentence says in place of a number that is counted.
  public struct PluralPiece: Sendable, Hashable {
    public let argument: Located<String>
    public let forms: [PluralForm]
  }

  public let locale: LanguageTag
  public let localeSpan: SourceSpan
  public let form: Form
  public let status: Status
  /// Of a stale text, the source that it translates, in the words of `CopyText.summary`; nil if that is not said.
  public let translates: String?
  /// Whether its placeholders are not those of its source, as it is where the source has been changed since. Only while
  /// texts are being translated: for an app that is a mistake.
  public internal(set) var isOutgrown = false

  /// Where the text stands for a translator: one that its source has outgrown is out of date, whatever the file says.
  public var standing: Status { isOutgrown && status != .missing ? .stale : status }

  /// Every template of the text, as written. What people read is in `wordings`.
  public var templates: [TextTemplate] {
    switch form {
    case .plain(let text): [text]
    case .plural(_, let forms): forms.map(\.text)
    case .plurals(let sentence, let pieces): [sentence] + pieces.flatMap { $0.forms.map(\.text) }
    }
  }

  /// The arguments whose numbers choose between forms.
  public var countedArguments: [String] {
    switch form {
    case .plain: []
    case .plural(let argument, _): [argument.value]
    case .plurals(_, let pieces): pieces.map(\.argument.value)
    }
  }

  var resolved: ResolvedValue {
    var members: [ResolvedMember] = []
    switch form {
    case .plain(let template): members.append(ResolvedMember(key: "text", value: .text(template.source)))
    case .plural(let argument, let forms):
      members.append(ResolvedMember(key: "plural", value: .text(argument.value)))
      for form in forms {
        members.append(ResolvedMember(key: form.category.rawValue, value: .text(form.text.source)))
      }
    case .plurals(let sentence, let pieces):
      members.append(ResolvedMember(key: "text", value: .text(sentence.source)))
      members.append(ResolvedMember(key: "plural", value: .list(pieces.map { .text($0.argument.value) })))
      let forms = pieces.map { piece in
        ResolvedMember(
          key: piece.argument.value,
          value: .section(
            piece.forms.map { ResolvedMember(key: $0.category.rawValue, value: .text($0.text.source)) }))
      }
      members.append(ResolvedMember(key: "forms", value: .section(forms)))
    }
    members.append(ResolvedMember(key: "status", value: .text(status.rawValue)))
    if let translates { members.append(ResolvedMember(key: "translates", value: .text(translates))) }
    return .section(members)
  }
}

/// `copy.*.*` and its like, where more than the words is said: what a text in one language may have.
public enum TextShape {
  public static let object = shape(elsewhere)
  /// The same in a language whose form 'one' is for other numbers than 1, too.
  static let numbered = shape(elsewhere.merging(["1": "\(form); \(alone)"], uniquingKeysWith: { _, new in new }))

  private static func shape(_ elsewhere: [String: String]) -> ObjectShape {
    ObjectShape(
      "localized-text", doc: "A text in one language, with its status or its plural forms.",
      choices: [KeyChoice(["text", "plural"], required: true, exclusive: false)],
      cases: [
        KeyCase("plural", .text, excluded: ["text", "forms"]),
        KeyCase("plural", .list, needed: ["text", "forms"], excluded: PluralCategory.allCases.map(\.rawValue)),
        KeyCase("forms", .any, needed: ["plural"]),
      ], elsewhere: elsewhere
    ) { WrittenText($0) }
  }

  private static let form = "'one' is the form for 1, and in many languages for 21 too"
  private static let alone =
    "a text for one number alone is one of 'variants', with 'choose': 'notispec explain \"a text for zero\"' shows how"
  /// Numbers in the place of a form.
  private static let elsewhere = [
    "singular": "the forms are 'one' and 'other', and 'plural' names the argument that chooses",
    "=1": "\(form); \(alone)", "0": alone, "=0": alone, "2": alone, "=2": alone,
  ]

  /// `plural`: one argument, or several.
  static let pluralArguments = ValueShape.either([.reference(.parameter), .list(of: .reference(.parameter))])

  /// The forms of one argument.
  static let forms = ValueShape.map(keys: .pluralCategory, values: .text)
}

/// A text in one language as it is written, where more than the words is said.
struct WrittenText {
  let mapping: ObjectReader
  let text: SourceValue?
  let plural: SourceValue?
  /// What is counted, with the forms of each.
  let pieces: (() -> [MapEntry]?)?
  /// All of them, in the order of CLDR.
  let forms: [(category: PluralCategory, value: SourceValue?)]
  let status: CopyText.Status
  let translates: String?

  private static let docs = PluralCategory.allCases.map { category in
    (category: category, doc: "The words for numbers of the CLDR category '\(category.rawValue)'.")
  }

  /// Nil while the keys are only listed.
  init?(_ read: KeyReader<Self>) {
    text = read("text", .written(.text), doc: "The words people read.", example: "\"{days} days in a row\"")
    plural = read(
      "plural", .written(TextShape.pluralArguments),
      doc:
        "The argument whose number chooses between the forms. If there are several, each has its `forms`, and `text` "
        + "is the sentence they go into.", example: "days")
    pieces = read(
      "forms", KeyType.entries(.reference(.parameter), TextShape.forms).later,
      doc: "With several arguments in `plural`, what stands for each.",
      example: "{ words: { one: \"{words} word\", other: \"{words} words\" } }")
    forms = Self.docs.map { category, doc in
      (category, read(category.rawValue, .written(.text), doc: doc, example: "\"{days} …\""))
    }
    let status = read(
      "status", KeyType<CopyText.Status>.choice, default: "approved", doc: "Approved, proposed, out of date, missing.",
      example: "proposed")
    // 'strings stale' writes it for the translator, and a new translation takes it away.
    translates = read("translates", .text, doc: "If stale, its source.", example: "Was")
    guard let mapping = read.mapping else { return nil }
    self.mapping = mapping
    self.status = status ?? .approved
  }
}

extension KeyType where Value == [MapEntry] {
  fileprivate static func entries(_ names: KeyShape, _ values: ValueShape) -> Self {
    let shape = ValueShape.map(keys: names, values: values)
    return Self(shape) { $0.entries(names, expected: shape) }
  }
}

extension ValueShape {
  /// A text in one language.
  public static let oneLanguage = ValueShape.either([.text, .object(TextShape.object)])

  /// A text in every language.
  public static let localized = ValueShape.map(keys: .languageTag, values: oneLanguage)
}

extension KeyType where Value == LocalizedText {
  /// A text into which no value can be put.
  static var localized: Self { localized(.nothing) }

  /// - Parameter arguments: What may be put into it.
  static func localized(_ arguments: SignalFacts) -> Self {
    return Self(
      .localized, sample: LocalizedText(keySpan: SourceSpan(startOf: ""), texts: []), resolve: { $0.resolved },
      read: { $0.app.readText($0, arguments: arguments) })
  }
}

extension KeyType where Value == TextTemplate {
  /// A line with values in it.
  ///
  /// - Parameter isID: Nobody reads it: what is the same for every value is a mistake.
  static func template(_ arguments: SignalFacts, isID: Bool = false) -> Self {
    return Self(
      .text, sample: TextTemplate(source: "", span: SourceSpan(startOf: "")), resolve: { .text($0.source) },
      read: { written in
        if written.value.kind == .scalar {
          let template = written.app.readTemplate(written.value, arguments)
          return template.flatMap { isID && $0.hasForeignPlaceholder(written) ? nil : $0 }
        }
        written.session.reportWrongType(written.value, expected: .text)
        return nil
      })
  }
}

extension TextTemplate {
  /// Whether a text that nobody reads holds a placeholder of another tool, which would be the same for all values; it is
  /// reported then.
  fileprivate func hasForeignPlaceholder(_ written: WrittenValue) -> Bool {
    var found: String?
    var before = ""
    forEachPiece { piece in
      if piece.isArgument {
        if before.hasSuffix("$") || before.hasSuffix("%") { found = "\(before.suffix(1)){\(piece.text)}" }
        if before.hasSuffix("{") { found = "{{\(piece.text)}}" }
      } else if let sign = ["{", "}", "%@", "%d", "%s", "%1$"].first(where: piece.text.contains) {
        let inside = piece.text.split { "{}".contains($0) }.first { TextPattern.identifier.matches(String($0)) }
        found = sign.hasPrefix("%") ? sign : inside.map { "{{\($0)}}" } ?? sign + sign
      }
      before = piece.isArgument ? "" : piece.text
    }
    guard let found else { return false }
    let name = found.filter { !"{}$%@ds1".contains($0) || $0.isLetter }
    let isName = found.contains("{") && TextPattern.identifier.matches(name)
    written.session.report(
      .badValue,
      "has '\(found)', which is the same for every value: a value is written as '{\(isName ? name : "name")}'",
      about: written.value)
    return true
  }
}
