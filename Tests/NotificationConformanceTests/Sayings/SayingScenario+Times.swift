extension SayingScenario {
  /// When it comes.
  static let times: [SayingScenario] = [
    SayingScenario(
      "If someone leaves a basket",
      steps: """
        - { at: "10:00", signal: basket_left }
        - { at: "12:00", signal: basket_left }
        - { at: "12:05", signal: order_placed }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: basket_reminder, at: "2026-03-02 10:15" }
        """),
    SayingScenario(
      "Voucher: at noon",
      steps: """
        - { at: "10:00", signal: voucher_added, with: { voucher_id: "a", expires_at: "2026-03-06 23:59+01:00" } }
        - { at: "10:01", signal: voucher_added, with: { voucher_id: "b", expires_at: "2026-03-06 10:00+01:00" } }
        - { at: "2026-03-04 09:00", signal: voucher_used, with: { voucher_id: "b" } }
        - at: "2026-03-04 10:00"
          signal: voucher_added
          with: { voucher_id: "b", expires_at: "2026-03-06 10:00+01:00" }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: voucher, at: "2026-03-03 12:00" }
        - { delivered: voucher, at: "2026-03-03 12:00:01" }
        - { delivered: voucher, at: "2026-03-06 09:00" }
        """),
    SayingScenario(
      "Bill: three days before",
      steps: """
        - { at: "10:00", signal: bill_received, with: { bill_id: "a", due_at: "2026-03-06 12:00+01:00" } }
        - { at: "10:01", signal: bill_received, with: { bill_id: "b", due_at: "2026-03-07 12:00+01:00" } }
        - { at: "10:02", signal: bill_paid, with: { bill_id: "b" } }
        - { at: "10:03", signal: bill_received, with: { bill_id: "b", due_at: "2026-03-07 12:00+01:00" } }
        - { at: "10:04", signal: bill_received, with: { bill_id: "b", due_at: "2026-03-08 12:00+01:00" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: bill, at: "2026-03-03 10:00" }
        - { delivered: bill, at: "2026-03-06 09:00" }
        """),
    SayingScenario(
      "On working days at 9:30 in New",
      steps: """
        - { at: "2026-03-06 18:00", zone: Asia/Tokyo }
        - { until: "2026-03-10 12:00+09:00" }
        """,
      then: """
        - { delivered: opening_bell, at: "2026-03-02 09:30-05:00" }
        - { delivered: opening_bell, at: "2026-03-03 09:30-05:00" }
        - { delivered: opening_bell, at: "2026-03-04 09:30-05:00" }
        - { delivered: opening_bell, at: "2026-03-05 09:30-05:00" }
        - { delivered: opening_bell, at: "2026-03-06 09:30-05:00" }
        - { delivered: opening_bell, at: "2026-03-09 09:30-04:00" }
        """),
    SayingScenario(
      "My vitamin at 8:00",
      steps: """
        - { at: "12:00", zone: America/New_York }
        - { until: "2026-03-04 00:00-05:00" }
        """,
      then: """
        - { delivered: vitamin, at: "2026-03-03 08:00+01:00" }
        """),
    SayingScenario(
      "Check-out: at 18:00",
      steps: """
        - { at: "10:00", signal: stay_booked, with: { leaves_at: "2026-03-06 10:00+09:00", zone: Asia/Tokyo } }
        - { until: "2026-03-06 09:00" }
        """,
      then: """
        - { delivered: check_out, at: "2026-03-05 18:00+09:00" }
        """),
    SayingScenario(
      "Two hours after the last",
      steps: """
        - { at: "10:00", signal: cart_changed }
        - { at: "11:00", signal: cart_changed }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: cart_reminder, at: "2026-03-02 13:00" }
        """),
    SayingScenario(
      "Cart reminders 1 hour",
      steps: """
        - { at: "10:00", signal: cart_changed }
        - { at: "10:30", signal: cart_changed }
        - { at: "2026-03-03 12:00", signal: order_placed }
        - { until: "2026-03-10 09:00" }
        - { at: "2026-03-10 10:00", signal: cart_changed }
        - { until: "2026-03-20 09:00" }
        """,
      then: """
        - { delivered: cart_reminder, at: "2026-03-02 11:30", text: { en: "Your cart is waiting" } }
        - { delivered: cart_reminder, at: "2026-03-03 10:30", text: { en: "Still thinking it over?" } }
        - { delivered: cart_reminder, at: "2026-03-10 11:00", text: { en: "Your cart is waiting" } }
        - { delivered: cart_reminder, at: "2026-03-11 10:00", text: { en: "Still thinking it over?" } }
        - { delivered: cart_reminder, at: "2026-03-13 10:00", text: { en: "Last call for your cart" } }
        """),
    SayingScenario(
      "23.5 hours",
      steps: """
        - { at: "10:00", signal: lesson_completed }
        - { at: "11:00", signal: lesson_completed }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: practise, at: "2026-03-03 10:30" }
        """),
    SayingScenario(
      "A day after installing",
      steps: """
        - { at: "10:00", signal: installed }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: first_note, at: "2026-03-03 10:00" }
        """),
    SayingScenario(
      "Tell them at once",
      steps: """
        - { at: "10:00", signal: export_finished }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: export_ready, at: "2026-03-02 10:00" }
        """),
    SayingScenario(
      "Somewhere between",
      steps: """
        - { at: "10:00", signal: limit_reached }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: upgrade, at: "2026-03-02 10:30" }
        """),
    SayingScenario(
      "Not opened for 7, 14",
      steps: """
        - { at: "10:00", signal: opened }
        - { until: "2026-06-10 09:00" }
        """,
      then: """
        - { delivered: missed, at: "2026-03-09 18:00" }
        - { delivered: missed, at: "2026-03-16 18:00" }
        - { delivered: missed, at: "2026-04-01 18:00" }
        """),
    SayingScenario(
      "Five days without",
      steps: """
        - { at: "10:00", signal: opened }
        - { until: "2026-04-10 09:00" }
        """,
      then: """
        - { delivered: practise, at: "2026-03-02 18:00" }
        - { delivered: practise, at: "2026-03-03 18:00" }
        - { delivered: practise, at: "2026-03-04 18:00" }
        - { delivered: practise, at: "2026-03-05 18:00" }
        - { delivered: practise, at: "2026-03-06 18:00" }
        - { delivered: goodbye, at: "2026-03-07 18:00" }
        """),
    SayingScenario(
      "Energy is full",
      steps: """
        - { at: "10:00", signal: energy_spent, with: { full_at: "2026-03-02 12:00+01:00" } }
        - { at: "10:01", signal: energy_spent, with: { full_at: "2026-03-02 13:00+01:00" } }
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: energy_full, at: "2026-03-02 13:00" }
        """),
    SayingScenario(
      "Every day at 20:00",
      steps: """
        - { at: "10:00", signal: habit_done }
        - { until: "2026-03-04 09:00" }
        """,
      then: """
        - { delivered: habit, at: "2026-03-03 20:00" }
        """),
    SayingScenario(
      "Monday to Friday",
      steps: """
        - { at: "2026-03-02 09:01", app: launch }
        - { at: "2026-03-02 09:02", app: background }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: lunch_menu, at: "2026-03-02 11:30" }
        - { delivered: lunch_menu, at: "2026-03-03 11:30" }
        - { delivered: lunch_menu, at: "2026-03-04 11:30" }
        - { delivered: lunch_menu, at: "2026-03-05 11:30" }
        - { delivered: lunch_menu, at: "2026-03-06 11:30" }
        - { delivered: lunch_menu, at: "2026-03-09 11:30" }
        """),
    SayingScenario(
      "Every Sunday",
      steps: """
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: week_in_review, at: "2026-03-08 18:00" }
        """),
    SayingScenario(
      "On the first of",
      steps: """
        - { until: "2026-04-02 09:00" }
        """,
      then: """
        - { delivered: new_budget, at: "2026-04-01 09:00" }
        """),
    SayingScenario(
      "Once a year",
      steps: """
        - { until: "2027-01-02 09:00" }
        """,
      then: """
        - { delivered: new_year, at: "2027-01-01 10:00" }
        """),
    SayingScenario(
      "Only until the campaign", at: "2037-11-29 10:00",
      steps: """
        - { until: "2037-12-03 09:00" }
        """,
      then: """
        - { delivered: autumn_sale, at: "2037-11-29 18:00" }
        - { delivered: autumn_sale, at: "2037-11-30 18:00" }
        """),
    SayingScenario(
      "Sale on 28", at: "2037-11-20 10:00",
      steps: """
        - { at: "2037-11-20 10:01", app: launch }
        - { at: "2037-11-20 10:02", app: background }
        - { until: "2037-12-10 09:00" }
        """,
      then: """
        - { delivered: sale, at: "2037-11-28 09:00" }
        - { delivered: sale_ends, at: "2037-11-28 21:00" }
        """),
    SayingScenario(
      "At 8:00 and",
      steps: """
        - { until: "2026-03-03 09:00" }
        """,
      then: """
        - { delivered: tablets, at: "2026-03-02 20:00" }
        - { delivered: tablets, at: "2026-03-03 08:00" }
        """),
    SayingScenario(
      "Every two hours from 9", at: "2026-03-02 08:00",
      steps: """
        - { at: "08:01", app: launch }
        - { at: "08:02", app: background }
        - { until: "2026-03-03 08:00" }
        """,
      then: """
        - { delivered: breathe, at: "2026-03-02 09:00" }
        - { delivered: breathe, at: "2026-03-02 11:00" }
        - { delivered: breathe, at: "2026-03-02 13:00" }
        - { delivered: breathe, at: "2026-03-02 15:00" }
        - { delivered: breathe, at: "2026-03-02 17:00" }
        """),
    SayingScenario(
      "Blood pressure", at: "2026-03-02 04:00",
      steps: """
        - { at: "2026-03-02 05:00", signal: measured }
        - { until: "2026-03-03 07:00" }
        """,
      then: """
        - { delivered: blood_pressure, at: "2026-03-02 20:00" }
        """),
    SayingScenario(
      "21 days on", at: "2026-03-21 09:00", start: ["signals: [{ signal: pack_started, at: \"2026-03-02 10:00\" }]"],
      steps: """
        - { until: "2026-03-30 22:00" }
        """,
      then: """
        - { delivered: pill, at: "2026-03-21 21:00" }
        - { delivered: pill, at: "2026-03-22 21:00" }
        - { delivered: pill, at: "2026-03-30 21:00" }
        """),
    SayingScenario(
      "Every third day", at: "2026-03-02 08:00",
      steps: """
        - { at: "2026-03-02 08:01", app: launch }
        - { at: "2026-03-02 08:02", app: background }
        - { until: "2026-03-12 08:00" }
        """,
      then: """
        - { delivered: water_plants, at: "2026-03-02 09:00" }
        - { delivered: water_plants, at: "2026-03-05 09:00" }
        - { delivered: water_plants, at: "2026-03-08 09:00" }
        - { delivered: water_plants, at: "2026-03-11 09:00" }
        """),
    SayingScenario(
      "15 minutes before matches",
      steps: """
        - { at: "10:00", signal: match_set, with: { match_id: "a", starts_at: "2026-03-03 20:00+01:00" } }
        - { at: "10:01", signal: match_set, with: { match_id: "b", starts_at: "2026-03-04 20:00+01:00" } }
        - { at: "10:02", signal: match_set, with: { match_id: "c", starts_at: "2026-03-05 20:00+01:00" } }
        - { at: "10:03", signal: match_set, with: { match_id: "a", starts_at: "2026-03-06 20:00+01:00" } }
        - { at: "10:04", signal: match_cancelled, with: { match_id: "b" } }
        - { at: "10:05", signal: match_set, with: { match_id: "d", starts_at: "2026-03-07 20:00+01:00" } }
        - { at: "10:06", signal: match_cancelled, with: { match_id: "d" } }
        - { at: "10:07", signal: match_set, with: { match_id: "d", starts_at: "2026-03-07 20:00+01:00" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: kick_off, at: "2026-03-05 19:45" }
        - { delivered: kick_off, at: "2026-03-06 19:45" }
        - { delivered: kick_off, at: "2026-03-07 19:45" }
        """),
    SayingScenario(
      "Check-in 24",
      steps: """
        - { at: "10:00", signal: flight_booked, with: { flight_id: "out", departs_at: "2026-03-05 12:00+01:00" } }
        - { at: "10:01", signal: flight_booked, with: { flight_id: "back", departs_at: "2026-03-09 12:00+01:00" } }
        - { at: "10:02", signal: checked_in, with: { flight_id: "out" } }
        - { at: "10:03", signal: flight_booked, with: { flight_id: "out", departs_at: "2026-03-05 15:00+01:00" } }
        - { at: "10:04", signal: flight_booked, with: { flight_id: "back", departs_at: "2026-03-09 15:00+01:00" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: check_in, at: "2026-03-08 15:00" }
        """),
    SayingScenario(
      "League ends",
      steps: """
        - { at: "09:00", signal: rank_changed, with: { rank: 2, ends_at: "2026-03-03 20:00+01:00" } }
        - { at: "10:01", signal: rank_changed, with: { rank: 18, ends_at: "2026-03-03 20:00+01:00" } }
        - { at: "10:02", signal: rank_changed, with: { rank: 3, ends_at: "2026-03-03 20:00+01:00" }, expect: [{ pending: none }] }
        - { at: "10:03", signal: rank_changed, with: { rank: 17, ends_at: "2026-03-03 20:00+01:00" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: demotion, at: "2026-03-03 17:00" }
        """),
    SayingScenario(
      "Passport",
      steps: """
        - { at: "10:00", signal: passport_scanned, with: { expires_at: "2026-04-10 12:00+02:00" } }
        - { until: "2026-05-03 09:00" }
        """,
      then: """
        - { delivered: passport, at: "2026-03-11 11:00" }
        """),
    SayingScenario(
      "Two days before the trial",
      steps: """
        - { at: "10:00", signal: trial_started, with: { ends_at: "2026-03-09 20:00+01:00" } }
        - { until: "2026-03-13 09:00" }
        """,
      then: """
        - { delivered: trial_ends, at: "2026-03-07 20:00" }
        """),
    SayingScenario(
      "When the voucher",
      steps: """
        - { at: "10:00", signal: voucher_added, with: { voucher_id: "a", expires_at: "2026-03-05 20:00+01:00" } }
        - { at: "10:00", signal: voucher_added, with: { voucher_id: "b", expires_at: "2026-03-06 20:00+01:00" } }
        - { at: "10:02", signal: voucher_used, with: { voucher_id: "a" } }
        - { at: "10:03", signal: voucher_added, with: { voucher_id: "a", expires_at: "2026-03-05 20:00+01:00" } }
        - { until: "2026-03-10 09:00" }
        """,
      then: """
        - { delivered: voucher, at: "2026-03-05 20:00" }
        """),
  ]
}
