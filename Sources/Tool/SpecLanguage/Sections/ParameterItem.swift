public import NotificationRules
public import NotificationText
import SpecDiagnostics
import YAMLNodes

/// A typed value of a signal, a deep link or a text.
public struct ParameterItem: SpecItem, Hashable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case int, double, percent, string
    /// A moment, as milliseconds since 1970; signals carry one, and texts tell it.
    case instant
    /// Numbers that each locale writes in its way; only texts have them.
    case decimal, money
    /// When something is due: a time of day, several, or days of the week; only signals carry them.
    case time, times, weekdays

    /// The kinds that links, texts and payloads carry.
    static let plain: [Kind] = [.int, .double, .percent, .string]
    static let carried: [Kind] = plain + [.instant, .time, .times, .weekdays]
    static let said: [Kind] = plain + [.decimal, .money, .instant]
  }

  public let itemID: Located<String>
  public let kind: Kind
  public let isOptional: Bool
  /// The key in payloads, in `userInfo` and in links when it is not the id.
  public let key: Located<String>?
  /// A sample value, as written.
  public internal(set) var example: String?
  /// Of an argument of a type: the signal that brings it, if it is not that of the trigger.
  public let source: ArgumentSource?
  /// Of an argument of a type: what is said in each language while there is no value.
  public let standard: LocalizedText?
  /// Of an argument of the type `money`.
  public let currency: Located<CurrencyRule>?
  /// Of an argument of the type `instant`.
  public let style: CivilStyle?
  /// Of an argument of the type `string`: the words that it can be. None if it can be anything.
  public let values: [Located<String>]
  /// Of an argument of the type `instant`: whose clock tells it; nil for that of the device.
  public let zone: Located<ZoneSource>?

  /// A parameter of a deep link, or an entry of `data`.
  public static let keys = SectionKeys<Self>(
    "parameter", doc: "A value that a deep link or a payload carries.", cases: examples(of: Kind.plain)
  ) { Self($0, Kind.plain) }

  /// A parameter of a signal.
  static let signalKeys = SectionKeys<Self>(
    "signal-parameter", doc: "A value that a signal carries."
  ) { Self($0, Kind.carried, isSent: false) }

  /// An argument of the texts of a type, or of a text of `strings`.
  static let argumentKeys = SectionKeys<Self>(
    "argument", doc: "A value that texts show as `{name}`.",
    cases: examples(of: Kind.said) + [KeyCase("enum", .any, values: ["type": .choice([Kind.string.rawValue])])]
  ) { Self($0, Kind.said, isOfText: true) }

  public init(_ read: KeyReader<Self>) { self.init(read, Kind.plain) }

  /// - Parameter texts: Those that the argument is for, as they are written.
  init(argument read: KeyReader<Self>, of texts: SourceNode?) {
    self.init(read, Kind.said, isOfText: true, texts: texts)
  }

  /// - Parameter isSent: It is in payloads and links, and samples show it.
  private init(
    _ read: KeyReader<Self>, _ kinds: [Kind], isSent: Bool = true, isOfText: Bool = false, texts: SourceNode? = nil
  ) {
    itemID = read.name
    let kind = read("type", \.kind, .choice(of: kinds), doc: "The kind of value.", example: "int")
    self.kind = kind
    isOptional =
      isOfText
      ? false
      : read(
        "optional", \.isOptional, .mark, default: false, doc: "Whether the value may be left out.", example: "true")
    guard isSent else {
      key = nil
      example = nil
      (source, standard, currency, style, values, zone) = (nil, nil, nil, nil, [], nil)
      return
    }
    key = read(
      "key", \.key, .pattern(.payloadKey), doc: "The key in payloads and links, if it is not the id.",
      example: "chatId")
    var isCounted = false
    read.check { argument, app in
      isCounted = isOfText && app.reportCounted(argument, kind, read.name.value, in: texts)
    }
    example = read(
      "example", \.example, .example(of: read.isBroken || isCounted ? nil : kind),
      doc: "A value to show in previews and sample payloads.", example: "7")
    guard isOfText else {
      (source, standard, currency, style, values, zone) = (nil, nil, nil, nil, [], nil)
      return
    }
    let source = read(
      "from", \.source, .section, absent: "the parameter of this name of the signal that begins the type",
      doc: "Where the value comes from: the latest signal of a name, also one that comes after the type was planned.",
      example: "{ signal: words_learned, parameter: count }")
    self.source = source
    let standard = read(
      "default", \.standard, .localized,
      absent: "the type is not sent without a value",
      doc: "What is said while there is no value.", example: "{ en: \"some\" }")
    self.standard = standard
    currency = read(
      "currency", \.currency, .currency, absent: "an error with `type: money`",
      doc: "What the money is counted in: a code of ISO 4217, or the argument that has the code.", example: "EUR")
    style = read(
      "style", \.style, .choice, absent: "an error with `type: instant`",
      doc: "What of the moment the text says. Payloads and `example` have it in milliseconds since 1970.",
      example: "time")
    values = read(
      "enum", \.values, listOf: .pattern(.identifier), notEmpty: "has no values",
      doc: "With `type: string`, the words that it can be. Variants of a text can be named after them.",
      example: "[she, he, they]")
    let example = example
    zone = read(
      "zone", \.zone, .namedZone, absent: "wherever the device is",
      doc: "With `type: instant`: the time zone whose clock and calendar tell the moment, by its name, or the argument "
        + "that names it. An unknown one counts as that of the device.",
      example: "Europe/Lisbon")
    read.check { argument, app in
      guard !read.isDoubtful else { return }
      app.checkWords(of: argument, kind, example)
      if let source { app.check(source, of: argument, kind, hasDefault: argument.has("default")) }
      app.checkFormat(of: argument, kind)
    }
  }

  init(
    itemID: Located<String>, kind: Kind, isOptional: Bool = false, key: Located<String>? = nil, example: String? = nil
  ) {
    (source, standard, currency, style, values, zone) = (nil, nil, nil, nil, [], nil)
    self.itemID = itemID
    self.kind = kind
    self.isOptional = isOptional
    self.key = key
    self.example = example
  }

  /// The key in payloads, in `userInfo` and in links.
  public var payloadKey: String { key?.value ?? id }

  /// An example is a value of the type.
  private static func examples(of kinds: [Kind]) -> [KeyCase] {
    kinds.map { KeyCase("type", .words([$0.rawValue]), values: ["example": $0.example]) }
  }
}

