import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import SpecLanguage

private struct DayName: RawRepresentable, Equatable {
  let rawValue: String
}

extension ReadingSession {
  /// Days of the week; nil where it is no list.
  func weekdays(_ value: SourceValue) -> [Weekday]? {
    list(value, expected: .list(of: .choice(Weekday.allCases.map(\.name))))?.compactMap { day in
      choice(day, among: Weekday.allCases.map { DayName(rawValue: $0.name) }).flatMap { Weekday(name: $0.rawValue) }
    }
  }

  /// Times of day; nil where it is no list.
  func times(_ value: SourceValue) -> [WallClockTime]? {
    list(value, expected: .list(of: .localTime)).map { times in times.compactMap { localTime($0) } }
  }
}

extension ScenarioReading {
  /// The settings of a map with a value of their kind each, in the order written.
  func settings(_ value: SourceValue) -> [ScenarioStep.PreferenceChange] {
    let entries = session.map(value, keys: .identifier(.preference), expected: .settings) ?? []
    return entries.compactMap { entry in
      guard entry.isNameValid, isSetting(entry), let item = vocabulary.preferences[entry.name] else { return nil }
      return setting(entry.value, of: item).map { ScenarioStep.PreferenceChange(id: entry.name, value: $0) }
    }
  }

  func isSetting(_ entry: MapEntry) -> Bool {
    if vocabulary.preferences[entry.name] != nil { return true }
    let meant = session.items.guess(for: entry.name, .preference)
    session.reportUnknown("is not a preference of the app", entry, meant: meant)
    return false
  }

  /// Days, times or a number.
  private func several(_ value: SourceValue, of item: PreferenceItem) -> PreferenceValue? {
    let setting: PreferenceValue?
    switch item.kind {
    case .weekdays: setting = session.weekdays(value).map { .weekdays($0) }
    case .times: setting = session.times(value).map { .times($0) }
    case .number: setting = session.number(value).map { .number($0) }
    case .toggle, .time, .choice: return nil
    }
    if let setting, !item.rule.accepts(setting) {
      session.report(.badValue, "is a value that '\(item.id)' does not take: \(setting)", about: value)
      return nil
    }
    return setting
  }

  private func setting(_ value: SourceValue, of item: PreferenceItem) -> PreferenceValue? {
    switch item.kind {
    case .toggle: return session.flag(value).map { .toggle($0) }
    case .time: return session.localTime(value, hasSeconds: true).map { .time($0) }
    case .weekdays, .times, .number: return several(value, of: item)
    case .choice(let choice):
      guard let text = session.text(value) else { return nil }
      if choice.option(text) != nil { return .choice(text) }
      let meant = session.guess(for: text, among: choice.options.map(\.id))
      let names = choice.options.map { "'\($0.id)'" }.joined(separator: ", ")
      session.report(
        .badValue, "is not an option of '\(item.id)', which has \(names)\(meant?.question() ?? "")", about: value,
        fixIt: meant?.fixIt(replacing: value.span))
      return nil
    }
  }
}
