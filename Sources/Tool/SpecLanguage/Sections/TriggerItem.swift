public import NotificationRules
public import SpecDiagnostics

/// `trigger`, or one entry of `triggers`.
public struct TriggerItem: SpecSection, Hashable {
  public indirect enum Schedule: Sendable, Hashable {
    case calendar(CalendarTrigger)
    case after(AfterTrigger)
    case slotAfter(SlotAfterTrigger)
    case at(AtTrigger)
    case reached(ReachedTrigger)
    case location(LocationItem)

    /// The key that says which it is.
    var kind: String {
      switch self {
      case .calendar: "calendar"
      case .after: "after"
      case .slotAfter: "slot_after"
      case .at: "at"
      case .reached: "reached"
      case .location: "location"
      }
    }
  }

  /// As named under `triggers`, else the kind: `calendar`, `after`, `slot_after`, `at`, `reached`, `location`.
  public let name: String
  public let span: SourceSpan
  public let schedule: Schedule
  public let conditions: [ConditionItem]

  public static let kinds = TriggerRule.kinds

  public static let keys = SectionKeys<Self>(
    "trigger", doc: "What makes a type due: a date, or a signal.", choices: [KeyChoice(kinds, required: true)],
    elsewhere: elsewhere)

  private static let elsewhere: [String: String] = {
    let signal = "when a signal comes, write 'after: { signal: …, delay: 0m }'"
    let date = "on a date, write 'calendar: { on: \"2027-05-01\" }'"
    let moment = "before a moment that a signal reports, write 'at: { signal: …, parameter: …, before: 15m }'"
    let daily = "for every day write 'calendar: { every: day, time: \"20:00\" }'"
    let weekly = "for every week write 'calendar: { every: week, weekday: monday, time: \"20:00\" }'"
    let place = "at a place write 'location: { latitude: …, longitude: …, radius: … }'"
    let server = "a notification that a server sends has 'push: {}' in place of 'trigger'"
    return [
      "event": signal, "signal": signal, "immediately": signal, "on": "\(signal); \(date)",
      "when": "\(signal); \(date)", "date": "\(date); \(moment)", "datetime": "\(date); \(moment)",
      "daily": daily, "every_day": daily, "schedule": daily, "repeat": daily,
      "cron": "\(daily); \(weekly), each with your time", "weekly": weekly,
      "send_at": daily, "before": moment, "until": moment, "push": server,
      "remote": server, "server": server, "geofence": place, "region": place, "place": place,
    ]
  }()

  public init(_ read: KeyReader<Self>) {
    span = read.span
    let calendar = read(
      "calendar", \.calendar, .section, doc: "On dates, at a time of day.", example: "{ every: week, weekday: sunday }")
    let after = read(
      "after", \.after, .section, doc: "Some time after a signal.",
      example: "{ signal: free_limit_reached, delay: 30m..60m }")
    let slotAfter = read(
      "slot_after", \.slotAfter, .section, doc: "At the first daily slot a given time after the latest signal.",
      example: "{ signal: swipe_session_started, at_least: 2h }")
    let at = read(
      "at", \.at, .section, doc: "Before a moment that a signal reports.",
      example: "{ signal: meeting_planned, parameter: starts_at, before: 15m }")
    let reached = read(
      "reached", \.reached, .section, doc: "When a number of a signal reaches a value, once for each value.",
      example: "{ signal: achievement_recorded, parameter: streak_days, values: [3, 7, 30] }")
    let location = read(
      "location", \.location, .section, doc: "When the device arrives at a place or leaves it.",
      example: "{ latitude: 55.75, longitude: 37.61, radius: 200 }")
    let schedule: Schedule? =
      calendar.map { .calendar($0) } ?? after.map { .after($0) } ?? slotAfter.map { .slotAfter($0) }
      ?? at.map { .at($0) } ?? reached.map { .reached($0) } ?? location.map { .location($0) }
    if schedule == nil { read.fail() }
    var moment = ConditionItem.Moment.signal
    read.check { mapping, _ in
      if ["calendar", "location"].contains(mapping.chosen(Self.kinds)), calendar?.begins == nil { moment = .date }
    }
    self.schedule = schedule ?? .location(LocationItem.keys.absent(at: read.span))
    name = read.name.value.isEmpty ? self.schedule.kind : read.name.value
    conditions = read(
      "conditions", \.conditions, many: .conditions(at: moment),
      doc: "What must be true for this trigger, in addition to the conditions of the type.",
      example: "[{ elapsed: { since: photos_cleaned, more_than: 24h } }]")
  }

