import NotificationCivilTime
import NotificationRules

/// A table with every kind of trigger, for walks; its caps and quiet hours vary.
enum WalkTables {
  static let variants: [RuleTable] = [
    table(caps: [CapRule("two", max: 2, per: .rollingDay), CapRule("gap", max: 1, per: .span(.hours(4)))], nil),
    table(caps: [CapRule("day", max: 1, per: .calendarDay)], quiet(.release)),
    table(
      caps: [CapRule("day", max: 3, per: .calendarDay), CapRule("gap", max: 2, per: .span(.hours(6)))], quiet(.drop)),
    table(caps: [CapRule("day", max: 1, per: .rollingDay)], quiet(.release)),
    table(caps: [], nil, budget: 20),
    table(caps: [CapRule("day", max: 1, per: .rollingDay)], nil),
    table(
      caps: [
        CapRule("loud", max: 1, per: .calendarDay, groups: ["loud"]),
        CapRule("both", max: 2, per: .rollingDay, groups: ["loud", "calm"]),
        CapRule("week", max: 4, per: .calendarWeek),
      ], nil, groups: ["alarm": "loud", "ping": "loud", "back": "calm", "daily": "calm"]),
    table(
      caps: [CapRule("day", max: 2, per: .rollingDay)], quiet(.release),
      nights: ["alarm": .exempt, "both": .drop, "twice": .drop, "level": .exempt]),
    table(
      caps: [CapRule("day", max: 2, per: .calendarDay)],
      QuietHoursRule(
        from: .preference("night_begins"), to: .preference("night_ends"), held: .release,
        when: .preference("calm", is: true))),
    table(
      caps: [CapRule("day", max: 2, per: .calendarDay)], quiet(.release),
      windows: [
        "alarm": (10, 20), "ping": (9, 12), "limit": (22, 2), "back": (18, 19), "news": (6, 9), "both": (1, 3),
        "daily": (2, 21), "level": (23, 1),
      ]),
    table(
      caps: [CapRule("day", max: 1, per: .rollingDay)], nil,
      windows: ["alarm": (10, 20), "limit": (1, 2), "news": (0, 3), "daily": (2, 3), "level": (20, 4)]),
  ]

  /// The same app with less room: two values of each kind are remembered, and few requests wait at once.
  static func tight(_ rules: RuleTable) -> RuleTable {
    var rules = rules
    for index in rules.types.indices { rules.types[index].per?.atMost = 2 }
    rules.policies.pendingBudget = 6
    return rules
  }

  private static func quiet(_ held: QuietHoursRule.Held) -> QuietHoursRule {
    QuietHoursRule(from: time(22), to: time(8), held: held)
  }

  private static func time(_ hour: Int, _ minute: Int = 0) -> WallClockTime {
    WallClockTime(hour: hour, minute: minute) ?? .midnight
  }

  private static func table(
    caps: [CapRule], _ quietHours: QuietHoursRule?, budget: Int = 60, groups: [String: String] = [:],
    nights: [String: TypeRule.OnQuiet] = [:], windows: [String: (from: Int, to: Int)] = [:]
  ) -> RuleTable {
    var types = types
    for index in types.indices {
      let id = types[index].id
      types[index].group = groups[id]
      types[index].onQuiet = nights[id]
      types[index].window = windows[id].map { WindowRule(from: time($0.from), to: time($0.to)) }
    }
    return RuleTable(
      app: "walk", locales: ["en", "ru"], sourceLocale: "en",
      policies: PolicyRule(
        slot: time(20), caps: caps, quietHours: quietHours, horizon: .days(14), pendingBudget: budget),
      preferences: [
        PreferenceRule(toggle: "enabled", default: true, controls: .all),
        PreferenceRule(toggle: "news", default: true, controls: .types(["news", "level"])),
        PreferenceRule(toggle: "calm", default: true, controls: .types([])),
        PreferenceRule(time: "night_begins", default: time(22)),
        PreferenceRule(time: "night_ends", default: time(8)),
        PreferenceRule(weekdays: "days", default: [.monday, .thursday]),
        PreferenceRule(times: "times", default: [time(7, 30), time(21)], atMost: 4),
        PreferenceRule(number: "level", default: 85, in: 0...100),
      ],
      targets: [TargetRule("home")], types: types,
      events: [
        EventRule("scheduled", on: [.notificationScheduled], parameters: [.type]),
        EventRule("fired", on: [.notificationFired], parameters: [.type]),
        EventRule("opened", on: [.notificationOpened], parameters: [.type]),
        EventRule("failed", on: [.notificationScheduleFailed], parameters: [.type]),
      ], attributes: [AttributeRule("tier", values: ["free", "gold"])], flags: [FlagRule("lunch", default: true)],
      experiments: [ExperimentRule("size", arms: [.init("big", 40), .init("small", 40), .init("none", 20)])])
  }