extension ParameterItem.Kind {
  /// What an example may be.
  fileprivate var example: ValueShape {
    switch self {
    case .int, .instant: .int(Int.min...Int.max)
    case .double, .percent, .decimal, .money: .number
    case .string, .time, .times, .weekdays: .text
    }
  }
}

extension KeyType where Value == String {
  /// A sample value, as written.
  ///
  /// - Parameter isSound: Reports what is wrong.
  static func example(_ shape: ValueShape, isSound: @escaping (SourceValue, ReadingSession) -> Bool) -> Self {
    Self(
      shape, sample: "", resolve: { .text($0) },
      read: { written in
        guard written.value.kind == .scalar else {
          written.session.reportWrongType(written.value, expected: shape)
          return nil
        }
        return isSound(written.value, written.session) ? written.value.text : nil
      })
  }

  fileprivate static func example(of kind: ParameterItem.Kind?) -> Self {
    example(.either([.text, .number])) { value, session in
      switch kind {
      case .int, .instant: session.int(value, in: Int.min...Int.max) != nil
      case .double, .percent, .decimal, .money: session.number(value) != nil
      case .string, .time, .times, .weekdays: session.text(value) != nil
      case nil: false
      }
    }
  }
}

/// Parameters: sound ones as items, and all as facts. Nil where nothing is known.
private struct Parameters {
  var items: [ParameterItem]
  var facts: SignalFacts?
}

extension KeyType where Value == Parameters {
  fileprivate static func parameters(
    _ keys: SectionKeys<ParameterItem>, _ making: ((KeyReader<ParameterItem>) -> ParameterItem)?
  ) -> Self {
    let map = KeyType<[ParameterItem]>.map(.identifier(.parameter), keys)
    return Self(
      map.shape, sample: Parameters(items: []), resolve: { [resolve = map.resolve] in resolve($0.items) },
      read: { $0.app.readParameters($0, keys, making) })
  }
}

extension KeyReader {
  /// Parameters: sound ones as items, and all as facts.
  func parameters(
    _ key: String, _ value: @escaping @Sendable (Section) -> [ParameterItem],
    _ keys: @autoclosure () -> SectionKeys<ParameterItem>, doc: String, example: String,
    making: ((KeyReader<ParameterItem>) -> ParameterItem)? = nil
  ) -> (items: [ParameterItem], facts: SignalFacts) {
    let found = self(
      key, { Parameters(items: value($0)) }, .parameters(keys(), making), default: Parameters(items: []), doc: doc,
      example: example)
    var facts = found.facts ?? SignalFacts()
    check { owner, _ in
      if found.facts == nil {
        facts.isComplete = !owner.has(key) && !owner.meantKeys.contains(key) && !owner.isIncomplete
      }
    }
    return (found.items, facts)
  }
}

extension AppReader {
  fileprivate func readParameters(
    _ written: WrittenValue, _ keys: SectionKeys<ParameterItem>,
    _ making: ((KeyReader<ParameterItem>) -> ParameterItem)?
  ) -> Parameters? {
    let shape = ValueShape.map(keys: .identifier(.parameter), values: .object(keys.shape))
    guard let entries = written.entries(.identifier(.parameter), expected: shape) else { return nil }
    var facts = SignalFacts()
    if written.value.node.isIncomplete { facts.isComplete = false }
    var items: [ParameterItem] = []
    for entry in entries {
      let item = keys.read(WrittenValue(entry.value, self), name: entry, making: making)
      // It is unclear what the id should have been.
      guard entry.isNameValid else {
        facts.isComplete = false
        continue
      }
      facts.parameters.append(
        ParameterFacts(
          name: entry.name, kind: item?.kind, isOptional: item.map { $0.isOptional || $0.standard != nil } ?? false,
          span: entry.nameSpan, source: item?.source,
          standard: item?.standard, values: item?.values.map(\.value) ?? []))
      guard let item else { continue }
      if let first = items.first(where: { $0.payloadKey == item.payloadKey }) {
        session.report(
          .duplicateID, "has the key '\(item.payloadKey)', which '\(first.id)' already has", about: entry.value,
          at: item.key?.span ?? item.idSpan,
          notes: [Diagnostic.Note("'\(first.id)' is declared here", at: first.idSpan)])
      }
      items.append(item)
    }
    return Parameters(items: items, facts: facts)
  }
}
