extension SayingSubject {
  /// Before a moment that the app reports, and at a place.
  static let moments = SayingSubject(
    "Before a moment, or at a place",
    [
      Saying(
        "15 minutes before matches of my teams; a moved match moves the reminder, a cancelled match has none.",
        words:
          "appointment meeting event calendar reschedule postpone game kick-off each lesson class course lecture minutes hour soon starts",
        yaml: """
          signals:
            match_set: { parameters: { match_id: { type: string }, starts_at: { type: instant } } }
            match_cancelled: { parameters: { match_id: { type: string } } }
          notifications:
            kick_off:
              per: match_id
              trigger: { at: { signal: match_set, parameter: starts_at, before: 15m } }
              conditions: [{ not: { happened: { signal: match_cancelled, since: trigger } } }]
          """,
        effect: """
          Each match has a reminder of its own. A newer `match_set` of the same match moves it, and `match_cancelled` \
          takes it back. `since: trigger` asks for a cancellation after the newest `match_set`: a match that is set \
          again has its reminder again. The app reports only matches of the teams that people follow.
          """),
      Saying(
        "Check-in 24 hours before departure unless checked in; also for the flight back.",
        words: "flight travel trip return boarding airline day before",
        yaml: """
          signals:
            flight_booked: { parameters: { flight_id: { type: string }, departs_at: { type: instant } } }
            checked_in: { parameters: { flight_id: { type: string } } }
          notifications:
            check_in:
              per: flight_id
              trigger: { at: { signal: flight_booked, parameter: departs_at, before: 24h } }
              conditions: [{ not: { happened: checked_in } }]
          """,
        effect: """
          Both flights have a reminder. Checking in for one takes back only that one, and for good: without `since` it \
          still counts when a delay is reported later. The phone plans 14 days ahead, or as far as `policies.horizon` \
          says: people who have not opened the app in that time before check-in opens get no reminder.
          """),
      Saying(
        "Check-out: at 18:00 on the evening before, by the clock of the hotel.",
        words: "travel hotel departure local time there zone of the place booking trip abroad",
        yaml: """
          signals:
            stay_booked: { parameters: { leaves_at: { type: instant }, zone: { type: string } } }
          notifications:
            check_out:
              trigger:
                at:
                  signal: stay_booked
                  parameter: leaves_at
                  before: { days: 1, time: "18:00" }
                  zone: { parameter: zone }
          """,
        effect: """
          The signal names the zone, such as `Europe/Lisbon`. Where the device does not know it, the zone of the device \
          counts, and the reason is `zone.fallback`.
          """),
      Saying(
        "League ends in 3 hours and you are in the demotion zone.",
        words: "rank leaderboard tournament deadline ends soon relegation last value",
        yaml: """
          signals:
            rank_changed: { parameters: { rank: { type: int }, ends_at: { type: instant } } }
          notifications:
            demotion:
              trigger: { at: { signal: rank_changed, parameter: ends_at, before: 3h } }
              conditions: [{ last: { signal: rank_changed, parameter: rank, at_least: 16 } }]
          """,
        effect: "A rank better than 16 takes it back, and a worse one plans it again."),
      Saying(
        "Passport: 6, 3 and 1 months before it expires.",
        words: "document expiry expiration visa insurance renewal long before half a year",
        yaml: """
          signals: { passport_scanned: { parameters: { expires_at: { type: instant } } } }
          policies: { horizon: 366d }
          notifications:
            passport:
              triggers:
                six_months: { at: { signal: passport_scanned, parameter: expires_at, before: 180d } }
                three_months: { at: { signal: passport_scanned, parameter: expires_at, before: 90d } }
                one_month: { at: { signal: passport_scanned, parameter: expires_at, before: 30d } }
          """,
        effect: """
          Months are written as days. A new passport moves all three. The phone plans as far ahead as `horizon` says, \
          366 days at most.
          """),
      Saying(
        "Two days before the trial ends, for people who have not subscribed.",
        words: "free trial renewal subscription expire expires payment charge premium",
        yaml: """
          signals: { trial_started: { parameters: { ends_at: { type: instant } } }, subscribed: {} }
          notifications:
            trial_ends:
              trigger: { at: { signal: trial_started, parameter: ends_at, before: 2d } }
              conditions: [{ not: { happened: subscribed } }]
          """,
        effect: "It comes 48 hours before the end. Subscribing takes it back."),
      Saying(
        "When the voucher has a day left, for each voucher.",
        words: "coupon code gift card expire expires each one several",
        yaml: """
          signals:
            voucher_added: { parameters: { voucher_id: { type: string }, expires_at: { type: instant } } }
            voucher_used: { parameters: { voucher_id: { type: string } } }
          notifications:
            voucher:
              per: voucher_id
              trigger: { at: { signal: voucher_added, parameter: expires_at, before: 24h } }
              conditions: [{ not: { happened: voucher_used } }]
          """,
        effect: """
          Each voucher has a reminder. Using one takes back only that one, and for good: without `since` it still \
          counts when the voucher is reported again. The phone plans 14 days ahead, or as far as `policies.horizon` \
          says: people who have not opened the app in that time before the last day get no reminder.
          """),
      Saying(
        "Voucher: at noon three days before it expires, and on its last day.",
        words: "coupon credit expiry calendar days before time of day ends",
        yaml: """
          signals:
            voucher_added: { parameters: { voucher_id: { type: string }, expires_at: { type: instant } } }
            voucher_used: { parameters: { voucher_id: { type: string } } }
          notifications:
            voucher:
              per: voucher_id
              triggers:
                soon: { at: { signal: voucher_added, parameter: expires_at, before: { days: 3, time: "12:00" } } }
                last_day: { at: { signal: voucher_added, parameter: expires_at, before: { days: 0, time: "09:00" } } }
              conditions: [{ not: { happened: voucher_used } }]
          """,
        effect: """
          The dates are counted back from the date of `expires_at`, whatever its time of day: `days: 0` is that date. \
          A voucher that is valid all day ends at 23:59, not at midnight, which is already the next date; with one \
          that ends at 8:00 a reminder at 9:00 comes too late. Nothing more comes about a voucher that was used, even \
          if it is reported again. The phone plans 14 days ahead, or as far as `policies.horizon` says: people who \
          have not opened the app in that time before a reminder do not get it.
          """),
      Saying(
        "Bill: three days before at 10:00, on the due date at 09:00 if it is still unpaid.",
        words:
          "invoice payment pay paid due overdue dunning deadline task homework exam test tomorrow evening days before time of day",
        yaml: """
          signals:
            bill_received: { parameters: { bill_id: { type: string }, due_at: { type: instant } } }
            bill_paid: { parameters: { bill_id: { type: string } } }
          notifications:
            bill:
              per: bill_id
              triggers:
                soon: { at: { signal: bill_received, parameter: due_at, before: { days: 3, time: "10:00" } } }
                today: { at: { signal: bill_received, parameter: due_at, before: { days: 0, time: "09:00" } } }
              conditions: [{ not: { happened: bill_paid } }]
          """,
        effect: """
          Each bill has its two reminders. Paying one takes back only its own, and for good: without `since` a payment \
          still counts when the bill is reported again, as after a sync. A moment has a date only in a zone, here the \
          device’s: report noon of the due date, so that it is the same date for travellers in most of the world. The \
          phone plans 14 days ahead, or as far as `policies.horizon` says: people who have not opened the app in that \
          time before a reminder do not get it.
          """),
      Saying(
        "When they arrive at the store.",
        words: "location near nearby shop geofence place enter leave arriving map coordinates",
        yaml: """
          notifications:
            at_the_store:
              trigger: { location: { latitude: 52.5208, longitude: 13.4094, radius: 200 } }
              repeat_after: { days: 7 }
          """,
        effect: """
          The system watches the place and shows it without the app, once a step of the permission flow has asked for the \
          location. `on_exit: true` is for leaving. The place is fixed in the spec.
          """),
    ])
}
