import NotificationCivilTime
import NotificationRules

extension WrongTable {
  /// Settings, frequencies, milestones, summaries, texts that take turns and buttons of the scheduler.
  static let journal: [WrongTable] = [
    .init("journal", "every four days for every three") { table in
      table.edit(preference: "reminder_frequency") { $0.setPeriod(of: "three_days", .days(4)) }
    },
    .init("journal", "daily for weekly") { table in
      table.edit(preference: "reminder_frequency") { $0.setPeriod(of: "weekly", .day) }
    },
    .init("journal", "the chosen time does nothing") { table in
      table.edit("achievement_reminder") {
        $0.triggers[0].schedule = .calendar(CalendarRule(every: .preference("reminder_frequency")))
      }
    },
    .init("journal", "off from the beginning") { table in
      table.edit(preference: "daily_reminders_enabled") { $0.setDefault(false) }
    },
    .init("journal", "a toggle over others that controls nothing") { table in
      table.edit(preference: "milestone_notifications_enabled") {
        $0.kind = .toggle(default: true, controls: .types([]))
      }
      for index in table.preferences.indices where table.preferences[index].parent == "milestone_notifications_enabled"
      {
        table.preferences[index].parent = nil
      }
    },
    .init("journal", "a streak of 8 days for one of 7") { table in
      table.edit("streak_milestone") {
        $0.triggers[0].schedule = .reached(
          SignalRule("achievement_recorded"), parameter: "streak_days", values: [3, 8, 30, 100, 365])
      }
    },
    .init("journal", "totals counted as streaks") { table in
      table.edit("count_milestone") {
        $0.triggers[0].schedule = .reached(
          SignalRule("achievement_recorded"), parameter: "streak_days", values: [10, 50, 100])
      }
    },
    .init("journal", "two summaries at once") { table in
      for index in table.types.indices { table.types[index].combine = nil }
    },
    .init("journal", "the year on the second of January") { table in
      table.edit("yearly_summary") {
        $0.triggers[0].schedule = .calendar(
          CalendarRule(every: .year(month: 1, day: 2), time: .preference("reminder_time")))
      }
    },
    .init("journal", "one style for all") { table in
      table.edit(preference: "notification_style") {
        $0.kind = .choice(default: "cheerful", options: [OptionRule("cheerful"), OptionRule("gentle")])
      }
    },
    .init("journal", "a button without its screen") { table in
      for index in table.categories.indices { table.categories[index].actions = [] }
    },
    .init("journal", "no category") { table in table.edit("achievement_reminder") { $0.content.category = "" } },
  ]
}

extension PreferenceRule {
  fileprivate mutating func setPeriod(of option: String, _ every: Recurrence) {
    guard case .choice(let standard, var options) = kind else { return }
    for index in options.indices where options[index].id == option { options[index].every = every }
    kind = .choice(default: standard, options: options)
  }

  fileprivate mutating func setDefault(_ isOn: Bool) {
    guard case .toggle(_, let controls) = kind else { return }
    kind = .toggle(default: isOn, controls: controls)
  }
}