  var calendar: CalendarTrigger? { if case .calendar(let item) = schedule { item } else { nil } }
  private var after: AfterTrigger? { if case .after(let item) = schedule { item } else { nil } }
  private var slotAfter: SlotAfterTrigger? { if case .slotAfter(let item) = schedule { item } else { nil } }
  private var at: AtTrigger? { if case .at(let item) = schedule { item } else { nil } }
  private var reached: ReachedTrigger? { if case .reached(let item) = schedule { item } else { nil } }
  private var location: LocationItem? { if case .location(let item) = schedule { item } else { nil } }

  /// The signal that creates its occurrences or begins its dates, if one does.
  public var signal: SignalMatch? {
    switch schedule {
    case .calendar(let item): item.begins.map { SignalMatch(signal: $0, filter: nil) }
    case .location: nil
    case .after(let item): item.match
    case .slotAfter(let item): item.match
    case .at(let item): item.match
    case .reached(let item): item.match
    }
  }

  /// Where its dates and times are meant; nil for where the device is.
  public var zone: Located<ZoneSource>? {
    switch schedule {
    case .calendar(let item): item.zone
    case .at(let item): item.zone
    case .after, .slotAfter, .reached, .location: nil
    }
  }

  public var hasSignal: Bool { signal != nil }

  /// Due at a place, whatever the time.
  public var waitsForPlace: Bool { location != nil }

  /// Settings that say when it is due, with the places that name them.
  public var preferences: [Located<String>] {
    guard let calendar else { return signal?.filter?.preference.map { [$0] } ?? [] }
    var ids: [Located<String>] = []
    switch calendar.every.value {
    case .preference(let id), .chosenWeekdays(let id): ids.append(Located(id, at: calendar.every.span))
    case .day, .week, .month, .year, .days, .weekdays, .statedWeekdays, .on, .cycle: break
    }
    if let time = calendar.time, case .preference(let id, _) = time.value { ids.append(Located(id, at: time.span)) }
    if case .preference(let id)? = calendar.times { ids.append(id) }
    return ids
  }
}

extension KeyType where Value == [TriggerItem] {
  /// The only one. It resolves to one of `triggers`.
  static var trigger: Self {
    Self(
      .object(TriggerItem.keys.shape), sample: [], resolve: { _ in nil },
      read: { written in
        TriggerItem.keys.read(written).map { [$0] }
      })
  }

  static var triggers: Self {
    let shape = ValueShape.map(keys: .identifier(.trigger), values: .object(TriggerItem.keys.shape))
    return Self(
      shape, sample: [],
      resolve: { triggers in
        triggers.isEmpty
          ? nil : .section(triggers.map { ResolvedMember(key: $0.name, value: $0.resolved) })
      },
      read: { written in
        guard let entries = written.entries(.identifier(.trigger), expected: shape) else { return nil }
        if entries.isEmpty { written.session.report(.badValue, "lists no trigger", about: written.value) }
        return entries.compactMap { TriggerItem.keys.read(WrittenValue($0.value, written.app), name: $0) }
      })
  }
}

extension AppReader {
  /// Reports triggers of one type that say the same under two names.
  func reportRepeats(of triggers: [TriggerItem], in type: ObjectReader) {
    for (number, trigger) in triggers.enumerated() {
      guard let first = triggers[..<number].first(where: { $0.resolved == trigger.resolved }) else { continue }
      let name = type.origin.key.map { " of 'notifications.\(excerpt($0.text))'" } ?? ""
      session.error(
        .duplicateID,
        "The trigger '\(excerpt(trigger.name))'\(name) repeats '\(excerpt(first.name))': people would get it twice",
        at: trigger.span, notes: [Diagnostic.Note("the same trigger is here", at: first.span)])
    }
  }
}
