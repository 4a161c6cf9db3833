public import NotificationTerms
public import NotificationText

extension PluralCategory {
  /// The whole numbers up to 200 that take this form in a language, ascending.
  ///
  /// More than one, and words alone cannot say which number is meant. None for a form that only larger numbers or
  /// numbers with decimals take.
  /// - Source: CLDR
  public func numbers(in locale: LanguageTag) -> [Int] {
    (0...200).filter { PluralRules.category(of: $0, in: locale.text) == self }
  }

  /// Whether of all whole numbers only millions take this form, as `many` in French, Spanish, Italian and Portuguese: a
  /// text may leave it out, and then shows that of `other`.
  ///
  /// Other tools and Apple's catalogs rarely have it, and hardly any number in a notification is a million.
  public func isForMillions(in locale: LanguageTag) -> Bool {
    self == .many && PluralRules.category(of: 1_000_000, in: locale.text) == self && numbers(in: locale).isEmpty
      && PluralRules.category(of: 1000, in: locale.text) == .other
  }

  /// Which whole numbers take this form, as people say it: `2–4, 22–24, 32–34 and so on`. Nil if none up to 200 does.
  public func numberWords(in locale: LanguageTag) -> String? {
    let numbers = numbers(in: locale)
    guard let last = numbers.last else { return nil }
    if numbers.count == 201 { return "all numbers" }
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let run = runs.last, run.upperBound == number - 1 {
        runs[runs.count - 1] = run.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let shown = runs.prefix(3).map { run in
      // Where the list ends, the run does not.
      if run.upperBound == 200, run.count > 1 { return "\(run.lowerBound), \(run.lowerBound + 1)" }
      return switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound), \(run.upperBound)"
      default: "\(run.lowerBound)–\(run.upperBound)"
      }
    }
    let goesOn = runs.count > shown.count || last > 100
    return shown.joined(separator: ", ") + (goesOn ? " and so on" : "")
  }

  /// Why a text must have this form of a language: the end of "has no text for 'few': …".
  public func need(in locale: LanguageTag) -> String {
    if let words = numberWords(in: locale) { return "'\(locale)' needs it for \(words)" }
    // Conditions on whole numbers look at the last two digits, and at round numbers.
    let round = [1000, 1100, 20_000, 40_000, 60_000, 80_000, 100_000, 1_000_000]
    return round.contains { PluralRules.category(of: $0, in: locale.text) == self }
      ? "'\(locale)' needs it for large round numbers"
      : "a text needs every form of '\(locale)', even this one, which no whole number uses"
  }
}
