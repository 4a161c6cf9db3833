import NotificationCivilTime
public import NotificationRules
import SpecDiagnostics

/// `calendar`: dates in the calendar of the device, or of a zone.
public struct CalendarTrigger: SpecSection, Hashable {
  public let every: Located<CalendarRule.Period>
  public let cycle: CalendarCycle?
  /// Without a time it is the slot of the policies.
  public let time: Located<CalendarRule.Time>?
  public let times: CalendarTimes?
  /// Nil for that of the device.
  public let zone: Located<ZoneSource>?
  /// The signals that begin and end its dates.
  public let begins: Located<String>?
  public let ends: Located<String>?

  public var series: SeriesRule? { begins.map { SeriesRule(begins: $0.value, ends: ends?.value) } }

  public var rule: CalendarRule { CalendarRule(every: every.value, time: times?.rule ?? time?.value ?? .slot) }

  /// Each has a meaning with some words of `every` only.
  private static let dayKeys = ["weekday", "month", "day"]

  public static let keys = SectionKeys<Self>(
    "calendar-trigger", doc: "Dates in the device's calendar, or in that of a time zone.",
    choices: [KeyChoice(kinds, required: true), KeyChoice(["time", "times"], required: false)],
    cases: PeriodWord.allCases.map { word in
      KeyCase(
        "every", .words([word.rawValue]), needed: word.neededKeys,
        excluded: dayKeys.filter { !word.neededKeys.contains($0) })
    } + [KeyCase("every", .mapping, excluded: dayKeys)]
      + kinds.dropFirst().map { KeyCase($0, .any, excluded: dayKeys) },
    elsewhere: [
      "cron": "days and times are keys of their own, such as 'every: day, time: \"20:00\"'",
      "daily": "write 'every: day, time: \"20:00\"'", "weekly": "write 'every: week, weekday: monday, time: \"20:00\"'",
      "monthly": "write 'every: month, day: 1, time: \"20:00\"'",
      "hour": "the time of day is 'time', such as \"20:00\"",
      "minute": "the time of day is 'time', such as \"20:00\"",
    ])

  /// Each says which dates there are.
  private static let kinds = ["every", "weekdays", "on", "cycle"]

  public init(_ read: KeyReader<Self>) {
    let every = read("every", \.written, .every, doc: "How often such a date comes.", example: "day")
    let weekdays = read(
      "weekdays", \.weekdays, .weekdays,
      doc: "The days of the week, if there are several, or the setting with them.",
      example: "[monday, tuesday, wednesday, thursday, friday]")
    let on = read("on", \.date, .date, doc: "One date, in any zone.", example: "\"2037-11-28\"")
    let cycle = read(
      "cycle", \.cycle, .section, doc: "So many days on, so many off, and from the beginning.",
      example: "{ on: 21, off: 7, since: pack_started }")
    self.cycle = cycle
    let weekday = read(
      "weekday", \.weekday, .weekday, doc: "The day of the week; with `every: week`.", example: "sunday")
    let month = read("month", \.month, .int(1...12), doc: "The month; with `every: year`.", example: "1")
    let day = read(
      "day", \.day, .int(1...31),
      doc: "The day of the month; with `every: month` and `every: year`. In a shorter month it is the last day.",
      example: "1")
    time = read(
      "time", \.time, .dayTime, absent: "`policies.slot`", doc: "The time of day on the device.",
      example: "\"09:00\"")
    times = read(
      "times", \.times, .times,
      doc: "The times of day, if there are several: a list, or an interval, whose end is included if it is met.",
      example: "[\"08:00\", \"20:00\"]")
    let zone = read(
      "zone", \.zone, .zone, absent: "wherever the device is",
      doc:
        "Where its dates and times of day are meant: a time zone, or `home`, where the setting with the time was "
        + "last changed, else where the app was first opened. Quiet hours, windows and caps mean the device's.",
      example: "America/New_York")
    self.zone = zone
    let begins = read(
      "for", \.begins, .reference(to: .signal), absent: "the dates always are",
      doc:
        "The latest signal begins the dates, and brings the values of the texts; `time`, `times`, `weekdays` and "
        + "`zone` can be its parameters. With `per` every value has its own dates.",
      example: "medicine_set")
    self.begins = begins
    let ends = read(
      "until", \.ends, .reference(to: .signal), absent: "the dates never end",
      doc: "Such a signal ends the dates that one of `for` began, and takes back what waits.",
      example: "medicine_removed")
    self.ends = ends
    let (time, times) = (time, times)
    read.check { mapping, app in
      guard !read.isDoubtful else { return }
      let stated: [(parameter: Located<String>, kind: ParameterItem.Kind, key: String)?] = [
        time.flatMap { time in
          if case .stated(let id) = time.value { (Located(id, at: time.span), .time, "time") } else { nil }
        },
        times.flatMap { if case .parameter(let id) = $0 { (id, .times, "times") } else { nil } },
        weekdays.flatMap { if case .parameter(let id) = $0 { (id, .weekdays, "weekdays") } else { nil } },
      ]
      for case (let parameter, let kind, let key)? in stated
      where !app.check(parameter, of: begins, is: kind, key, mapping) {
        read.fail()
        // Without a signal there is one mistake, whatever asks for it.
        if begins == nil { return }
      }
      if let zone, !app.checkZone(zone, of: begins, mapping) {
        read.fail()
        if begins == nil { return }
      }
      if !app.checkSeries(begins, ends, mapping) { read.fail() }
    }
    var period: CalendarRule.Period?
    read.check { mapping, app in
      guard !read.isDoubtful else { return }
      if let on { period = .on(on.value) }
      if let cycle { period = .cycle(on: cycle.on, off: cycle.off, since: cycle.since.value) }
      if let weekdays { period = weekdays.period }
      // What is wrong with `every`, or that there is nothing in its place, is said already.
      guard let kind = mapping.chosen(Self.kinds), every != nil || kind != "every", app.hasKeys(of: every, mapping),
        let every
      else { return }
      switch every {
      case .word(.day): period = .day
      case .word(.week): period = weekday.map { .week($0) }
      case .word(.month): period = day.map { .month(day: $0) }
      case .word(.year): period = app.year(month, day, mapping)
      case .days(let days): period = .days(days)
      case .preference(let id): period = .preference(id.value)
      }
    }
    if period == nil { read.fail() }
    var span = read.span
    read.check { mapping, _ in span = mapping.chosen(Self.kinds).flatMap { mapping.written($0)?.span } ?? span }
    if case .preference(let id)? = every { span = id.span }
    switch weekdays {
    case .preference(let id), .parameter(let id): span = id.span
    case .list, nil: break
    }
    self.every = Located(period ?? .day, at: span)
  }

