public import NotificationCivilTime
public import NotificationRules
import SpecDiagnostics

/// `times` of a calendar trigger.
public enum CalendarTimes: Sendable, Hashable {
  case list([WallClockTime])
  case interval(TimesInterval)

  /// In the order of the day.
  public var rule: CalendarRule.Time {
    switch self {
    case .list(let times): .several(times)
    case .interval(let interval): .several(interval.times)
    }
  }
}

/// Times of a day at equal distances.
public struct TimesInterval: SpecSection, Hashable {
  public let from: WallClockTime
  public let to: WallClockTime
  public let every: TimeSpan

  public var times: [WallClockTime] {
    let step = max(1, Int(every.milliseconds))
    return stride(from: Int(from.millisecondOfDay), through: Int(to.millisecondOfDay), by: step)
      .compactMap { WallClockTime(millisecondOfDay: $0) }
  }

  public static let keys = SectionKeys<Self>("calendar-interval", doc: "Times of a day at equal distances.")

  public init(_ read: KeyReader<Self>) {
    from = read("from", \.from, .localTime, doc: "The first of them.", example: "\"09:00\"")
    to = read("to", \.to, .localTime, doc: "The end; itself one of them if it is met.", example: "\"18:00\"")
    every = read(
      "every", \.every, .duration(in: .minutes(5) ... .hours(12)), doc: "How long it is from one to the next.",
      example: "2h")
    read.check { mapping, app in
      guard !read.isBroken else { return }
      let problem: (key: String, words: String)? =
        if from >= to {
          ("to", "is not after 'from': times belong to one date, so an interval ends on the day on which it begins")
        } else if times.count < 2 {
          ("every", "is longer than the interval, which leaves one time: write 'time: \"\(from)\"'")
        } else if times.count > CalendarTimes.mostOfOneDay {
          ("every", "gives \(times.count) times a day: iOS keeps \(CalendarTimes.mostOfOneDay) requests of an app")
        } else {
          nil
        }
      guard let problem else { return }
      app.session.report(.badValue, problem.words, about: mapping.written(problem.key) ?? mapping.origin)
      read.fail()
    }
  }
}

extension CalendarTimes {
  /// More cannot even be planned for one day.
  fileprivate static let mostOfOneDay = 64
}

extension KeyType where Value == CalendarTimes {
  static var times: Self {
    let list = KeyType<[Located<WallClockTime>]>.list(of: .localTime, notEmpty: "lists no time")
    let interval = TimesInterval.keys
    let shape = ValueShape.either([list.shape, .object(interval.shape)])
    return Self(
      shape, sample: .list([]),
      resolve: { times in
        switch times {
        case .list(let times): .list(times.map { .text($0.description) })
        case .interval(let section): interval.resolve(section)
        }
      },
      read: { written in
        switch written.value.kind {
        case .sequence:
          let errors = written.session.errorCount
          let times = list.read(written)?.map(\.value) ?? []
          guard written.session.errorCount == errors else { return nil }
          if times.count > Value.mostOfOneDay {
            written.session.report(
              .badValue, "lists \(times.count) times: iOS keeps \(Value.mostOfOneDay) requests of an app",
              about: written.value)
            return nil
          }
          return .list(times.sorted())
        case .mapping: return interval.read(written.alone).map { .interval($0) }
        case .scalar:
          let isTime = WallClockTime(written.value.text) != nil
          written.session.reportWrongType(
            written.value, expected: shape,
            fixIt: isTime ? written.session.writing("[\"\(written.value.text)\"]", for: written.value) : nil)
          return nil
        }
      })
  }
}

/// `time`, where it is no time of day.
struct CalendarTime: SpecSection {
  let preference: Located<String>

  static let keys = SectionKeys<Self>("calendar-time", doc: "A time of day that the user chooses.")

  init(_ read: KeyReader<Self>) {
    let preference = read(
      "preference", \.preference, .reference(to: .preference), doc: "The setting with the time.",
      example: "reminder_time")
    self.preference = preference
    read.check { mapping, app in
      guard !read.isBroken, let value = mapping.written("preference") else { return }
      if !app.isTime(preference.value, value) { read.fail() }
    }
  }
}

extension KeyType where Value == Located<CalendarRule.Time> {
  static var dayTime: Self {
    let time = KeyType<Located<TimeOfDayRule>>.timeOfDay
    let resolve = time.resolve
    return Self(
      time.shape, sample: Located(.slot, at: SourceSpan(startOf: "")),
      resolve: { value in
        switch value.value {
        case .slot, .several: nil
        case .fixed(let fixed): resolve(Located(.fixed(fixed), at: value.span))
        case .preference(let id): resolve(Located(.preference(id), at: value.span))
        }
      },
      read: { written in
        if written.value.kind == .sequence {
          written.session.report(
            .wrongType, "must be one time of day: several are 'times'", about: written.value)
          return nil
        }
        return time.read(written).map { read in
          switch read.value {
          case .fixed(let fixed): Located(.fixed(fixed), at: read.span)
          case .preference(let id): Located(.preference(id), at: read.span)
          }
        }
      })
  }
}

extension AppReader {
  fileprivate func isTime(_ id: String, _ value: SourceValue) -> Bool {
    guard let facts = settings[id], let kind = facts.kind, kind != .time else { return true }
    session.report(
      .badValue,
      "is '\(id)', which is of the type '\(kind.rawValue)': only a setting of the type 'time' has a time of day",
      about: value, notes: [Diagnostic.Note("'\(id)' is declared here", at: facts.span)])
    return false
  }
}
