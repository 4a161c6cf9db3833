extension SayingSubject {
  /// What happens when people tap or press.
  static let answers = SayingSubject(
    "What a tap does",
    [
      Saying(
        "“Taken” and “Skip” without opening the app, Taken after unlocking.",
        words: "button action confirm done medicine background answer unlock authentication",
        yaml: """
          signals: { dose_due: {}, dose_taken: {}, dose_skipped: {} }
          categories:
            dose:
              actions:
                - { id: TAKEN, title: { en: "Taken" }, options: [authentication_required], signal: dose_taken }
                - { id: SKIP, title: { en: "Skip" }, signal: dose_skipped }
          notifications:
            dose:
              category: dose
              trigger: { after: { signal: dose_due, delay: 10m } }
              conditions:
                - not: { happened: { signal: dose_taken, since: trigger } }
                - not: { happened: { signal: dose_skipped, since: trigger } }
          """,
        effect: "Pressing a button counts as its signal, without opening the app, and can end other reminders."),
      Saying(
        "Snooze for ten minutes.",
        words: "later remind again postpone button action delay",
        yaml: """
          signals: { pot_put_on: {} }
          categories:
            timer:
              actions: [{ id: SNOOZE, title: { en: "In ten minutes" }, snooze: 10m }]
          notifications:
            pot:
              category: timer
              trigger: { after: { signal: pot_put_on, delay: 20m } }
          """,
        effect: "The same notification comes again ten minutes later, without opening the app. No cap counts it."),
      Saying(
        "Snooze for as long as people like.",
        words: "later remind again postpone button own choose minutes setting preference number",
        yaml: """
          signals: { pot_put_on: {} }
          preferences:
            nap: { type: number, default: 10, at_least: 1, at_most: 60, label: { en: "Snooze for (minutes)" } }
          categories:
            timer:
              actions: [{ id: SNOOZE, title: { en: "Later" }, snooze: { preference: nap } }]
          notifications:
            pot:
              category: timer
              trigger: { after: { signal: pot_put_on, delay: 20m } }
          """,
        effect: "The setting counts in minutes, as it is when the button is pressed. Changing it later moves nothing."),
      Saying(
        "A tap opens the order.",
        words: "deep link screen target open destination navigate url page parameter",
        yaml: """
          deep_links:
            targets: { order: { path: "/orders/{order_id}", parameters: { order_id: { type: string } }, fallback: home } }
          signals: { order_shipped: { parameters: { order_id: { type: string } } } }
          notifications:
            shipped:
              target: order
              trigger: { after: { signal: order_shipped, delay: 0m } }
              arguments: { order_id: { type: string, example: "A-17" } }
              copy: { body: { en: "Order {order_id} is on its way" } }
          """,
        effect: "The link has the value that the signal carried. If the order is gone, `fallback` opens."),
      Saying(
        "Articles open with `source=push`.",
        words: "deep link parameter constant utm campaign where from origin attribution button",
        yaml: """
          deep_links:
            targets: { deals: { path: /deals, parameters: { source: { type: string, optional: true } }, fallback: home } }
          signals: { deals_changed: {} }
          notifications:
            deals:
              target: { id: deals, parameters: { source: push } }
              trigger: { after: { signal: deals_changed, delay: 0m } }
          """,
        effect:
          "The link always has that value: `…/deals?source=push`. A push carries it in `data`, where the server writes it."
      ),
      Saying(
        "A button that opens a certain screen.",
        words: "action button link foreground call to action second",
        yaml: """
          deep_links: { targets: { offers: { path: /offers, fallback: home } } }
          categories:
            weekend:
              actions: [{ id: SEE_OFFERS, title: { en: "See offers" }, options: [foreground], target: offers }]
          notifications:
            weekend:
              category: weekend
              trigger: { calendar: { every: week, weekday: friday, time: "17:00" } }
          """,
        effect:
          "The button opens the app on that screen; a tap elsewhere on the notification opens the type’s `target`."),
      Saying(
        "Count how many open it.",
        words: "analytics event open rate track measure firebase log statistics delivered",
        yaml: """
          analytics:
            provider: firebase
            events:
              notif_fired: { on: notification.fired, parameters: [type] }
              notif_opened: { on: notification.opened, parameters: [type, target] }
          notifications:
            weekly_tip:
              trigger: { calendar: { every: week, weekday: sunday } }
          """,
        effect: "Both events are logged for every type, with its id."),
      Saying(
        "The event carries the order.",
        words: "analytics event parameter argument value id measure log which per",
        yaml: """
          signals:
            order_delivered: { parameters: { order_id: { type: string } } }
          analytics:
            provider: firebase
            events:
              notif_opened: { on: notification.opened, parameters: [type, { order_id: { argument: order_id } }] }
          notifications:
            rating:
              trigger: { after: { signal: order_delivered, delay: 45m } }
              per: order_id
          """,
        effect: "The event has the `order_id` that the notification was about. Types without one leave it out."),
    ])
}
