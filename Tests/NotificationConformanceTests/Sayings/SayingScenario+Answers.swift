extension SayingScenario {
  /// What people choose, read and do.
  static let answers: [SayingScenario] = [
    SayingScenario(
      "“Your order for €23.50",
      steps: """
        - { at: "10:00", signal: order_confirmed, with: { total: 23.5, currency: EUR } }
        - { at: "11:00", signal: order_confirmed, with: { total: 1234.5, currency: EUR } }
        - { until: "12:00" }
        """,
      then: """
        - delivered: confirmed
          at: "2026-03-02 10:00"
          text:
            en: "Your order for €23.50 is confirmed."
            de: "Ihre Bestellung über 23,50\\u00A0€ ist bestätigt."
        - delivered: confirmed
          at: "2026-03-02 11:00"
          text: { fr: "Votre commande de 1\\u202F234,50\\u00A0€ est confirmée." }
        """),
    SayingScenario(
      "Five or more unread and",
      steps: """
        - { at: "10:00", signal: opened }
        - { at: "10:01", signal: unread_counted, with: { unread: 4 } }
        - { at: "2026-03-03 12:00", signal: unread_counted, with: { unread: 7 } }
        - { until: "2026-03-04 09:00" }
        """,
      then: """
        - { delivered: unread, at: "2026-03-03 19:00", text: { en: "7 unread messages" } }
        """),
    SayingScenario(
      "People can switch",
      steps: """
        - { at: "10:00", prefer: { reminders: false }, expect: [{ pending: none }] }
        - { until: "2026-03-13 09:00" }
        """,
      then: """
        - { delivered: none }
        """),
    SayingScenario(
      "On the days and",
      steps: """
        - { at: "09:01", prefer: { practice_days: [tuesday] } }
        - { at: "09:02", prefer: { practice_time: "12:00" } }
        - { until: "2026-03-09 09:00" }
        """,
      then: """
        - { delivered: practise, at: "2026-03-03 12:00" }
        """),
    SayingScenario(
      "People add as many",
      steps: """
        - { at: "09:30", prefer: { reminder_times: ["10:00", "12:00"] } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: breathe, at: "2026-03-02 10:00" }
        - { delivered: breathe, at: "2026-03-02 12:00" }
        """),
    SayingScenario(
      "Wind down",
      steps: """
        - { at: "09:30", prefer: { bedtime: "00:10" } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: wind_down, at: "2026-03-02 23:40" }
        """),
    SayingScenario(
      "Already meditated",
      steps: """
        - { at: "2026-03-02 23:30", signal: meditated }
        - { at: "2026-03-03 05:00", signal: meditated }
        - { until: "2026-03-04 09:00" }
        """,
      then: """
        - { delivered: meditate, at: "2026-03-04 07:30" }
        """),
    SayingScenario(
      "All goals",
      steps: """
        - { at: "10:00", signal: goal_scored }
        - { at: "10:10", prefer: { scores: final_only } }
        - { at: "10:20", signal: goal_scored }
        - { at: "10:30", signal: match_ended }
        - { at: "10:40", prefer: { scores: nothing } }
        - { at: "10:50", signal: match_ended }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: goal, at: "2026-03-02 10:00" }
        - { delivered: final_score, at: "2026-03-02 10:30" }
        """),
    SayingScenario(
      "Every day, every other",
      steps: """
        - { at: "09:01", prefer: { frequency: alternate } }
        - { until: "2026-03-07 09:00" }
        """,
      then: """
        - { delivered: journal, at: "2026-03-02 20:00" }
        - { delivered: journal, at: "2026-03-04 20:00" }
        - { delivered: journal, at: "2026-03-06 20:00" }
        """),
    SayingScenario(
      "People set their own",
      steps: """
        - { at: "23:00", signal: tip_found }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: tip, at: "2026-03-03 07:00" }
        """),
    SayingScenario(
      "Tell me when my spending",
      steps: """
        - { at: "10:00", signal: spending_counted, with: { total: 501 } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: over_limit, at: "2026-03-02 10:00" }
        """),
    SayingScenario(
      "Daily reward",
      steps: """
        - { at: "10:00", prefer: { usual_time: "21:15" } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: daily_reward, at: "2026-03-02 21:15" }
        """),
    SayingScenario(
      "The restaurant",
      steps: """
        - { at: "10:00", signal: basket_left, with: { restaurant: "Da Mario" } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: basket_reminder, at: "2026-03-02 10:15", text: { en: "Da Mario is waiting for your order." } }
        """),
    SayingScenario(
      "14 languages", start: ["locale: pl"],
      steps: """
        - { at: "10:00", signal: streak_grew, with: { days: 3 } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: milestone, at: "2026-03-02 10:00", text: { pl: "3 dni" } }
        """),
    SayingScenario(
      "Not the same text",
      steps: """
        - { until: "2026-03-05 09:00" }
        """,
      then: """
        - { delivered: practise, at: "2026-03-02 18:00", text: { en: "Five minutes for you" } }
        - { delivered: practise, at: "2026-03-03 18:00", text: { en: "Ready when you are" } }
        - { delivered: practise, at: "2026-03-04 18:00", text: { en: "A short one today?" } }
        """),
    SayingScenario(
      "Friendly or strict",
      steps: """
        - { at: "10:00", prefer: { tone: strict } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: practise, at: "2026-03-02 18:00", text: { en: "Practise. Now." } }
        """),
    SayingScenario(
      "“Taken” and",
      steps: """
        - { at: "10:00", signal: dose_due }
        - { at: "10:05", signal: dose_taken, expect: [{ pending: none }] }
        - { at: "12:00", signal: dose_due }
        - { at: "12:11", tap: dose, action: SKIP }
        """,
      then: """
        - { delivered: dose, at: "2026-03-02 12:10" }
        - { opened: none }
        """),
    SayingScenario(
      "Snooze for ten",
      steps: """
        - { at: "10:00", signal: pot_put_on }
        - { at: "10:21", tap: pot, action: SNOOZE }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: pot, at: "2026-03-02 10:20" }
        - { delivered: pot, at: "2026-03-02 10:31" }
        """),
    SayingScenario(
      "Snooze for as long",
      steps: """
        - { at: "09:30", prefer: { nap: 25 } }
        - { at: "10:00", signal: pot_put_on }
        - { at: "10:21", tap: pot, action: SNOOZE }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: pot, at: "2026-03-02 10:20" }
        - { delivered: pot, at: "2026-03-02 10:46" }
        """),
    SayingScenario(
      "Articles open",
      steps: """
        - { at: "10:00", signal: deals_changed }
        - { at: "10:01", tap: deals }
        """,
      then: """
        - { delivered: deals, at: "2026-03-02 10:00" }
        - { opened: deals, with: { source: push } }
        """),
    SayingScenario(
      "A tap opens",
      steps: """
        - { at: "10:00", signal: order_shipped, with: { order_id: "A-18" } }
        - { at: "10:01", tap: shipped }
        """,
      then: """
        - { delivered: shipped, at: "2026-03-02 10:00", text: { en: "Order A-18 is on its way" } }
        - { opened: order, with: { order_id: "A-18" } }
        """),
    SayingScenario(
      "Count how many",
      steps: """
        - { until: "2026-03-08 21:00" }
        - { at: "2026-03-08 21:01", tap: weekly_tip }
        """,
      then: """
        - { delivered: weekly_tip, at: "2026-03-08 20:00" }
        - { opened: home }
        - { logged: [notif_fired, notif_opened] }
        """),
    SayingScenario(
      "The event carries",
      steps: """
        - { at: "2026-03-03 12:00", signal: order_delivered, with: { order_id: "A-18" } }
        - { at: "2026-03-03 12:01", app: background }
        - { at: "2026-03-03 12:50", tap: rating }
        """,
      then: """
        - { delivered: rating, at: "2026-03-03 12:45" }
        - { logged: [{ notif_opened: { type: rating, order_id: "A-18" } }] }
        """),
    SayingScenario(
      "Gate change", start: ["user: alice", "token: { stored: fcm-1 }"],
      steps: """
        - { at: "23:00", push: { type: gate_change, payload: { flight_id: "LH1", gate: "B12" } } }
        - { at: "23:10", push: { type: gate_change, payload: { flight_id: "LH1", gate: "C3" } } }
        - { at: "23:11", app: background, expect: [{ listed: [gate_change] }] }
        """,
      then: """
        - { delivered: gate_change, at: "2026-03-02 23:00" }
        - { delivered: gate_change, at: "2026-03-02 23:10" }
        """),
    SayingScenario(
      "Ask for permission after", authorization: "not_determined", app: "foreground",
      start: ["flags: { hasAskedForNotifications: false }"],
      steps: """
        - { at: "09:10", signal: session_ended }
        - { at: "09:20", app: killed }
        - { at: "10:00", app: launch }
        - { at: "10:10", signal: session_ended, expect: [{ shown: none }] }
        - { at: "10:20", signal: session_ended, expect: [{ shown: [notifications_pre_prompt] }] }
        - { at: "10:21", press: secondary, expect: [{ flag: { hasAskedForNotifications: true } }] }
        - { at: "2026-03-09 10:20", app: launch, expect: [{ shown: [notifications_pre_prompt] }] }
        - { at: "2026-03-09 10:21", app: launch }
        - { at: "2026-03-09 10:22", press: secondary }
        - { at: "2026-03-16 10:22", app: launch }
        - { at: "2026-03-16 10:23", press: secondary }
        - { at: "2026-05-16 10:00", app: launch }
        """,
      then: """
        - { shown: [notifications_pre_prompt, notifications_pre_prompt, notifications_pre_prompt] }
        - { prompted: { notifications: 0 } }
        """),
    SayingScenario(
      "Explain before", authorization: "not_determined", app: "killed",
      start: ["flags: { hasAskedForNotifications: false }"],
      steps: """
        - at: "10:00"
          app: launch
          expect: [{ shown: [notifications_pre_prompt] }, { prompted: { notifications: 0 } }]
        - { at: "10:01", press: primary }
        - { at: "10:02", answer: granted, expect: [{ flag: { hasAskedForNotifications: true } }] }
        - { at: "10:03", app: background }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { shown: [notifications_pre_prompt] }
        - { prompted: { notifications: 1 } }
        - { delivered: practise, at: "2026-03-02 18:00" }
        """),
    SayingScenario(
      "A silent push",
      steps: """
        - { at: "10:00", signal: event_updated, with: { starts_at: "2026-03-03 20:00+01:00" } }
        - { at: "11:00", signal: event_updated, with: { starts_at: "2026-03-04 20:00+01:00" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: event, at: "2026-03-04 19:00" }
        """),
  ]
}
