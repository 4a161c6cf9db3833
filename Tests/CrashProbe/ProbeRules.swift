import NotificationCivilTime
import NotificationRules

/// A table with something that is at once, after a delay, on a date, deferred and reached.
let probeRules = RuleTable(
  app: "probe", locales: ["en"], sourceLocale: "en",
  policies: PolicyRule(
    slot: WallClockTime(hour: 20) ?? .midnight, caps: [CapRule("daily", max: 2, per: .calendarDay)], horizon: .days(4)),
  preferences: [PreferenceRule(toggle: "enabled", default: true, controls: .all)],
  targets: [TargetRule("home")],
  types: [
    type("limit", 50, .after(SignalRule("limit"), delay: .minutes(30)...TimeSpan.minutes(60)), .defer),
    type("alarm", 40, .after(SignalRule("alarm"), delay: .zero...TimeSpan.zero)),
    type("count", 30, .reached(SignalRule("counted"), parameter: "total", values: [10, 50])),
    type("back", 20, .slotAfter(SignalRule("left"), atLeast: .hours(2)), .defer),
    type("daily", 10, .calendar(CalendarRule(every: .day, time: WallClockTime(hour: 9)))),
    type("evening", 5, .calendar(CalendarRule(every: .day, time: WallClockTime(hour: 21)))),
  ],
  events: [
    EventRule("scheduled", on: [.notificationScheduled], parameters: [.type]),
    EventRule("fired", on: [.notificationFired], parameters: [.type]),
    EventRule("type_{id}", on: [.notificationScheduled, .notificationFired], parameters: [.stage]),
  ])

private func type(_ id: String, _ priority: Int, _ schedule: TriggerRule.Schedule, _ onCap: TypeRule.OnCap = .drop)
  -> TypeRule
{
  TypeRule(
    id, priority: priority, onCap: onCap, target: "home", triggers: [TriggerRule("trigger", schedule)],
    copy: [TextRule(.body, [LocalizedTextRule("en", "\(id)")])])
}
