import NotificationCivilTime
import NotificationRules
import NotificationTerms
import NotificationText
import SpecLanguage

/// What a setting is until somebody changes it, for a value that the spec has no words for: as a language writes
/// times, days of the week and numbers.
struct SettingValue {
  /// Times and days one by one; a run of days as its ends.
  let words: [String]
  /// Of a language whose formats are unknown: the values are then as in the spec.
  let isPlain: Bool

  /// Nil for a setting that is on or off, or has options: the spec says what they are called.
  init?(_ item: PreferenceItem, in locale: LanguageTag) {
    let isPlain = !CLDRFormats.has(locale)
    self.isPlain = isPlain
    func text(_ value: TextArgument.Value, _ plain: String) -> String {
      isPlain ? plain : CLDRFormats.text(value, in: locale)
    }
    func text(_ time: WallClockTime) -> String {
      let fields = CivilFields(year: 2024, month: 1, day: 1, hour: time.hour, minute: time.minute)
      return text(.civil(fields, .time), "\(time)")
    }
    func text(_ day: Weekday) -> String {
      // The first day of 2024 was a Monday.
      let fields = CivilFields(year: 2024, month: 1, day: 1 + day.daysAfterMonday)
      return text(.civil(fields, .weekday), day.name)
    }
    switch item.kind {
    case .toggle, .choice: return nil
    case .time(let setting): words = [text(setting.standard.value)]
    case .times(let setting): words = setting.standard.map { text($0.value) }
    case .number(let setting): words = [text(.decimal(setting.standard.value), item.rule.standard.description)]
    case .weekdays(let setting):
      words = Self.runs(of: setting.standard.map(\.value)).flatMap { run in
        run.count < 3 ? run.map { text($0) } : ["\(text(run[0])) – \(text(run[run.count - 1]))"]
      }
    }
  }

  /// Days that follow each other, from Monday on.
  private static func runs(of days: [Weekday]) -> [[Weekday]] {
    var runs: [[Weekday]] = []
    for day in days.inOrderOfWeek {
      if let last = runs.last?.last, last.daysAfterMonday + 1 == day.daysAfterMonday {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
    return runs
  }
}
