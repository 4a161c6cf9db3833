extension SayingScenario {
  /// How often it comes, and to whom.
  static let limits: [SayingScenario] = [
    SayingScenario(
      "45 minutes after each",
      steps: """
        - { at: "10:00", signal: order_delivered, with: { order_id: "a" } }
        - { at: "10:10", signal: order_delivered, with: { order_id: "b" } }
        - { at: "10:20", signal: order_rated, with: { order_id: "a" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: rate_order, at: "2026-03-02 10:55" }
        """),
    SayingScenario(
      "A price alert",
      steps: """
        - { at: "10:00", signal: fare_fell, with: { route: "a", fare: "1" } }
        - { at: "11:00", signal: fare_fell, with: { route: "b", fare: "1" } }
        - { at: "12:00", signal: fare_fell, with: { route: "a", fare: "1" } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: fare_alert, at: "2026-03-02 10:00" }
        - { delivered: fare_alert, at: "2026-03-02 11:00" }
        """),
    SayingScenario(
      "7, 30, 100",
      steps: """
        - { at: "10:00", signal: streak_grew, with: { days: 7 } }
        - { at: "10:01", signal: streak_grew, with: { days: 7 } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: milestone, at: "2026-03-02 10:00" }
        """),
    SayingScenario(
      "Each of my medicines",
      steps: """
        - at: "10:00"
          signal: medicine_set
          with: { medicine_id: a, name: A, times: ["12:00", "20:00"], zone: Europe/Berlin }
        - at: "10:01"
          signal: medicine_set
          with: { medicine_id: b, name: B, times: ["13:00"], zone: Europe/Berlin }
        - { at: "12:05", signal: dose_taken, with: { medicine_id: a } }
        - { at: "13:15", signal: dose_taken, with: { medicine_id: b } }
        - { at: "13:16", signal: medicine_removed, with: { medicine_id: b } }
        - { at: "14:00", zone: America/New_York }
        - { at: "2026-03-02 20:25+01:00", signal: dose_taken, with: { medicine_id: a } }
        - { until: "2026-03-03 11:00+01:00" }
        """,
      then: """
        - { delivered: medicine, at: "2026-03-02 12:00+01:00", text: { en: "Time for A" } }
        - { delivered: medicine, at: "2026-03-02 13:00+01:00", text: { en: "Time for B" } }
        - { delivered: medicine, at: "2026-03-02 13:10+01:00" }
        - { delivered: medicine, at: "2026-03-02 20:00+01:00" }
        - { delivered: medicine, at: "2026-03-02 20:10+01:00" }
        - { delivered: medicine, at: "2026-03-02 20:20+01:00" }
        """),
    SayingScenario(
      "Again every 10 minutes until confirmed",
      steps: """
        - { at: "2026-03-03 21:15", signal: dose_taken }
        - { until: "2026-03-04 09:00" }
        """,
      then: """
        - { delivered: dose, at: "2026-03-02 21:00" }
        - { delivered: dose, at: "2026-03-02 21:10" }
        - { delivered: dose, at: "2026-03-02 21:20" }
        - { delivered: dose, at: "2026-03-02 21:30" }
        - { delivered: dose, at: "2026-03-03 21:00" }
        - { delivered: dose, at: "2026-03-03 21:10" }
        """),
    SayingScenario(
      "Not again within",
      steps: """
        - { at: "2026-03-02 10:00", signal: storage_checked, with: { used: 95 } }
        - { at: "2026-03-05 10:00", signal: storage_checked, with: { used: 95 } }
        - { at: "2026-03-09 10:00", signal: storage_checked, with: { used: 95 } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: storage_full, at: "2026-03-02 10:00" }
        - { delivered: storage_full, at: "2026-03-09 10:00" }
        """),
    SayingScenario(
      "Only once",
      steps: """
        - { at: "10:00", signal: goal_met }
        - { at: "10:01", signal: goal_met }
        - { at: "2026-03-02 23:01", signal: goal_met }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: first_goal, at: "2026-03-02 10:00" }
        """),
    SayingScenario(
      "Two reminders", at: "2026-03-07 09:00",
      steps: """
        - { at: "2026-03-07 09:01", app: launch }
        - { at: "2026-03-07 09:02", app: background }
        - { until: "2026-03-09 09:00" }
        """,
      then: """
        - { delivered: daily_report, at: "2026-03-07 18:00" }
        - { delivered: weekly_report, at: "2026-03-08 18:00" }
        """),
    SayingScenario(
      "Premium users",
      steps: """
        - { at: "09:01", attribute: { plan: premium } }
        - { at: "09:02", app: background }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: premium_tip, at: "2026-03-02 20:00" }
        """),
    SayingScenario(
      "Fee notice",
      steps: """
        - { at: "10:00", device: { region: US, app_version: "5.10" } }
        - { at: "10:01", signal: fees_changed }
        - { at: "10:02", device: { region: DE, app_version: "5.1" } }
        - { at: "10:03", signal: fees_changed }
        - { at: "10:04", device: { region: SE, app_version: "5.10" } }
        - { at: "10:05", signal: fees_changed }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: fee_notice, at: "2026-03-02 10:05" }
        """),
    SayingScenario(
      "10 % never", start: ["experiments: { marketing: everything }"],
      steps: """
        - { until: "2026-03-06 09:00" }
        """,
      then: """
        - { delivered: new_collection, at: "2026-03-05 20:00" }
        """),
    SayingScenario(
      "10 % never", start: ["experiments: { marketing: none }"],
      steps: """
        - { until: "2026-03-06 09:00" }
        - { at: "2026-03-06 09:10", app: launch }
        """,
      then: """
        - { delivered: none }
        - { outcome: new_collection, is: dropped, reason: disabled, on: "2026-03-05" }
        """),
    SayingScenario(
      "Test two texts", start: ["experiments: { wording: long }"],
      steps: """
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: reminder_long, at: "2026-03-02 19:00" }
        """),
    SayingScenario(
      "We can switch",
      steps: """
        - { at: "10:00", switch: { offers: off }, expect: [{ pending: none }] }
        - { until: "2026-03-13 09:00" }
        """,
      then: """
        - { delivered: none }
        """),
    SayingScenario(
      "Three workouts",
      steps: """
        - { at: "2026-03-02 10:00", signal: workout_finished }
        - { at: "2026-03-04 10:00", signal: workout_finished }
        - { at: "2026-03-06 10:00", signal: workout_finished }
        - { until: "2026-03-20 09:00" }
        """,
      then: """
        - { delivered: rest_day, at: "2026-03-06 22:00" }
        """),
    SayingScenario(
      "A viewed item",
      steps: """
        - { at: "10:00", signal: price_fell, with: { percent: 9, before: "$10", now: "$9" } }
        - { at: "11:00", signal: price_fell, with: { percent: 23, before: "$1,299", now: "$999" } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: cheaper, at: "2026-03-02 11:00", text: { en: "$1,299 → $999" } }
        """),
    SayingScenario(
      "Five or more unread messages",
      steps: """
        - { at: "2026-03-02 10:00", signal: opened }
        - { at: "2026-03-02 10:01", signal: inbox_counted, with: { unread: 7 } }
        - { until: "2026-03-06 09:00" }
        """,
      then: """
        - { delivered: unread, at: "2026-03-03 19:00" }
        """),
    SayingScenario(
      "At most one notification a day",
      steps: """
        - { at: "10:00", signal: export_finished }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: export_ready, at: "2026-03-02 11:00" }
        """),
    SayingScenario(
      "Offers at most three",
      steps: """
        - { at: "09:01", app: launch }
        - { at: "09:02", app: background }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: daily_offer, at: "2026-03-02 17:00" }
        - { delivered: daily_offer, at: "2026-03-03 17:00" }
        - { delivered: daily_offer, at: "2026-03-04 17:00" }
        - { delivered: daily_offer, at: "2026-03-09 17:00" }
        """),
    SayingScenario(
      "At most one offer, two clan",
      steps: """
        - { at: "10:00", signal: offer_found }
        - { at: "11:00", signal: offer_found }
        - { at: "12:00", signal: clan_called }
        - { at: "13:00", signal: clan_called }
        - { at: "14:00", signal: clan_called }
        - { at: "15:00", signal: clan_called }
        - { until: "2026-03-06 09:00" }
        """,
      then: """
        - { delivered: offer, at: "2026-03-02 10:00" }
        - { delivered: clan_call, at: "2026-03-02 12:00" }
        - { delivered: clan_call, at: "2026-03-02 13:00" }
        - { delivered: clan_call, at: "2026-03-03 20:00" }
        - { delivered: clan_call, at: "2026-03-03 20:00:01" }
        """),
    SayingScenario(
      "This one always",
      steps: """
        - { at: "19:00", signal: new_login }
        - { at: "19:30", signal: new_login }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: tip, at: "2026-03-02 18:00" }
        - { delivered: security_alert, at: "2026-03-02 19:00" }
        - { delivered: security_alert, at: "2026-03-02 19:30" }
        """),
    SayingScenario(
      "Nothing between",
      steps: """
        - { at: "23:00", signal: export_finished }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: export_ready, at: "2026-03-03 08:00" }
        """),
    SayingScenario(
      "At night only",
      steps: """
        - { at: "23:00", signal: alarm_raised }
        - { at: "23:01", signal: tip_found }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: alarm, at: "2026-03-02 23:00" }
        """),
    SayingScenario(
      "Offers only between",
      steps: """
        - { at: "23:00", signal: offer_found }
        - { at: "23:01", signal: order_changed }
        - { until: "2026-03-03 12:00" }
        """,
      then: """
        - { delivered: order_update, at: "2026-03-02 23:01" }
        - { delivered: offer, at: "2026-03-03 10:00" }
        """),
    SayingScenario(
      "The more important",
      steps: """
        - { at: "10:00", signal: streak_at_risk }
        - { until: "2026-03-03 12:00" }
        """,
      then: """
        - { delivered: streak, at: "2026-03-02 20:00" }
        """),
  ]
}
