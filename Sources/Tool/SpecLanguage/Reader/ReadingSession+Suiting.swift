import NotificationCivilTime
import NotificationTerms
import SpecDiagnostics
package import YAMLNodes

extension ReadingSession {
  /// Whether a value can be what a place takes, a slip apart. Who follows a hint about a key moves its value with it, and
  /// a value that cannot be read there is the next error.
  package func mayBe(_ node: SourceNode, _ type: ValueShape) -> Bool {
    // A cell of a table may be anything.
    if node.kind == .scalar, node.core == .null && node.text.isEmpty || node.text.contains("{") { return true }
    switch type {
    case .object(let shape): return node.kind == .mapping && mayBe(node, shape)
    case .recursive(let name): return node.kind == .mapping && mayBe(node, shape(named: name))
    case .map(let keys, let values):
      return node.kind == .mapping
        && node.entries.allSatisfy { isKey($0.key.text, keys) && mayBe($0.value, values) }
    case .list(let item): return node.kind == .sequence && node.items.allSatisfy { mayBe($0, item) }
    case .oneOrMore(let item):
      return node.kind == .sequence ? node.items.allSatisfy { mayBe($0, item) } : mayBe(node, item)
    case .either(let types): return types.contains { mayBe(node, $0) }
    default: return node.kind == .scalar && mayBe(node.text, node.core, type)
    }
  }

  private func mayBe(_ node: SourceNode, _ shape: ObjectShape) -> Bool {
    let keys = node.entries.map(\.key.text)
    return keys.isEmpty || shape.others != nil
      || keys.contains { shape.index(of: $0) != nil || shape.elsewhere[$0] != nil }
  }

  private func isKey(_ key: String, _ shape: KeyShape) -> Bool {
    switch shape {
    case .languageTag: LanguageTag(key) != nil
    // A language is no name of an item.
    case .identifier: LanguageTag(key)?.flaw != nil || key.utf8.count > 3
    case .pluralCategory, .eventName, .ruleCode, .reference, .pattern: true
    }
  }

  private func mayBe(_ text: String, _ core: CoreScalar, _ type: ValueShape) -> Bool {
    let isFlag = if case .bool = core { true } else { false }
    let isNumber =
      switch core {
      case .int, .double: true
      case .null, .bool, .string: false
      }
    switch type {
    case .flag: return isFlag || Self.flagWords[text.lowercased()] != nil
    case .int, .number, .numberIn: return isNumber || Double(text) != nil || text.first?.isNumber != true && !isFlag
    case .choice(let words):
      return words.contains(text) || KindredWords.suggestion(for: text, among: words) != nil
        || Spelling.suggestion(for: text, among: words) != nil
    case .reference(let kind):
      return !isFlag && TextPattern.identifier.matches(text)
        && (items.mayHave(kind, text) || !ItemKind.allCases.contains { $0 != kind && items.place(of: text, $0) != nil })
    case .duration, .durationRange: return text.contains(where: \.isNumber) || DurationAdvice(text) != nil
    case .localTime: return WallClockTime(text) != nil || TimeOfDayAdvice(text) != nil
    case .languageTag: return LanguageTag(text) != nil
    case .pattern(let pattern): return !isFlag && pattern.matches(text)
    case .text: return !isFlag
    case .object, .recursive, .map, .list, .oneOrMore, .either: return false
    }
  }
}
