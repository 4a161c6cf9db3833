import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

/// `calendar` of a trigger.
extension AppReader {
  func readCalendar(_ calendar: ObjectReader) -> TriggerItem.Schedule? {
    let every = calendar.either("every").flatMap { readEvery($0.value, $0.expected) }
    let weekday = calendar.weekday("weekday")
    let month = calendar.int("month")
    let day = calendar.int("day")
    let time = calendar.either("time").flatMap { readTime($0.value) }
    guard let every, let value = calendar.written("every"), hasKeys(of: every, calendar) else { return nil }
    let period: CalendarRule.Period? =
      switch every {
      case .word(.day): .day
      case .word(.week): weekday.map { .week($0) }
      case .word(.month): day.map { .month(day: $0.value) }
      case .word(.year): readYear(calendar, month, day)
      case .days(let days): .days(days)
      case .preference(let id): .preference(id.value)
      }
    guard let period, time != nil || !calendar.has("time") else { return nil }
    var span = value.span
    if case .preference(let id) = every { span = id.span }
    return .calendar(every: Located(period, at: span), time: time)
  }

  /// What `every` says, before the keys that say which day.
  private enum Every {
    case word(TriggerShape.Every)
    case days(Int)
    case preference(Located<String>)

    /// As one would write it.
    var text: String {
      switch self {
      case .word(let word): word.rawValue
      case .days(let days): "{ days: \(days) }"
      case .preference(let id): "{ preference: \(id.value) }"
      }
    }

    /// The keys that say which day, of those that it needs.
    var neededKeys: [String] {
      switch self {
      case .word(let word): word.neededKeys
      case .days, .preference: []
      }
    }
  }

  private func readEvery(_ value: SourceValue, _ expected: ValueShape) -> Every? {
    guard value.kind == .mapping else {
      if value.kind == .scalar, let word = TriggerShape.Every(rawValue: value.text) { return .word(word) }
      reportEvery(value, expected, takesDates: true)
      return nil
    }
    guard let period = session.object(value, TriggerShape.period) else { return nil }
    let days = period.int("days")
    let preference = period.reference("preference")
    switch period.chosen(TriggerShape.periodKeys) {
    case "days": return days.map { .days($0.value) }
    case "preference":
      guard let preference, isFrequency(preference.value, period.written("preference") ?? value) else { return nil }
      return .preference(preference)
    default: return nil
    }
  }

  private func readTime(_ value: SourceValue) -> Located<CalendarRule.Time>? {
    guard value.kind == .mapping else {
      return session.localTime(value).map { Located(.fixed($0), at: value.span) }
    }
    guard let time = session.object(value, TriggerShape.time) else { return nil }
    guard let preference = time.reference("preference"),
      isTime(preference.value, time.written("preference") ?? value)
    else { return nil }
    return Located(.preference(preference.value), at: preference.span)
  }

  /// Whether a setting holds a time of day; if not, that is reported.
  private func isTime(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind, kind != .time else { return true }
    session.report(
      .badValue, "is '\(id)', which is of the type '\(kind.rawValue)': only one of the type 'time' has a time of day",
      about: value, notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }

  /// Whether each option of a setting says how often; if not, that is reported.
  private func isFrequency(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind else { return true }
    let problem: String
    if kind != .choice {
      problem = "is of the type '\(kind.rawValue)': only one of the type 'choice' says how often"
    } else if facts.isComplete, let option = facts.undatedOptions.first {
      problem = "has the option '\(option)' without 'every', so its frequency is unknown"
    } else {
      return true
    }
    session.report(
      .badValue, "is '\(id)', which \(problem)", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }

  private func readYear(
    _ calendar: ObjectReader, _ month: Located<Int>?, _ day: Located<Int>?
  ) -> CalendarRule.Period? {
    guard let month, let day else { return nil }
    // 29 February is the 28th in a common year, but 31 April never comes.
    let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day.value <= longest[month.value - 1] else {
      session.report(
        .badValue, "is \(day.value), but the month \(month.value) has \(longest[month.value - 1]) days",
        about: calendar.written("day") ?? calendar.origin)
      return nil
    }
    return .year(month: month.value, day: day.value)
  }

  /// Whether the keys that say which day are those that `every` asks for.
  private func hasKeys(of every: Every, _ calendar: ObjectReader) -> Bool {
    let needed = every.neededKeys
    var isRight = true
    for key in TriggerShape.dayKeys where calendar.has(key) != needed.contains(key) {
      isRight = false
      if calendar.has(key) {
        session.report(
          .conflictingKeys, "has no meaning with 'every: \(every.text)'",
          about: calendar.written(key) ?? calendar.origin, at: calendar.keySpan(key))
      } else if !calendar.meantKeys.contains(key) {
        session.report(
          .missingKey, "has no '\(key)', which 'every: \(every.text)' needs", about: calendar.origin,
          at: calendar.origin.headSpan)
      }
    }
    return isRight
  }
}

extension ObjectReader {
  fileprivate func weekday(_ key: String) -> Weekday? {
    guard let value = written(key) else { return nil }
    if value.kind == .scalar, let weekday = Weekday(name: value.text) { return weekday }
    let names = Weekday.allCases.map(\.name)
    let meant = Spelling.suggestion(for: value.text, among: names)
    session.reportWrongType(
      value, expected: .choice(names), fixIt: meant.map { session.replacing(value, with: $0) })
    return nil
  }
}
