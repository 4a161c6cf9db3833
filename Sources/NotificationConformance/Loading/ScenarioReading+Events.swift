import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

/// Events and texts as assertions name them.
extension ScenarioReading {
  /// A list of events, each a name or a name with some of its parameters; nil after a finding.
  func events(_ value: SourceValue) -> [ExpectedEvent]? {
    let errorsBefore = session.errorCount
    guard let items = session.list(value, expected: .list(of: .text)) else { return nil }
    var events: [ExpectedEvent] = []
    for item in items {
      if item.kind == .mapping {
        let entries = session.map(item, keys: .eventName, expected: .map(keys: .eventName, values: .carriedValues))
        for entry in entries ?? [] where isEvent(entry) {
          events.append(ExpectedEvent(entry.name, parameters: parameters(of: entry)))
        }
      } else if let name = session.text(item), isEvent(name, item) {
        events.append(ExpectedEvent(name))
      }
    }
    return session.errorCount == errorsBefore ? events : nil
  }

  func eventCounts(_ value: SourceValue) -> [EventCount]? {
    let errorsBefore = session.errorCount
    let shape = ValueShape.map(keys: .eventName, values: .int(0...1_000_000))
    guard let entries = session.map(value, keys: .eventName, expected: shape) else { return nil }
    var counts: [EventCount] = []
    for entry in entries where isEvent(entry) {
      if let count = session.int(entry.value, in: 0...1_000_000) { counts.append(EventCount(entry.name, count)) }
    }
    return session.errorCount == errorsBefore ? counts : nil
  }

  private func isEvent(_ entry: MapEntry) -> Bool {
    if vocabulary.events[entry.name] != nil { return true }
    session.reportUnknown(
      "is no analytics event of the app", entry, among: vocabulary.events.names, code: .unknownEvent)
    return false
  }

  private func isEvent(_ name: String, _ value: SourceValue) -> Bool {
    if vocabulary.events[name] != nil { return true }
    session.reportUnknown("names no analytics event '\(name)' of the app", value, among: vocabulary.events.names)
    return false
  }

  private func parameters(of event: MapEntry) -> [String: ParameterValue] {
    var parameters: [String: ParameterValue] = [:]
    let declared = vocabulary.events[event.name] ?? []
    for entry in session.map(event.value, keys: .identifier(.parameter), expected: .carriedValues) ?? [] {
      guard declared.contains(entry.name) else {
        session.reportUnknown("is no parameter of the event '\(event.name)'", entry, among: Array(declared))
        continue
      }
      if let value = session.loggedValue(entry.value) { parameters[entry.name] = value }
    }
    return parameters
  }

  /// Values by name, of whatever kind they are.
  func carriedValues(_ value: SourceValue) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for entry in session.map(value, keys: .identifier(.parameter), expected: .carriedValues) ?? [] {
      if let carried = session.loggedValue(entry.value) { values[entry.name] = carried }
    }
    return values
  }

  /// The body by locale.
  func texts(_ value: SourceValue) -> [LanguageTag: String] {
    var texts: [LanguageTag: String] = [:]
    let shape = ValueShape.map(keys: .languageTag, values: .text)
    for entry in session.map(value, keys: .languageTag, expected: shape) ?? [] {
      guard let locale = LanguageTag(entry.name), vocabulary.locales.contains(locale) else {
        session.reportUnknown(
          "is no language of the app", entry, among: vocabulary.locales.map(\.text), .codes, code: .badValue)
        continue
      }
      texts[locale] = session.text(entry.value)
    }
    if texts.isEmpty, value.kind == .mapping, value.node.count == 0 {
      session.report(.assertsNothing, "asserts nothing", about: value)
    }
    return texts
  }
}

extension ReadingSession {
  fileprivate func reportUnknown(_ predicate: String, _ value: SourceValue, among names: [String]) {
    let meant = guess(for: value.text, among: names)
    report(
      .unknownEvent, predicate + (meant?.question() ?? ""), about: value, fixIt: meant?.fixIt(replacing: value.span))
  }

  /// What an event carries, by how it is written: `1` is a number, `"1"` a text.
  func loggedValue(_ value: SourceValue) -> ParameterValue? {
    if value.kind == .scalar {
      switch value.core {
      case .int(let number): return .int(number)
      case .double(let number): return .double(number)
      case .string: return .string(value.text)
      case .bool, .null: break
      }
    }
    reportWrongType(value, expected: .either([.number, .text]))
    return nil
  }
}