  private var written: Every? {
    switch every.value {
    case .day: .word(.day)
    case .week: .word(.week)
    case .month: .word(.month)
    case .year: .word(.year)
    case .days(let days): .days(days)
    case .preference(let id): .preference(Located(id, at: every.span))
    case .weekdays, .chosenWeekdays, .statedWeekdays, .on, .cycle: nil
    }
  }

  private var weekdays: CalendarWeekdays? {
    switch every.value {
    case .weekdays(let days): .list(days)
    case .chosenWeekdays(let id): .preference(Located(id, at: every.span))
    case .statedWeekdays(let id): .parameter(Located(id, at: every.span))
    case .day, .week, .month, .year, .days, .on, .cycle, .preference: nil
    }
  }

  private var date: Located<CivilDate>? {
    if case .on(let date) = every.value { Located(date, at: every.span) } else { nil }
  }

  private var weekday: Weekday? { if case .week(let weekday) = every.value { weekday } else { nil } }
  private var month: Int? { if case .year(let month, _) = every.value { month } else { nil } }
  private var day: Int? {
    switch every.value {
    case .month(let day), .year(_, let day): day
    case .day, .week, .days, .weekdays, .chosenWeekdays, .statedWeekdays, .on, .cycle, .preference: nil
    }
  }
}

extension AppReader {
  /// Whether two signals can begin and end dates; if not, that is reported.
  fileprivate func checkSeries(_ begins: Located<String>?, _ ends: Located<String>?, _ calendar: ObjectReader) -> Bool {
    guard let ends else { return true }
    let value = calendar.written("until") ?? calendar.origin
    guard let begins else {
      session.report(
        .conflictingKeys, "ends dates that no signal begins: name the signal that begins them in 'for'", about: value,
        at: calendar.keySpan("until"))
      return false
    }
    guard begins.value == ends.value else { return true }
    session.report(
      .badValue, "is the signal of 'for': what begins the dates cannot end them", about: value)
    return false
  }

  fileprivate func year(_ month: Int?, _ day: Int?, _ calendar: ObjectReader) -> CalendarRule.Period? {
    guard let month, let day else { return nil }
    // 29 February is the 28th in a common year, but 31 April never comes.
    let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= longest[month - 1] else {
      session.report(
        .badValue, "is \(day), but month \(month) has \(longest[month - 1]) days",
        about: calendar.written("day") ?? calendar.origin)
      return nil
    }
    return .year(month: month, day: day)
  }

  /// Whether the keys that say which day are those that `every` asks for.
  fileprivate func hasKeys(of every: CalendarTrigger.Every?, _ calendar: ObjectReader) -> Bool {
    var isRight = true
    let needed = every?.neededKeys ?? []
    for key in ["weekday", "month", "day"] where calendar.has(key) != needed.contains(key) {
      isRight = false
      if calendar.has(key) {
        session.reportConflict(
          calendar, key, every.map { "makes no sense with 'every: \($0.text)'" } ?? "makes no sense without 'every'")
      } else if let every, !calendar.meantKeys.contains(key) {
        session.report(
          .missingKey, "has no '\(key)', which 'every: \(every.text)' needs", about: calendar.origin,
          at: calendar.origin.headSpan)
      }
    }
    return isRight
  }
}
