extension ValueShape {
  /// What to write there, in words that need no knowledge of YAML or of the reader's code.
  ///
  /// - Parameters:
  ///   - mapping: What to call a mapping by the name of its shape: a link on a page, a quoted name in a terminal.
  ///   - literal: How to show something that is to be written literally.
  ///   - pattern: What to call a text of its own form.
  ///   - isBrief: For a page that shows an example of each key and says elsewhere how values are written.
  public func words(
    mapping: (String) -> String = { "the keys of '\($0.asTitle)'" },
    literal: (String) -> String = { "'\($0)'" },
    pattern: (TextPattern) -> String = \.noun, isBrief: Bool = false
  ) -> String {
    func words(_ shape: Self) -> String {
      shape.words(mapping: mapping, literal: literal, pattern: pattern, isBrief: isBrief)
    }
    func example(_ words: String) -> String { isBrief ? "" : " such as \(words)" }
    return switch self {
    case .text: "a text"
    case .flag: "\(literal("true")) or \(literal("false"))"
    case .int(let range): Self.words(range, literal, isBrief: isBrief)
    case .number: "a number"
    case .numberIn(let range): Self.words(range)
    case .choice(let words):
      (words.count == 1 || isBrief ? "" : "one of ")
        + (isBrief ? FoldedWords.fold(words) : words).map(literal).joined(separator: ", ")
    case .reference(let kind): "\(isBrief ? "" : "the ")id of \(kind.oneNoun)"
    case .duration: "a duration" + example("\(literal("30m")), \(literal("24h")) or \(literal("7d"))")
    case .durationRange: "a duration\(example(literal("30m"))), or a range" + example(literal("30m..60m"))
    case .localTime: "a time of day" + example(literal("\"20:00\""))
    case .languageTag: "a language" + example("\(literal("en")) or \(literal("zh-Hans"))")
    case .pattern(let own): pattern(own)
    case .object(let shape): mapping(shape.name)
    case .recursive(let name): mapping(name)
    case .map(let keys, let value): "\(keys.words(pattern: pattern, isBrief: isBrief)), each with \(words(value))"
    case .list(let item):
      isBrief
        ? "a list\(item.beginsWithChoice ? " of" : ", each") \(words(item))"
        : "a list; each item\(item.isMapping ? ":" : " is") \(words(item))"
    case .oneOrMore(let item): words(item) + ", or a list of them"
    case .either(let values): values.map(words).joined(separator: ", or ")
    }
  }

  private var isMapping: Bool {
    switch self {
    case .object, .recursive, .map: true
    case .either(let values): values.allSatisfy(\.isMapping)
    default: false
    }
  }

  private var beginsWithChoice: Bool {
    switch self {
    case .choice(let words): words.count > 1
    case .oneOrMore(let item): item.beginsWithChoice
    case .either(let values): values.first?.beginsWithChoice ?? false
    default: false
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "a number from \(range.lowerBound.words) to \(range.upperBound.words)"
  }

  private static func words(_ range: ClosedRange<Int>, _ literal: (String) -> String, isBrief: Bool) -> String {
    if range.lowerBound == range.upperBound { return literal("\(range.lowerBound)") }
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): return "a whole number"
    case (let lower, .max): return "a whole number, \(lower) or greater"
    case (.min, let upper): return "a whole number, \(upper) or less"
    case (let lower, let upper): return "\(isBrief ? "" : "a whole number ")from \(lower) to \(upper)"
    }
  }
}

extension KeyShape {
  /// What the keys of such a map are.
  public func words(pattern: (TextPattern) -> String = \.noun, isBrief: Bool = false) -> String {
    switch self {
    case .identifier(let kind): "ids of \(kind.nouns)"
    case .languageTag: "languages"
    case .eventName: "names of events"
    case .pluralCategory: "plural forms"
    case .ruleCode: "codes of rules"
    case .reference(let kind): "ids of \(kind.nouns)\(isBrief ? "" : " that are defined elsewhere")"
    case .pattern(let own): "names, each \(pattern(own))"
    }
  }
}
