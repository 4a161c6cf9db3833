public import NotificationCivilTime
import SpecDiagnostics

/// What somebody meant who wrote a date in another order: `15.06.2026`, `06/15/2026`, `2026/6/15`.
public struct DateAdvice {
  /// In our notation.
  public let notation: String
  /// Whether nothing else can have been meant: `06.07.2026` is in June or in July.
  public let isCertain: Bool
  /// The other date that it may be.
  let other: String?

  private init(_ date: CivilDate, isCertain: Bool, other: CivilDate? = nil) {
    notation = date.description
    self.isCertain = isCertain
    self.other = other?.description
  }

  /// Nil if it is not known which date is meant.
  public init?(_ text: String) {
    if let date = Self.named(text) {
      self.init(date, isCertain: true)
      return
    }
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
    let other = dayFirst == monthFirst || dayFirst == nil ? nil : monthFirst
    self.init(date, isCertain: other == nil, other: other)
  }
}

extension DateAdvice {
  /// `15 June 2027`, `June 15th, 2027`, `2027年6月15日`: a day, a month with a name and a year, in any order.
  private static func named(_ text: String) -> CivilDate? {
    let signs = text.lowercased().replacing("年", with: "-").replacing("月", with: "月-")
    var words = signs.split { " ,.-/日".contains($0) }.map(String.init)
    words.removeAll { ["of", "г", "года"].contains($0) }
    guard words.count == 3, let place = words.firstIndex(where: { month($0) != nil }), let month = month(words[place])
    else { return nil }
    words.remove(at: place)
    let numbers = words.map { word in
      let bare = ["st", "nd", "rd", "th"].first(where: word.hasSuffix).map { word.dropLast($0.count) } ?? word[...]
      return bare.allSatisfy(\.isASCII) ? Int(bare) : nil
    }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1], max(first, second) > 999 else {
      return nil
    }
    return CivilDate(year: max(first, second), month: month, day: min(first, second))
  }

  /// The number of a month by its name, or by three letters or more of it.
  private static func month(_ word: String) -> Int? {
    if word.hasSuffix("月") { return Int(word.dropLast()).flatMap { (1...12).contains($0) ? $0 : nil } }
    guard word.count >= 3, word.allSatisfy(\.isLetter) else { return nil }
    return months.firstIndex { names in names.contains { $0.hasPrefix(word) } }.map { $0 + 1 }
  }

  private static let months = [
    ["january", "januar", "января", "январь"], ["february", "februar", "февраля", "февраль"],
    ["march", "märz", "марта", "март"], ["april", "апреля", "апрель"], ["may", "mai", "мая", "май"],
    ["june", "juni", "июня", "июнь"], ["july", "juli", "июля", "июль"], ["august", "августа", "август"],
    ["september", "сентября", "сентябрь"], ["october", "oktober", "октября", "октябрь"],
    ["november", "ноября", "ноябрь"], ["december", "dezember", "декабря", "декабрь"],
  ]
}

extension ReadingSession {
  /// A date of the calendar.
  public func date(_ value: SourceValue) -> CivilDate? {
    if value.key?.text == "on", let days = weekdays(in: value) {
      let must = Self.mismatch(value, .pattern(.date))
      report(.wrongType, "\(must): write 'weekdays: [\(days.joined(separator: ", "))]' in place of 'on'", about: value)
      return nil
    }
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

  /// The names of the days of the week that a value is, or lists.
  private func weekdays(in value: SourceValue) -> [String]? {
    guard value.substitution == nil, value.kind != .mapping else { return nil }
    let words = value.kind == .sequence ? value.node.items.prefix(8).map(\.text) : [value.text]
    let days = words.compactMap { Weekday.named($0) }
    return days.isEmpty || days.count != words.count ? nil : days.map(\.name)
  }

  private func reportDateOrder(_ value: SourceValue, _ text: String) {
    let must = "must be \(TextPattern.date.noun), not '\(excerpt(text))'"
    guard let advice = DateAdvice(text) else {
      // `2037-11-28 09:00`, `2037-11-28T09:00:00Z`
      let start = String(text.prefix(10))
      if text.utf8.count > 11, text.utf8.count <= 40, CivilDate(start) != nil,
        "T ".contains(text.dropFirst(10).first ?? "?")
      {
        let time = text.dropFirst(11).prefix(5)
        let isTimed = value.key?.text == "on" && WallClockTime(String(time)) != nil
        report(
          .badValue,
          isTimed
            ? "\(must): write 'on: \"\(start)\"', and beside it 'time: \"\(time)\"'"
            : "\(must): it has no time of day, so write \"\(start)\"", about: value)
        return
      }
      if value.key?.text == "expires", ["never", "none", "no", "always", "forever"].contains(text.lowercased()) {
        report(.badValue, "\(must): leave 'expires' out", about: value)
        return
      }
      let hasShortYear = text.split { "./-".contains($0) }.count == 3 && text.utf8.count <= 8
      report(
        .badValue, must + (hasShortYear ? ": write the year with four digits, then the month and the day" : ""),
        about: value)
      return
    }
    if let other = advice.other {
      report(
        .badValue,
        must + ": did you mean \"\(advice.notation)\", which has the day first, or \"\(other)\", the month first?",
        about: value)
      return
    }
    let order = advice.isCertain ? "" : ": the year comes first, then the month, then the day"
    report(
      .badValue, must + order, about: value,
      fixIt: writing("\"\(advice.notation)\"", for: value).map { $0.asQuestion(unless: advice.isCertain) })
  }
}
