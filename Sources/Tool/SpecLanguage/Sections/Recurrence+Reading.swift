import NotificationCivilTime
import NotificationRules
import SpecDiagnostics

/// The words of `every`.
enum PeriodWord: String, Sendable, CaseIterable {
  case day, week, month, year

  /// The keys that say which day.
  var neededKeys: [String] {
    switch self {
    case .day: []
    case .week: ["weekday"]
    case .month: ["day"]
    case .year: ["month", "day"]
    }
  }

  fileprivate var recurrence: Recurrence {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

/// `every` as a number of days.
private struct EveryDays: SpecSection {
  let days: Int

  static let keys = SectionKeys<Self>("every-days", doc: "The number of days from one date to the next.")

  init(_ read: KeyReader<Self>) {
    days = read("days", \.days, .int(1...3660), doc: "How many calendar days.", example: "3")
  }
}

extension KeyType where Value == Recurrence {
  /// A word, or a number of days.
  static var recurrence: Self {
    let keys = EveryDays.keys
    let shape = ValueShape.either([.choice(PeriodWord.allCases.map(\.rawValue)), .object(keys.shape)])
    return Self(
      shape, sample: .day,
      resolve: { recurrence in
        switch recurrence {
        case .day: .text("day")
        case .week: .text("week")
        case .month: .text("month")
        case .year: .text("year")
        case .days(let days): .section([ResolvedMember(key: "days", value: .int(days))])
        }
      },
      read: { written in
        if written.value.kind == .mapping { return keys.read(written.alone).map { .days($0.days) } }
        if written.value.kind == .scalar, let word = PeriodWord(rawValue: written.value.text) { return word.recurrence }
        written.app.reportEvery(written.value, shape, takesDates: false)
        return nil
      })
  }
}

/// What somebody meant who wrote `every: 3d`, `every: monday` or `every: [monday, friday]`.
extension AppReader {
  /// - Parameter takesDates: Whether the day of the week is next to it, as in a trigger.
  func reportEvery(_ value: SourceValue, _ expected: ValueShape, takesDates: Bool) {
    let must = ReadingSession.mismatch(value, expected)
    if takesDates, let advice = weekdayAdvice(value) {
      session.report(.wrongType, "\(must): \(advice)", about: value)
      return
    }
    guard value.kind == .scalar else { return session.report(.wrongType, must, about: value) }
    let words = PeriodWord.allCases.map(\.rawValue)
    // Whole weeks may be counted from a day of the week, and a number of days is not.
    if takesDates, let days = days(value.text), days.isMultiple(of: 7) {
      let advice = days == 7 ? "write 'every: week' with a 'weekday', or" : "write"
      return session.report(
        .wrongType, "\(must): \(advice) '{ days: \(days) }' without \(days == 7 ? "one" : "a 'weekday'")", about: value)
    }
    if takesDates, let days = Self.longerPeriods[value.text.lowercased()] {
      return session.report(
        .wrongType, "\(must): write '{ days: \(days) }'", about: value,
        fixIt: session.writing("{ days: \(days) }", for: value)?.asQuestion(unless: false))
    }
    if ["quarter", "quarterly"].contains(value.text.lowercased()) {
      return session.report(
        .wrongType, "\(must): for four dates a year write 'triggers' with 'every: year' and a 'month' and a 'day' each",
        about: value)
    }
    let mapping =
      days(value.text).map { "{ days: \($0) }" }
      ?? (takesDates && session.items.place(of: value.text, .preference) != nil
        ? "{ preference: \(value.text) }" : nil)
    let fixIt =
      mapping.flatMap { session.writing($0, for: value) } ?? session.inLatin(value, if: words.contains)
      ?? Spelling.suggestion(for: value.text, among: words).map { session.replacing(value, with: $0, among: words) }
    session.report(.wrongType, must, about: value, fixIt: fixIt)
  }

  private static let longerPeriods = [
    "other day": 2, "other_day": 2, "every other day": 2, "second day": 2, "alternate days": 2, "fortnight": 14,
    "fortnightly": 14, "biweekly": 14, "bi-weekly": 14, "other week": 14,
  ]

  /// The whole days of a duration, as `every` takes them.
  private func days(_ text: String) -> Int? {
    DurationAdvice.days(text).flatMap { (1...366).contains($0) ? $0 : nil }
  }

  /// Days of the week belong behind another key.
  private func weekdayAdvice(_ value: SourceValue) -> String? {
    guard value.kind == .sequence else {
      if let days = Weekday.days(of: value.text) {
        return "write 'weekdays: [\(days.map(\.name).joined(separator: ", "))]' in place of 'every'"
      }
      if ["hour", "hourly", "hours"].contains(value.text.lowercased()) {
        return "write 'every: day' and 'times: { from: \"09:00\", to: \"18:00\", every: 1h }'"
      }
      if let span = TimeSpan(value.text), span <= .hours(4) {
        return "write 'every: day' and 'times: { from: \"09:00\", to: \"18:00\", every: \(excerpt(value.text)) }'"
      }
      return weekday(value.text).map { "write 'every: week' and 'weekday: \($0.name)'" }
    }
    let days = value.node.items.compactMap { weekday($0.text) }
    guard let first = days.first, days.count == value.node.count else { return nil }
    if days.count == 1 { return "write 'every: week' and 'weekday: \(first.name)'" }
    return "write 'weekdays: [\(days.map(\.name).joined(separator: ", "))]' in place of 'every'"
  }

  /// `monday`, `Monday`, `mondays`.
  private func weekday(_ text: String) -> Weekday? {
    let word = text.lowercased()
    return Weekday(name: word) ?? (word.hasSuffix("s") ? Weekday(name: String(word.dropLast())) : nil)
  }
}
