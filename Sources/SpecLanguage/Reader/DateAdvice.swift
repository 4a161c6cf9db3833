public import NotificationCivilTime
import SpecDiagnostics

/// What somebody meant who wrote a date in another order: `15.06.2026`, `06/15/2026`, `2026/6/15`.
struct DateAdvice {
  /// In our notation.
  let notation: String
  /// Whether nothing else can have been meant: `06.07.2026` is in June or in July.
  let isCertain: Bool

  private init(_ date: CivilDate, isCertain: Bool) {
    notation = date.description
    self.isCertain = isCertain
  }

  /// Nil if it is not known which date is meant.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "./- ".contains($0) }
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(\.isASCII) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    if parts[0].count == 4 {
      // Nobody writes the year, then the day.
      guard parts[1].count <= 2, parts[2].count <= 2,
        let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
      else { return nil }
      self.init(date, isCertain: true)
      return
    }
    guard parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
    let dayFirst = CivilDate(year: numbers[2], month: numbers[1], day: numbers[0])
    let monthFirst = CivilDate(year: numbers[2], month: numbers[0], day: numbers[1])
    guard let date = dayFirst ?? monthFirst else { return nil }
    self.init(date, isCertain: dayFirst == nil || monthFirst == nil || dayFirst == monthFirst)
  }
}

extension ReadingSession {
  /// A date of the calendar.
  public func date(_ value: SourceValue) -> CivilDate? {
    guard let text = text(value, expected: .pattern(.date)) else { return nil }
    if let date = CivilDate(text) { return date }
    guard TextPattern.date.matches(text) else {
      reportDateOrder(value, text)
      return nil
    }
    let parts = text.split(separator: "-").compactMap { Int($0) }
    let month = parts[1]
    report(
      .badValue,
      (1...12).contains(month)
        ? "is '\(text)', but the month has no such day" : "is '\(text)', but there is no month \(month)",
      about: value)
    return nil
  }

  private func reportDateOrder(_ value: SourceValue, _ text: String) {
    let must = "must be \(TextPattern.date.noun), not '\(excerpt(text))'"
    guard let advice = DateAdvice(text) else {
      let hasShortYear = text.split { "./-".contains($0) }.count == 3 && text.utf8.count <= 8
      report(
        .badValue, must + (hasShortYear ? ": write the year with four digits, then the month and the day" : ""),
        about: value)
      return
    }
    let order = advice.isCertain ? "" : ": the year comes first, then the month, then the day"
    report(
      .badValue, must + order, about: value,
      fixIt: writing("\"\(advice.notation)\"", for: value).map { $0.asQuestion(unless: advice.isCertain) })
  }
}
