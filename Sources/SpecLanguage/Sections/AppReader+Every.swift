import NotificationCivilTime
import SpecDiagnostics

/// What somebody meant who wrote `every: 3d`, `every: monday` or `every: [monday, friday]`.
extension AppReader {
  /// - Parameter takesDates: Whether the day of the week is next to it, as in a trigger.
  func reportEvery(_ value: SourceValue, _ expected: ValueShape, takesDates: Bool) {
    let must = "must be \(expected.expectation), not \(ReadingSession.description(of: value))"
    if takesDates, let advice = weekdayAdvice(value) {
      session.report(.wrongType, "\(must): \(advice)", about: value)
      return
    }
    guard value.kind == .scalar else { return session.report(.wrongType, must, about: value) }
    let words = TriggerShape.Every.allCases.map(\.rawValue)
    let mapping =
      days(value.text).map { "{ days: \($0) }" }
      ?? (takesDates && session.items.place(of: value.text, .preference) != nil
        ? "{ preference: \(value.text) }" : nil)
    let fixIt =
      mapping.flatMap { session.writing($0, for: value) }
      ?? Spelling.suggestion(for: value.text, among: words).map { session.replacing(value, with: $0) }
    session.report(.wrongType, must, about: value, fixIt: fixIt)
  }

  /// The whole days of a duration, as `TriggerShape.period` takes them.
  private func days(_ text: String) -> Int? {
    guard let notation = DurationAdvice.notation(text), let span = TimeSpan(notation),
      let days = (1...366).first(where: { span == .days($0) })
    else { return nil }
    return days
  }

  /// Days of the week belong behind another key.
  private func weekdayAdvice(_ value: SourceValue) -> String? {
    guard value.kind == .sequence else {
      return weekday(value.text).map { "write 'every: week' and 'weekday: \($0.name)'" }
    }
    let days = value.node.items.compactMap { weekday($0.text) }
    guard let first = days.first, days.count == value.node.count else { return nil }
    if days.count == 1 { return "write 'every: week' and 'weekday: \(first.name)'" }
    return "a date has one day of the week. Write one trigger for each under 'triggers', "
      + "as in '\(first.name): { calendar: { every: week, weekday: \(first.name) } }'"
  }

  /// `monday`, `Monday`, `mondays`.
  private func weekday(_ text: String) -> Weekday? {
    let word = text.lowercased()
    return Weekday(name: word) ?? (word.hasSuffix("s") ? Weekday(name: String(word.dropLast())) : nil)
  }
}
