public import NotificationCivilTime
import SpecDiagnostics
import YAMLNodes

extension ClosedRange<TimeSpan> {
  /// Up to ten years: longer ones are typing errors.
  public static var anyDuration: Self { .zero ... .days(3660) }
}

extension ReadingSession {
  public func duration(_ value: SourceValue, in range: ClosedRange<TimeSpan> = .anyDuration) -> TimeSpan? {
    guard !reportParts(value, expected: .duration), !reportBareNumber(value, .duration),
      let text = text(value, expected: .duration)
    else { return nil }
    guard let span = TimeSpan(text) else {
      reportNoDuration(value, text, expected: .duration, DurationAdvice(text))
      return nil
    }
    return checked(span, in: range, value) ? span : nil
  }

  /// `30m..60m`, both ends included; a single duration is a range of one.
  public func durationRange(
    _ value: SourceValue, in range: ClosedRange<TimeSpan> = .anyDuration
  ) -> ClosedRange<TimeSpan>? {
    guard !reportParts(value, expected: .durationRange), !reportBareNumber(value, .durationRange),
      let text = text(value, expected: .durationRange)
    else {
      return nil
    }
    let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
    let start = text[dot...]
    let end = dot == text.endIndex ? text[...] : start.hasPrefix("..") ? start.dropFirst(2) : ""
    guard let first = TimeSpan(text[..<dot]), let last = TimeSpan(end) else {
      reportNoDuration(value, text, expected: .durationRange, DurationAdvice.range(text))
      return nil
    }
    guard first <= last else {
      // `2h..30m` may be two hours and a half.
      report(
        .badValue, "ends before it begins", about: value,
        fixIt: writing("\(end)..\(text[..<dot])", inQuotesOf: value)?.asQuestion(unless: false))
      return nil
    }
    return checked(first, in: range, value) && checked(last, in: range, value) ? first...last : nil
  }

  /// `3 days` or `3 months`.
  private func reportNoDuration(
    _ value: SourceValue, _ text: String, expected: ValueShape, _ advice: DurationAdvice?
  ) {
    let certain = advice.flatMap { $0.isCertain ? writing($0, for: value) : nil }
    let isSigned = text.first == "-" && DurationAdvice(text.dropFirst()) != nil
    let reason =
      isSigned ? ": a duration has no sign" : certain == nil ? DurationAdvice.reason(text).map { ": \($0)" } ?? "" : ""
    report(
      .badValue, "must be \(expected.expectation), not '\(excerpt(text))'\(reason)", about: value,
      fixIt: certain ?? (advice == nil ? inLatin(value) { TimeSpan($0) != nil } : nil)
        ?? (reason.isEmpty ? advice.flatMap { writing($0, for: value) } : nil))
  }

  /// Whether a duration is written as a group of keys, `{ hours: 2 }`; it is reported then.
  func reportParts(_ value: SourceValue, expected: ValueShape) -> Bool {
    guard value.kind == .mapping else { return false }
    for (key, source) in [("preference", "a setting"), ("parameter", "a signal")] where value.node[key] != nil {
      report(
        .wrongType, "cannot come from \(source): it must be \(expected.expectation)", about: value)
      return true
    }
    guard let advice = DurationAdvice(value.node) ?? DurationAdvice(ends: value.node) else { return false }
    report(
      .wrongType, "must be \(expected.expectation): write '\(advice.notation)'", about: value,
      fixIt: writing(advice.notation, for: value).map { $0.asQuestion(unless: advice.isCertain) })
    return true
  }

  /// Whether a duration has no unit; it is reported then.
  private func reportBareNumber(_ value: SourceValue, _ expected: ValueShape) -> Bool {
    guard value.kind == .scalar, case .int(let number) = value.core, number >= 0 else { return false }
    let advice = number == 0 ? "" : ": write it with its unit, \(Self.units(of: number))"
    report(
      .wrongType, Self.mismatch(value, expected) + advice, about: value,
      fixIt: number == 0 ? writing("0m", for: value) : nil)
    return true
  }

  /// What a bare number may mean. Programs count in seconds, people in whatever is shorter.
  private static func units(of number: Int) -> String {
    let seconds = [("d", 86_400), ("h", 3600), ("m", 60)].first { number >= $0.1 && number.isMultiple(of: $0.1) }
    if number >= 600, let (unit, length) = seconds {
      return "such as '\(number / length)\(unit)' for \(number) seconds"
    }
    return "such as '\(number)s', '\(number)m', '\(number)h' or '\(number)d'"
  }

  private func checked(_ span: TimeSpan, in range: ClosedRange<TimeSpan>, _ value: SourceValue) -> Bool {
    if range.contains(span) { return true }
    report(.badValue, "must be between \(range.lowerBound) and \(range.upperBound), not \(span)", about: value)
    return false
  }

  /// Whether a time of day is written as a group of its parts, `{ hour: 9, minute: 30 }`; it is reported then.
  func reportParts(ofTime value: SourceValue) -> Bool {
    guard let hour = value.node["hour"] ?? value.node["hours"], case .int(let hours) = hour.core else { return false }
    let minute = value.node["minute"] ?? value.node["minutes"]
    guard value.node.count == (minute == nil ? 1 : 2),
      let advice = TimeOfDayAdvice(
        "\(hours < 10 ? "0" : "")\(hours):\(minute.map { $0.text.count == 1 ? "0\($0.text)" : $0.text } ?? "00")")
    else { return false }
    report(
      .wrongType, "must be a time of day: write \"\(advice.notation)\"", about: value,
      fixIt: writing(advice, for: value))
    return true
  }

  /// A time of day. Without quotes it is read as meant, with a warning: other YAML readers take `20:00` for a number.
  ///
  /// - Parameter hasSeconds: Whether it may go on to the millisecond, as the times of scenarios do. What people set up and
  ///   what a description says is in hours and minutes.
  public func localTime(_ value: SourceValue, hasSeconds: Bool = false) -> WallClockTime? {
    if value.kind == .scalar, value.core != .string, let meant = TimeOfDayAdvice.guess(value.text) {
      report(
        .wrongType, "\(Self.mismatch(value, .localTime)): did you mean \"\(meant)\"?", about: value)
      return nil
    }
    guard let text = text(value, expected: .localTime) else { return nil }
    guard let time = WallClockTime(text) else {
      let advice =
        text == "24:00"
        ? ": the last minute of a day is \"23:59\", and the next day begins at \"00:00\"" : ""
      report(
        .badValue, "must be a time of day such as \"20:00\", not '\(excerpt(text))'\(advice)", about: value,
        fixIt: inLatin(value) { WallClockTime($0) != nil } ?? TimeOfDayAdvice(text).flatMap { writing($0, for: value) })
      return nil
    }
    if !hasSeconds, text.utf8.count > 5 {
      let shorter = String(text.prefix(5))
      report(
        .badValue, "must be in hours and minutes, such as \"\(shorter)\", not '\(excerpt(text))'", about: value,
        fixIt: WallClockTime(shorter) == time ? writing("\"\(shorter)\"", for: value) : nil)
      return nil
    }
    if value.node.style == .plain, value.substitution == nil {
      report(
        .unquoted, "should be in quotes: some YAML tools read \(text) as a number", about: value,
        severity: .warning, fixIt: quoting(value))
    }
    return time
  }
}
