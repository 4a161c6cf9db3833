import SpecLanguage

/// A text with its own form, defined once in a schema.
enum FormedText: Hashable {
  case duration, durationRange, localTime, languageTag, eventName
  /// `{column}` in a scenario, alone or inside a longer text.
  case placeholder
  case pattern(TextPattern)

  static let all: [FormedText] =
    [.duration, .durationRange, .localTime, .languageTag, .eventName, .placeholder]
    + TextPattern.allCases.map(FormedText.pattern)

  /// The form of a value; nil for a value of any other kind, and for the ids of requirements, whose form the documents
  /// decide.
  init?(of type: ValueShape) {
    switch type {
    case .reference(.requirement): return nil
    case .reference(.action): self = .pattern(.systemIdentifier)
    case .reference: self = .pattern(.identifier)
    case .duration: self = .duration
    case .durationRange: self = .durationRange
    case .localTime: self = .localTime
    case .languageTag: self = .languageTag
    case .pattern(let pattern): self = .pattern(pattern)
    case .text, .flag, .int, .number, .numberIn, .choice, .object, .recursive, .map, .list, .oneOrMore, .either:
      return nil
    }
  }

  /// The form of the keys of a map; nil for a closed list of words.
  init?(of keys: KeyShape) {
    switch keys {
    case .identifier: self = .pattern(.identifier)
    case .languageTag: self = .languageTag
    case .eventName: self = .eventName
    case .ruleCode: self = .pattern(.ruleCode)
    case .reference(.action): self = .pattern(.systemIdentifier)
    case .reference: self = .pattern(.identifier)
    case .pattern(let pattern): self = .pattern(pattern)
    case .pluralCategory: return nil
    }
  }

  /// Its name among the definitions; the dot keeps it apart from the names of mappings.
  var name: String {
    switch self {
    case .duration: "text.duration"
    case .durationRange: "text.duration-range"
    case .localTime: "text.local-time"
    case .languageTag: "text.language-tag"
    case .eventName: "text.event-name"
    case .placeholder: "text.placeholder"
    case .pattern(let pattern): "text.\(pattern.rawValue)"
    }
  }

  var reference: String { "#/$defs/\(name)" }

  var regularExpression: String {
    switch self {
    case .duration: "^\(Self.oneDuration)$"
    case .durationRange: "^\(Self.oneDuration)(\\.\\.\(Self.oneDuration))?$"
    case .localTime: "^([01][0-9]|2[0-3]):[0-5][0-9]$"
    case .languageTag: "^([A-Za-z]{2,3}|[A-Za-z]{8})(-[A-Za-z0-9]{1,8})*$"
    case .eventName: "^([^{}]|\\{id\\})+$"
    case .placeholder: "\\{[a-z][a-z0-9]*(_[a-z0-9]+)*\\}"
    case .pattern(let pattern): pattern.regularExpression
    }
  }

  /// The units in their order, at least one of them.
  private static let oneDuration = "(?=[0-9])([0-9]+d)?([0-9]+h)?([0-9]+m)?([0-9]+s)?([0-9]+ms)?"

  /// The end of "must be …".
  var noun: String {
    switch self {
    case .duration: ValueShape.duration.expectation
    case .durationRange: ValueShape.durationRange.expectation
    case .localTime: ValueShape.localTime.expectation
    case .languageTag: ValueShape.languageTag.expectation
    case .eventName: "the name of an event; the only placeholder in one is '{id}', the id of the type"
    case .placeholder: "a column of the table, such as '{used}'"
    case .pattern(let pattern): pattern.noun
    }
  }
}
