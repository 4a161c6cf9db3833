import NotificationCivilTime
import NotificationRules

extension WrongTable {
  /// Caps, windows, thresholds, conditions, priorities and fallbacks of the scheduler.
  static let cleaner: [WrongTable] = [
    .init("cleaner", "no cap") { $0.policies.caps = [] },
    .init("cleaner", "a cap per calendar day") { $0.policies.caps[0].window = .calendarDay },
    .init("cleaner", "a cap per 24 hours") { $0.policies.caps[0].window = .span(.hours(24)) },
    .init("cleaner", "exactly 24 hours are enough") { table in
      table.edit("daily_clean_reminder") {
        $0.conditions = [.elapsed(since: "photos_cleaned", orSince: "onboarding_completed", .atLeast(.hours(24)))]
      }
    },
    .init("cleaner", "the limit push comes after 29 minutes") {
      $0.setDelay(of: "limit_reached_reminder", .minutes(29)...TimeSpan.minutes(60))
    },
    .init("cleaner", "the limit push comes until 61 minutes") {
      $0.setDelay(of: "limit_reached_reminder", .minutes(30)...TimeSpan.minutes(61))
    },
    .init("cleaner", "the limit push comes in spite of a purchase") {
      $0.edit("limit_reached_reminder") { $0.conditions = [] }
    },
    .init("cleaner", "storage at 90") { $0.setThreshold(ofTrigger: "level", .atLeast, 90) },
    .init("cleaner", "storage at 85 after an analysis") { $0.setThreshold(ofTrigger: "after_analysis", .atLeast, 85) },
    .init("cleaner", "no repeat guard") { $0.edit("storage_high_90") { $0.repeatAfter = nil } },
    .init("cleaner", "a repeat guard of eight days") { $0.edit("storage_high_90") { $0.repeatAfter?.days = 8 } },
    .init("cleaner", "come back after an hour") { table in
      table.edit("come_back_swipe_clean") {
        $0.triggers[0].schedule = .slotAfter(SignalRule("swipe_session_started"), atLeast: .hours(1))
      }
    },
    .init("cleaner", "come back after finishing") { $0.edit("come_back_swipe_clean") { $0.conditions = [] } },
    .init("cleaner", "highlights on Saturday") { table in
      table.edit("highlight_ready") { $0.triggers[0].schedule = .calendar(CalendarRule(every: .week(.saturday))) }
    },
    .init("cleaner", "highlights without news") { $0.edit("highlight_ready") { $0.conditions = [] } },
    .init("cleaner", "the limit push is dropped at the cap") { $0.edit("limit_reached_reminder") { $0.onCap = .drop } },
    .init("cleaner", "daily before highlights") { $0.edit("daily_clean_reminder") { $0.priority = 25 } },
    .init("cleaner", "a toggle without effect") { $0.preferences = [] },
    .init("cleaner", "no fallback") { table in
      for index in table.targets.indices { table.targets[index].fallback = nil }
    },
    .init("cleaner", "the slot at 19:00") { $0.policies.slot = WallClockTime(hour: 19, minute: 0) ?? .midnight },
    .init("cleaner", "a budget of one") { $0.policies.pendingBudget = 1 },
    .init("cleaner", "an event that is not logged") { table in table.events.removeAll { $0.name == "notif_opened" } },
  ]
}

extension RuleTable {
  fileprivate mutating func setDelay(of type: String, _ delay: ClosedRange<TimeSpan>) {
    edit(type) { $0.triggers[0].schedule = .after(SignalRule("free_limit_reached"), delay: delay) }
  }

  fileprivate mutating func setThreshold(
    ofTrigger name: String, _ comparison: ValueTest.Comparison, _ value: Double
  ) {
    edit("storage_high_90") { type in
      for index in type.triggers.indices where type.triggers[index].name == name {
        type.triggers[index].conditions = [
          .last(signal: "storage_analyzed", ValueTest("used_percent", comparison, value))
        ]
      }
    }
  }
}
