import NotificationRules
import SpecDiagnostics

extension CalendarTrigger {
  /// What `every` says, before the keys that say which day.
  enum Every {
    case word(PeriodWord)
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
    var neededKeys: [String] { if case .word(let word) = self { word.neededKeys } else { [] } }
  }
}

/// `cycle`: days on and days off, as of a pack of pills.
public struct CalendarCycle: SpecSection, Hashable {
  public let on: Int
  public let off: Int
  public let since: Located<String>

  public static let keys = SectionKeys<Self>(
    "calendar-cycle", doc: "So many days on and so many days off, again and again.")

  public init(_ read: KeyReader<Self>) {
    on = read("on", \.on, .int(1...366), doc: "On how many days there is a date.", example: "21")
    off = read("off", \.off, .int(1...366), doc: "For how many days after them there is none.", example: "7")
    since = read(
      "since", \.since, .reference(to: .signal),
      doc: "The date of the latest signal is the first day. Without one there is no date.",
      example: "pack_started")
  }
}

/// `every`, if it is not a word.
private struct CalendarPeriod: SpecSection {
  let days: Int?
  let preference: Located<String>?

  static let keys = SectionKeys<Self>(
    "calendar-period", doc: "How often a date comes, in days or as the user chooses.",
    choices: [KeyChoice(["days", "preference"], required: true)])

  init(_ read: KeyReader<Self>) {
    days = read(
      "days", \.days, .int(1...366), doc: "Every so many days, counted from the day on which the user chose this.",
      example: "3")
    let preference = read(
      "preference", \.preference, .reference(to: .preference, isOfType: true), doc: "The setting that says how often.",
      example: "reminder_frequency")
    self.preference = preference
    read.check { mapping, app in
      guard let preference, let value = mapping.written("preference") else { return }
      if !app.isFrequency(preference.value, value) { read.fail() }
    }
  }
}

extension KeyType where Value == CalendarTrigger.Every {
  static var every: Self {
    let keys = CalendarPeriod.keys
    let shape = ValueShape.either([.choice(PeriodWord.allCases.map(\.rawValue)), .object(keys.shape)])
    return Self(
      shape, sample: .word(.day),
      resolve: { every in
        switch every {
        case .word(let word): .text(word.rawValue)
        case .days(let days): .section([ResolvedMember(key: "days", value: .int(days))])
        case .preference(let id): .section([ResolvedMember(key: "preference", value: .text(id.value))])
        }
      },
      read: { written in
        guard written.value.kind == .mapping else {
          if written.value.kind == .scalar, let word = PeriodWord(rawValue: written.value.text) { return .word(word) }
          written.app.reportEvery(written.value, shape, takesDates: true)
          return nil
        }
        guard let period = keys.read(written.alone) else { return nil }
        return period.days.map { .days($0) } ?? period.preference.map { .preference($0) }
      })
  }
}

extension AppReader {
  /// Whether each option of a setting says how often; if not, that is reported.
  fileprivate func isFrequency(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind else { return true }
    let problem: String
    if kind != .choice {
      problem = "is of the type '\(kind.rawValue)': only a setting of the type 'choice' can say how often"
    } else if facts.isComplete, let option = facts.undatedOptions.first {
      problem =
        "has the option '\(option)' without 'every', so its frequency is unknown: for never at all "
        + "let a toggle control the type, or ask for the other options in 'conditions'"
    } else {
      return true
    }
    session.report(
      .badValue, "is '\(id)', which \(problem)", about: value,
      notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }
}
