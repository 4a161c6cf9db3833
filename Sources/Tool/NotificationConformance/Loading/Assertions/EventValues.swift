import NotificationRules
import NotificationTerms
import SpecDiagnostics
import SpecLanguage
import YAMLNodes

extension KeyType where Value == ExpectedEvent {
  /// A name, or a name with some of its parameters.
  static var event: Self {
    Self(.either([.text, .map(keys: .eventName, values: .carriedNumbersAndTexts)])) { value, file in
      guard value.kind == .mapping else {
        guard let name = file.session.text(value), file.isEvent(name, value) else { return nil }
        return ExpectedEvent(name: name)
      }
      let shape = ValueShape.map(keys: .eventName, values: .carriedValues)
      let entries = file.session.map(value, keys: .eventName, expected: shape) ?? []
      let events = entries.filter(file.isEvent).map {
        ExpectedEvent(name: $0.name, parameters: file.parameters(of: $0))
      }
      return events.first
    }
  }
}

extension KeyType where Value == [EventCount] {
  static var eventCounts: Self {
    let shape = ValueShape.map(keys: .eventName, values: .int(0...1_000_000))
    return Self(shape) { value, file in
      guard let entries = file.session.map(value, keys: .eventName, expected: shape) else { return nil }
      return entries.filter(file.isEvent).compactMap { entry in
        file.session.int(entry.value, in: 0...1_000_000).map { EventCount(name: entry.name, count: $0) }
      }
    }
  }
}

extension KeyType where Value == [String: ParameterValue] {
  /// Values by name, of whatever kind they are.
  static var carriedValues: Self {
    Self(.carriedValues) { value, file in
      guard let entries = file.session.map(value, keys: .identifier(.parameter), expected: .carriedValues) else {
        return nil
      }
      var values: [String: ParameterValue] = [:]
      for entry in entries { values[entry.name] = file.session.loggedValue(entry.value) }
      return values
    }
  }
}

extension KeyType where Value == [LanguageTag: String] {
  static var localizedTexts: Self {
    Self(.map(keys: .languageTag, values: .text)) { value, file in
      let shape = ValueShape.map(keys: .languageTag, values: .text)
      let locales = file.reading.vocabulary.locales
      var texts: [LanguageTag: String] = [:]
      for entry in file.session.map(value, keys: .languageTag, expected: shape) ?? [] {
        guard let locale = LanguageTag(entry.name), locales.contains(locale) else {
          // The app lists something that is no language, which is reported there.
          if locales.contains(where: { $0.flaw != nil }), LanguageTag(entry.name)?.flaw == nil { continue }
          file.session.reportUnknown(
            "is not a language of the app", entry, among: locales.map(\.text), .codes, code: .badValue)
          continue
        }
        texts[locale] = file.session.text(entry.value)
      }
      if texts.isEmpty, value.kind == .mapping, value.node.count == 0 {
        file.session.report(.assertsNothing, "asserts nothing", about: value)
      }
      return texts
    }
  }
}

extension LineFile {
  fileprivate func isEvent(_ entry: MapEntry) -> Bool {
    mention(.event(entry.name))
    let events = reading.vocabulary.events
    if events[entry.name] != nil { return true }
    session.reportUnknown(
      "is not an analytics event of the app", entry, meant: guess(for: entry.name, among: events.names),
      code: .unknownEvent)
    return false
  }

  fileprivate func isEvent(_ name: String, _ value: SourceValue) -> Bool {
    mention(.event(name))
    session.mentions?.note(.event, value)
    let events = reading.vocabulary.events
    if events[name] != nil { return true }
    if let form = Self.form(of: name, among: events.names) {
      session.report(.unknownEvent, "has values in its text: write '\(form)'", about: value)
      return false
    }
    let meant = guess(for: value.text, among: events.names)
    session.report(
      .unknownEvent, "names an unknown analytics event '\(name)'\(meant?.question() ?? "")", about: value,
      fixIt: meant?.fixIt(replacing: value.span))
    return false
  }

  /// The event that was probably meant. One whose own name is wrong, `notif-opened`, is no reason to change a case.
  private func guess(for name: String, among names: [String]) -> Spelling.Guess? {
    var meant = session.guess(for: name, among: names)
    let isName = meant?.word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_{}".contains($0)) } ?? true
    if !isName { meant?.isCertain = false }
    return meant
  }

  /// `notif_opened type=hungry`, as traces show it, in the form of a scenario.
  private static func form(of text: String, among names: [String]) -> String? {
    let words = text.split { " ,".contains($0) }
    guard let name = words.first.map(String.init), words.count > 1, names.contains(name) else { return nil }
    let values = words.dropFirst().map { $0.split(maxSplits: 1) { "=:".contains($0) } }
    guard values.allSatisfy({ $0.count == 2 }) else { return nil }
    return "{ \(name): { \(values.map { "\($0[0]): \($0[1])" }.joined(separator: ", ")) } }"
  }

  fileprivate func parameters(of event: MapEntry) -> [String: ParameterValue] {
    var parameters: [String: ParameterValue] = [:]
    let declared = reading.vocabulary.events[event.name] ?? []
    for entry in session.map(event.value, keys: .identifier(.parameter), expected: .carriedValues) ?? [] {
      if declared.contains(entry.name) {
        session.mentions?.note(.value(of: entry.name), entry.value)
        parameters[entry.name] = session.loggedValue(entry.value)
      } else {
        // The event lacks the parameter, however many scenarios expect it.
        let cause = Diagnostic.Cause(
          "parameter \(entry.name) of event \(event.name) in \(entry.value.span.file.prefix { $0 != "/" })",
          "{count} places expect '\(excerpt(entry.name))' of the event '\(excerpt(event.name))', which has no such "
            + "parameter: write it into 'parameters' of 'analytics.events.\(excerpt(event.name))', or leave it out here"
        )
        session.reportUnknown(
          "is not a parameter of the event '\(event.name)'", entry, among: Array(declared), cause: cause)
      }
    }
    return parameters
  }
}

extension ValueShape {
  fileprivate static let carriedNumbersAndTexts = ValueShape.map(
    keys: .identifier(.parameter), values: .either([.number, .text]))
}

extension ReadingSession {
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