  private static let types: [TypeRule] = [
    type(
      "limit", 50, .defer,
      [TriggerRule("after", .after(SignalRule("limit"), delay: .minutes(30)...TimeSpan.minutes(60)))],
      [.not(.happened(SignalRule("bought"), since: .ever))]),
    type("alarm", 45, .defer, [TriggerRule("after", .after(SignalRule("alarm"), delay: .zero...TimeSpan.zero))]),
    type("ping", 42, .drop, [TriggerRule("after", .after(SignalRule("ping"), delay: .zero...TimeSpan.zero))]),
    type(
      "again", 41, .defer,
      [TriggerRule("after", .after(SignalRule("ping"), delay: .minutes(45)...TimeSpan.minutes(45), from: .last))],
      [.not(.happened(SignalRule("ping"), since: .trigger))]),
    type(
      "item", 17, .defer,
      [TriggerRule("after", .after(SignalRule("ordered"), delay: .minutes(30)...TimeSpan.hours(2)))],
      [
        .not(.happened(SignalRule("planned"), since: .trigger)),
        .any([.happened(SignalRule("ordered"), since: .lastDelivery), .happened(SignalRule("ping"), since: .ever)]),
      ], guarded: RepeatRule(afterDays: 1), per: 2),
    type(
      "moment", 18, .drop,
      [
        TriggerRule("at", .at(SignalRule("planned"), parameter: "at", before: .minutes(15))),
        TriggerRule("last", .after(SignalRule("planned"), delay: .hours(3)...TimeSpan.hours(3), from: .last)),
      ], [.not(.happened(SignalRule("bought"), since: .trigger))], per: 50,
      followedUp: FollowUpRule(every: .minutes(7), times: 2)),
    type(
      "tomorrow", 17, .defer,
      [TriggerRule("after", .after(SignalRule("alarm"), delay: .days(1, at: time(2, 30)), from: .last))]),
    type(
      "today", 17, .drop, [TriggerRule("after", .after(SignalRule("ping"), delay: .days(0, at: time(20))))],
      [.not(.happened(SignalRule("bought"), since: .trigger))]),
    type(
      "dated", 16, .defer,
      [
        TriggerRule("ahead", .at(SignalRule("finished"), parameter: "due", distance: .days(-1, at: time(12)))),
        TriggerRule(
          "evening", .at(SignalRule("finished"), parameter: "due", distance: .days(0, at: time(23, 30))),
          zone: .parameter("zone")),
        TriggerRule("afterwards", .at(SignalRule("finished"), parameter: "due", after: .hours(24))),
      ]),
    type(
      "each", 16, .drop,
      [TriggerRule("after", .after(SignalRule("alarm"), delay: .minutes(20)...TimeSpan.hours(3), from: .each))]),
    type(
      "level", 40, .drop,
      [
        TriggerRule("daily", .calendar(CalendarRule(every: .day)), conditions: [used(.above, 90)]),
        TriggerRule(
          "analysis", .after(SignalRule("analyzed"), delay: .zero...TimeSpan.zero), conditions: [used(.above, 85)]),
      ], guarded: RepeatRule(afterDays: 7, orWhen: used(.atMost, 85))),
    type(
      "back", 30, .defer, [TriggerRule("slot_after", .slotAfter(SignalRule("started"), atLeast: .hours(2)))],
      [.not(.happened(SignalRule("finished"), since: .trigger))]),
    type(
      "news", 20, .defer, [TriggerRule("weekly", .calendar(CalendarRule(every: .week(.sunday), time: time(23, 30))))],
      [.happened(SignalRule("found"), since: .lastDelivery)]),
    type(
      "twice", 15, .drop,
      [
        TriggerRule("morning", .calendar(CalendarRule(every: .day, time: time(9)))),
        TriggerRule("evening", .calendar(CalendarRule(every: .day, time: time(21)))),
      ], [.happened(SignalRule("limit"), since: .ever)],
      followedUp: FollowUpRule(
        every: .minutes(40), times: 2, until: .happened(SignalRule("ping"), since: .lastDelivery))),
    type(
      "course", 19, .defer,
      [
        TriggerRule(
          "doses", .calendar(CalendarRule(every: .day, time: .statedTimes("times"))),
          series: SeriesRule(begins: "begun", ends: "over")),
        TriggerRule(
          "home", .calendar(CalendarRule(every: .statedWeekdays("days"), time: .fixed(time(2, 30)))), zone: .home,
          series: SeriesRule(begins: "begun")),
      ], [.not(.happened(SignalRule("taken"), since: .trigger))], per: 2,
      followedUp: FollowUpRule(every: .minutes(25), times: 2, until: .happened(SignalRule("taken"), since: .trigger))),
    type(
      "elsewhere", 14, .defer,
      [
        TriggerRule(
          "bell", .calendar(CalendarRule(every: .weekdays([.monday, .friday]), time: time(9, 30))),
          zone: .fixed("America/New_York")),
        TriggerRule("home", .calendar(CalendarRule(every: .day, time: .preference("night_ends"))), zone: .home),
      ], followedUp: FollowUpRule(every: .minutes(50), times: 1)),
    type(
      "days", 13, .defer,
      [
        TriggerRule("working", .calendar(CalendarRule(every: .weekdays([.monday, .thursday]), time: time(11, 30)))),
        TriggerRule("packs", .calendar(CalendarRule(every: .cycle(on: 3, off: 2, since: "started"), time: time(8)))),
      ]),
    type(
      "chosen", 12, .defer,
      [
        TriggerRule("days", .calendar(CalendarRule(every: .chosenWeekdays("days"), time: .chosenTimes("times")))),
        TriggerRule(
          "night", .calendar(CalendarRule(every: .day, time: .preference("night_begins", before: .minutes(30))))),
        TriggerRule(
          "analysis", .after(SignalRule("analyzed"), delay: .hours(2)...TimeSpan.hours(3)),
          conditions: [.last(signal: "analyzed", ValueTest("used", .above, preference: "level"))]),
      ]),
    type(
      "doses", 12, .drop,
      [
        TriggerRule(
          "daily",
          .calendar(CalendarRule(every: .day, times: [time(1, 30), time(2, 10), time(2, 40), time(8), time(20)])),
          conditions: [.happened(SignalRule("started"), since: .within(.days(3)))])
      ]),
    type(
      "rare", 12, .defer,
      [
        TriggerRule("monthly", .calendar(CalendarRule(every: .month(day: 31), time: time(9)))),
        TriggerRule("yearly", .calendar(CalendarRule(every: .year(month: 2, day: 29), time: time(2, 30)))),
      ]),
    type(
      "both", 11, .defer,
      [
        TriggerRule("limit", .after(SignalRule("limit"), delay: .minutes(5)...TimeSpan.minutes(6))),
        TriggerRule("started", .after(SignalRule("started"), delay: .minutes(5)...TimeSpan.hours(9))),
      ]),
    type(
      "unpractised", 14, .drop, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(23))))],
      [.not(.happened(SignalRule("ping"), since: .today))]),
    type(
      "praise", 13, .defer, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(19))))],
      [.happened(SignalRule("ping"), since: .today)]),
    type(
      "gold", 8, .drop, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(11))))],
      [.attribute("tier", is: "gold")]),
    type(
      "lunch", 6, .drop, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(12))))], [.flag("lunch")]),
    type(
      "big", 5, .defer, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(14))))],
      [.experiment("size", is: "big")]),
    type(
      "german", 7, .defer, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(13))))],
      [.device(DeviceRule(regions: ["DE"], appVersion: AppVersion(1)))]),
    type(
      "busy", 9, .drop, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(18))))],
      [.happened(SignalRule("ping"), since: .within(.days(2)), atLeast: 3)]),
    type(
      "daily", 10, .drop, [TriggerRule("daily", .calendar(CalendarRule(every: .day)))],
      [.elapsed(since: "cleaned", orSince: "onboarded", .moreThan(.hours(24)))]),
    counted,
  ]

  private static let counted: TypeRule = {
    var type = Self.type(
      "counted", 6, .drop, [TriggerRule("daily", .calendar(CalendarRule(every: .day, time: time(17))))])
    type.copy = [TextRule(.body, [LocalizedTextRule("en", "{used} used"), LocalizedTextRule("ru", "{used} занято")])]
    type.arguments = [ArgumentRule("used", from: .init("analyzed", "used"))]
    return type
  }()

  private static func used(_ comparison: ValueTest.Comparison, _ value: Double) -> ConditionRule {
    .last(signal: "analyzed", ValueTest("used", comparison, value))
  }

  private static func type(
    _ id: String, _ priority: Int, _ onCap: TypeRule.OnCap, _ triggers: [TriggerRule],
    _ conditions: [ConditionRule] = [], guarded: RepeatRule? = nil, per items: Int? = nil,
    followedUp: FollowUpRule? = nil
  ) -> TypeRule {
    TypeRule(
      id, priority: priority, onCap: onCap, target: "home", triggers: triggers, conditions: conditions,
      repeatAfter: guarded, followUp: followedUp,
      per: items.map { PerRule("item", atMost: $0, in: ["ordered", "planned", "begun", "over", "taken"]) },
      copy: [TextRule(.body, [LocalizedTextRule("en", "\(id)"), LocalizedTextRule("ru", "\(id) по-русски")])])
  }
}
