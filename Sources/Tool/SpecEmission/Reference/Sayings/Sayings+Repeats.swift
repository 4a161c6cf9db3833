extension SayingSubject {
  /// How often the same comes.
  static let repeats = SayingSubject(
    "Once, once each, and again",
    [
      Saying(
        "45 minutes after each delivery ask for a rating, once per order, unless that order was rated.",
        words: "review feedback stars every order item each per entity",
        yaml: """
          signals:
            order_delivered: { parameters: { order_id: { type: string } } }
            order_rated: { parameters: { order_id: { type: string } } }
          notifications:
            rate_order:
              per: order_id
              trigger: { after: { signal: order_delivered, delay: 45m } }
              conditions: [{ not: { happened: order_rated } }]
              repeat_after: { days: 3660 }
          """,
        effect: """
          Two orders give two notifications. With `per`, a signal counts only for the order that it names, so rating one \
          order does not take back the other. `repeat_after` keeps it at one if an order is reported as delivered again.
          """),
      Saying(
        "A price alert for each watched route, at most one per route a day.",
        words: "price drop watch list per item route product stock alert at most once a day",
        yaml: """
          signals:
            fare_fell: { parameters: { route: { type: string }, fare: { type: string } } }
          notifications:
            fare_alert:
              per: route
              trigger: { after: { signal: fare_fell, delay: 0m } }
              repeat_after: { days: 1 }
              arguments:
                route: { type: string, example: "Berlin–Lisbon" }
                fare: { type: string, example: "€49" }
              copy: { body: { en: "{route} now costs {fare}" } }
          """,
        effect: """
          `repeat_after` counts for each route alone. The app formats the fare, in the currency that people chose.
          """),
      Saying(
        "7, 30, 100 and 365 days in a row: congratulate at once, once each.",
        words: "streak milestone achievement congratulations level reached badge celebrate",
        yaml: """
          signals: { streak_grew: { parameters: { days: { type: int } } } }
          notifications:
            milestone:
              trigger: { reached: { signal: streak_grew, parameter: days, values: [7, 30, 100, 365] } }
              arguments: { days: { type: int, example: 7 } }
              copy: { body: { en: { plural: days, one: "{days} day in a row!", other: "{days} days in a row!" } } }
          """,
        effect: "Each value comes once. After a streak is lost, a new one can reach the values again."),
      Saying(
        "Each of my medicines at its own times, and again every 10 minutes until that dose is confirmed.",
        words: "pills several list schedule per medicine user adds reminder own times stop remove dose plant water",
        yaml: """
          signals:
            medicine_set:
              parameters:
                medicine_id: { type: string }
                name: { type: string }
                times: { type: times }
                zone: { type: string }
            medicine_removed: { parameters: { medicine_id: { type: string } } }
            dose_taken: { parameters: { medicine_id: { type: string } } }
          notifications:
            medicine:
              per: medicine_id
              trigger:
                calendar:
                  for: medicine_set
                  every: day
                  times: { parameter: times }
                  zone: { parameter: zone }
                  until: medicine_removed
              follow_up: { every: 10m, times: 3, until: { happened: { signal: dose_taken, since: trigger } } }
              arguments: { name: { type: string, example: Aspirin } }
              copy: { body: { en: "Time for {name}" } }
          """,
        effect: """
          Every medicine has dates of its own, from its newest `medicine_set` on. A newer one replaces its times and \
          its name. `since: trigger` counts from the moment at which a dose is due, so each dose is confirmed for \
          itself. The times are those of the zone that the signal names, such as `Europe/Berlin`: report the one at \
          home, and they keep home time on journeys. Leave out `zone`, and they move with the device.
          """),
      Saying(
        "Again every 10 minutes until confirmed, three times.",
        words: "repeat follow up ignore ignored nag escalate insist keep until answered take taken pill medicine alarm",
        yaml: """
          signals: { dose_taken: {} }
          notifications:
            dose:
              trigger: { calendar: { every: day, time: "21:00" } }
              follow_up: { every: 10m, times: 3, until: { happened: { signal: dose_taken, since: last_delivery } } }
          """,
        effect: """
          Opening one of them, pressing a button or `dose_taken` takes back the rest. Caps count only the first. The \
          phone has only so many places: the next of every medicine has one, then comes what is due first. With many \
          notifications a day keep `policies.horizon` short; `check` says how far the plan reaches.
          """),
      Saying(
        "Not again within a week.",
        words: "cooldown pause repeat at most once a week per type frequency same notification",
        yaml: """
          signals: { storage_checked: { parameters: { used: { type: percent } } } }
          notifications:
            storage_full:
              trigger: { after: { signal: storage_checked, delay: 0m, where: { parameter: used, above: 90 } } }
              repeat_after: { days: 7 }
          """,
        effect: "After a delivery the type waits seven calendar days, whatever is reported."),
      Saying(
        "Only once in a lifetime.",
        words: "one time ever never again single first time",
        yaml: """
          signals: { goal_met: {} }
          notifications:
            first_goal:
              trigger: { after: { signal: goal_met, delay: 0m } }
              conditions: [{ not: { happened: { signal: goal_met, at_least: 2 } } }]
          """,
        effect: "It comes with the first such signal. From the second on the condition is false."),
      Saying(
        "Two reminders at the same time come as one.",
        words: "combine merge together same moment bundle duplicate collide",
        yaml: """
          notifications:
            daily_report:
              trigger: { calendar: { every: day, time: "18:00" } }
              combine: reports
            weekly_report:
              trigger: { calendar: { every: week, weekday: sunday, time: "18:00" } }
              combine: reports
              priority: 10
          """,
        effect: "On Sundays only the weekly one comes, because it has the higher `priority`."),
    ])
}
