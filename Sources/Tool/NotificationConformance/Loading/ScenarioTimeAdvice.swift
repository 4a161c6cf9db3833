import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

/// What somebody meant who wrote the time of a scenario as one says it: `5 March 2026 21:00`, `6pm`, `05.03.2026 9pm`.
struct ScenarioTimeAdvice {
  /// In our notation.
  let notation: String
  /// Whether nothing else can have been meant.
  let isCertain: Bool

  /// Nil if it is not known which one is meant.
  init?(_ text: String) {
    if let time = TimeOfDayAdvice(text), time.isCertain || TimeSpan(text) == nil {
      (notation, isCertain) = (time.notation, time.isCertain)
      return
    }
    // A date alone leaves the time open.
    if Self.isDate(text) { return nil }
    let words = text.split { " T,".contains($0) }.map(String.init)
    // A time may have two words, such as `9 pm`, and so may begin.
    for count in [1, 2] where words.count > count {
      let time = words.suffix(count).joined(separator: " ")
      let day = words.dropLast(count).joined(separator: " ")
      guard let moment = TimeOfDayAdvice(time), let date = Self.date(day) else { continue }
      (notation, isCertain) = ("\(date.notation) \(moment.notation)", date.isCertain && moment.isCertain)
      return
    }
    return nil
  }

  static func isDate(_ text: String) -> Bool { date(text) != nil }

  private static func date(_ text: String) -> (notation: String, isCertain: Bool)? {
    if TextPattern.date.matches(text) { return (text, true) }
    return DateAdvice(text).map { ($0.notation, $0.isCertain) }
  }
}
