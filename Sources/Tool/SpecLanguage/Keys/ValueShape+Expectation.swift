extension ValueShape {
  /// What to write there, as the end of "must be …".
  public var expectation: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .int(let range): range.upperBound == .max ? "a whole number" : Self.range(range)
    case .number: "a number"
    case .numberIn(let range): "a number from \(range.lowerBound.words) to \(range.upperBound.words)"
    case .choice(let words): words.count == 1 ? "'\(words[0])'" : "one of " + Self.quoted(words)
    case .reference(let kind): "the id of \(kind.oneNoun)"
    case .duration: "a duration such as '30m', '24h' or '7d'"
    case .durationRange: "a duration such as '30m', '24h' or '7d', or a range such as '30m..60m'"
    case .localTime: "a time of day such as \"20:00\""
    case .languageTag: "a language such as 'en' or 'zh-Hans'"
    case .pattern(let pattern): pattern.noun
    case .object(let shape): Self.group(of: shape)
    case .recursive(let name): "a \(name.asTitle)"
    case .map(.languageTag, _): "a group of texts, one per language"
    case .map(let keys, _): "a group of keys, which are \(keys.noun)"
    case .list(of: .list): "a list of lists"
    case .list(let item):
      item.hasManyGroups ? "a list, each item after '- '" : "a list; each item is \(item.expectation)"
    case .oneOrMore(let item): "\(item.expectation), or a list of such"
    case .either(let shapes): hasManyGroups ? "a group of keys" : shapes.map(\.expectation).joined(separator: ", or ")
    }
  }

  /// What was found instead, after these words, would seem to be about the last of them: about the items of a list, or
  /// about the keys of a group that is one of several forms.
  var isLong: Bool {
    if case .list = self { return true }
    guard case .either(let shapes) = self, !hasManyGroups else { return false }
    return shapes.contains { shape in
      switch shape {
      case .object, .list: true
      default: false
      }
    }
  }

  /// So many forms that to name them all would be a page.
  private var hasManyGroups: Bool {
    guard case .either(let shapes) = self, shapes.count > 3 else { return false }
    return shapes.allSatisfy { if case .object = $0 { true } else { false } }
  }

  private static func range(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound
      ? "\(range.lowerBound)" : "a whole number from \(range.lowerBound) to \(range.upperBound)"
  }

  static func quoted(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: ", ") }

  /// "Mapping" is a word of programmers; a group of keys is what people see.
  private static func group(of shape: ObjectShape) -> String {
    let required = shape.requiredKeys
    if !required.isEmpty { return "a group of keys with \(quoted(required))" }
    if let choice = shape.choices.first { return "a group with one of the keys \(quoted(choice.keys))" }
    return "a group of keys such as \(quoted(shape.fields.prefix(4).map(\.key)))"
  }
}

extension KeyShape {
  var noun: String {
    switch self {
    case .identifier(let kind): "ids of \(kind.nouns)"
    case .languageTag: "languages"
    case .eventName: "event names"
    case .pluralCategory: "plural forms"
    case .ruleCode: "codes of lint rules"
    case .reference(let kind): "ids of \(kind.nouns)"
    case .pattern(let pattern): "names, each \(pattern.noun)"
    }
  }
}
