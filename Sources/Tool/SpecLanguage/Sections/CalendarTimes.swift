public import NotificationCivilTime
public import NotificationRules
import SpecDiagnostics

/// `times` of a calendar trigger.
public enum CalendarTimes: Sendable, Hashable {
  case list([WallClockTime])
  case interval(TimesInterval)
  /// As the user has set them.
  case preference(Located<String>)
  /// As the signal of the series says.
  case parameter(Located<String>)

  /// In the order of the day.
  public var rule: CalendarRule.Time {
    switch self {
    case .list(let times): .several(times)
    case .interval(let interval): .several(interval.times)
    case .preference(let id): .chosenTimes(id.value)
    case .parameter(let id): .statedTimes(id.value)
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
    to = read("to", \.to, .localTime, doc: "The end; included if a time falls exactly on it.", example: "\"18:00\"")
    every = read(
      "every", \.every, .duration(in: .minutes(5) ... .hours(12)), doc: "The time from one to the next.",
      example: "2h")
    read.check { mapping, app in
      guard !read.isDoubtful else { return }
      let problem: (key: String, words: String)? =
        if from >= to {
          ("to", "is not after 'from': times belong to one date, so an interval ends on the day on which it begins")
        } else if times.count < 2 {
          ("every", "is longer than the interval, which leaves one time: write 'time: \"\(from)\"'")
        } else if times.count > CalendarTimes.mostOfOneDay {
          (
            "every",
            "gives \(times.count) times a day, but iOS keeps only \(CalendarTimes.mostOfOneDay) requests of an app"
          )
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
    let chosen = SettingReference.times
    let stated = StatedValue.times
    let shape = ValueShape.either([list.shape, .object(interval.shape), .object(chosen.shape), .object(stated.shape)])
    return Self(
      shape, sample: .list([]),
      resolve: { times in
        switch times {
        case .list(let times): .list(times.map { .text($0.description) })
        case .interval(let section): interval.resolve(section)
        case .preference(let id): SettingReference.resolved(id.value)
        case .parameter(let id): StatedValue.resolved(id.value)
        }
      },
      read: { written in
        switch written.value.kind {
        case .sequence:
          guard let times = written.session.sound({ list.read(written)?.map(\.value) ?? [] }) else { return nil }
          if times.count > Value.mostOfOneDay {
            written.session.report(
              .badValue, "has \(times.count) times of day, but iOS keeps only \(Value.mostOfOneDay) requests of an app",
              about: written.value)
            return nil
          }
          return .list(times.sorted())
        case .mapping where StatedValue.isMeant(written.value):
          return stated.read(written.alone).map { .parameter($0.parameter) }
        case .mapping where written.value.hasOnly("preference"):
          return chosen.read(written.alone).map { .preference($0.id) }
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

extension KeyType where Value == Located<CalendarRule.Time> {
  /// A time of day, or what a setting makes of it.
  static var dayTime: Self {
    let keys = ChosenTime.keys
    let stated = StatedValue.time
    let fixed = KeyType<WallClockTime>.localTime
    return Self(
      .either([fixed.shape, .object(keys.shape), .object(stated.shape)]),
      sample: Located(.slot, at: SourceSpan(startOf: "")),
      resolve: { time in
        switch time.value {
        case .slot, .several, .chosenTimes, .statedTimes: nil
        case .stated(let id): StatedValue.resolved(id)
        case .fixed(let fixed): .text(fixed.description)
        case .preference(let id, let before):
          before == .zero
            ? SettingReference.resolved(id)
            : .section([
              ResolvedMember(key: "preference", value: .text(id)),
              ResolvedMember(key: "before", value: .text(before.description)),
            ])
        }
      },
      read: { written in
        switch written.value.kind {
        case .scalar:
          let times = written.value.text.utf8.count <= 100 ? written.value.text.split { ",;/&".contains($0) } : []
          if times.count > 1, case let known = times.compactMap({ TimeOfDayAdvice.time(String($0)) }),
            known.count == times.count
          {
            let list = known.map { "\"\($0)\"" }.joined(separator: ", ")
            written.session.report(
              .wrongType, "must be one time of day: for several write 'times: [\(list)]' in place of 'time'",
              about: written.value)
            return nil
          }
          return fixed.read(written).map { Located(.fixed($0), at: written.value.span) }
        case .mapping where written.session.reportParts(ofTime: written.value): return nil
        case .mapping where StatedValue.isMeant(written.value):
          return stated.read(written.alone).map { Located(.stated($0.parameter.value), at: $0.parameter.span) }
        case .mapping:
          return keys.read(written.alone).map { Located(.preference($0.id.value, before: $0.before), at: $0.id.span) }
        case .sequence:
          written.session.report(
            .wrongType, "must be one time of day: write several under 'times'", about: written.value)
          return nil
        }
      })
  }
}
