extension SayingSubject {
  /// Some time after a signal.
  static let delays = SayingSubject(
    "After something happened",
    [
      Saying(
        "If someone leaves a basket for 15 minutes, remind them once; not if they order or empty it.",
        words: "abandoned cart forgotten checkout purchase pay cancel reminder minutes after unless",
        yaml: """
          signals: { basket_left: {}, basket_opened: {}, order_placed: {}, basket_emptied: {} }
          notifications:
            basket_reminder:
              trigger: { after: { signal: basket_left, delay: 15m } }
              conditions:
                - not: { happened: { signal: basket_opened, since: trigger } }
                - not: { happened: { signal: order_placed, since: trigger } }
                - not: { happened: { signal: basket_emptied, since: trigger } }
          """,
        effect: """
          The reminder is planned when the app reports `basket_left`, and taken back as soon as one of the others is \
          reported. Nothing more comes until the basket is left again.
          """),
      Saying(
        "Two hours after the last change of the cart.",
        words: "newest latest update basket restart again from debounce inactivity",
        yaml: """
          signals: { cart_changed: {}, order_placed: {} }
          notifications:
            cart_reminder:
              trigger: { after: { signal: cart_changed, delay: 2h, from: last } }
              conditions:
                - not: { happened: { signal: order_placed, since: trigger } }
          """,
        effect: """
          Each change restarts the two hours. An order cancels what is pending. Do not report `cart_changed` when an \
          order empties the cart: it would start the two hours again.
          """),
      Saying(
        "Cart reminders 1 hour, 24 hours and 72 hours after the last change of the cart; stop at a purchase.",
        words: "series sequence drip steps abandoned basket several reminders day days cancel bought ordered goal",
        yaml: """
          signals: { cart_changed: {}, order_placed: {} }
          notifications:
            cart_reminder:
              triggers:
                first: { after: { signal: cart_changed, delay: 1h, from: last } }
                second: { after: { signal: cart_changed, delay: 24h, from: last } }
                third: { after: { signal: cart_changed, delay: 72h, from: last } }
              conditions:
                - not: { happened: { signal: order_placed, since: trigger } }
              copy:
                body:
                  variants:
                    choose: trigger
                    first: { en: "Your cart is waiting" }
                    second: { en: "Still thinking it over?" }
                    third: { en: "Last call for your cart" }
          """,
        effect: """
          A change restarts all three, and a purchase cancels those that have not come. Each step has the text with \
          the name of its trigger; one text for all three needs no `variants`. Do not report `cart_changed` when an \
          order empties the cart: it would start all three again.
          """),
      Saying(
        "23.5 hours after the last lesson: “Time to practise”, unless they already did.",
        words: "practice reminder streak same time tomorrow next day half",
        yaml: """
          signals: { lesson_completed: {} }
          notifications:
            practise:
              trigger: { after: { signal: lesson_completed, delay: 23h30m, from: last } }
              copy: { body: { en: "Time to practise" } }
          """,
        effect: "Another lesson restarts the wait, so it comes only to those who did not practise."),
      Saying(
        "A day after installing, if they have not created anything yet.",
        words: "welcome onboarding never finished new users first launch install activation 24 hours",
        yaml: """
          signals: { installed: {}, note_created: {} }
          notifications:
            first_note:
              trigger: { after: { signal: installed, delay: 24h } }
              conditions: [{ not: { happened: note_created } }]
          """,
        effect: """
          The app reports `installed` at its first launch. Once a note has been created, the reminder is taken back \
          and never comes.
          """),
      Saying(
        "Tell them at once when an export is ready.",
        words: "immediately now right away finished done background instantly order shipped ships tell",
        yaml: """
          signals: { export_finished: {} }
          notifications:
            export_ready:
              trigger: { after: { signal: export_finished, delay: 0m } }
          """,
        effect: "`0m` means at the moment of the signal. Quiet hours can still hold it; see `on_quiet`."),
      Saying(
        "Somewhere between 30 and 60 minutes after they hit the free limit.",
        words: "range window random delay paywall upgrade subscription",
        yaml: """
          signals: { limit_reached: {}, subscribed: {} }
          notifications:
            upgrade:
              trigger: { after: { signal: limit_reached, delay: 30m..60m } }
              conditions: [{ not: { happened: subscribed } }]
              on_cap: defer
          """,
        effect: "It is planned for 30 minutes after the signal, and may come as late as 60 minutes after it."),
      Saying(
        "Not opened for 7, 14 and 30 days, then leave them alone.",
        words: "win back inactive lapsed dormant churn reengagement come return week weeks month visit app",
        yaml: """
          signals: { opened: {} }
          policies: { slot: "18:00", horizon: 31d }
          notifications:
            missed:
              triggers:
                week: { slot_after: { signal: opened, at_least: 7d } }
                two_weeks: { slot_after: { signal: opened, at_least: 14d } }
                month: { slot_after: { signal: opened, at_least: 30d } }
          """,
        effect: """
          Each opening restarts all three. They come at the daily slot; after the third there is nothing until the \
          app is opened. `horizon` must reach as far as the last.
          """),
      Saying(
        "Five days without a visit: “These reminders don’t seem to be working. We’ll stop.” and stop.",
        words: "give up stop sending ignore inactive last message passive",
        yaml: """
          signals: { opened: {} }
          policies: { slot: "18:00" }
          notifications:
            practise:
              trigger: { calendar: { every: day } }
              conditions:
                - not: { elapsed: { since: opened, at_least: 5d } }
              priority: 1
            goodbye:
              trigger: { slot_after: { signal: opened, at_least: 5d } }
              copy: { body: { en: "These reminders don’t seem to be working. We’ll stop." } }
          """,
        effect: """
          From the fifth day on, the condition of the daily reminder is false, and `goodbye` comes once. An opening \
          brings the reminders back.
          """),
      Saying(
        "Energy is full, but not while they are playing.",
        words: "lives refill game foreground app open suppress recharge timer",
        yaml: """
          signals: { energy_spent: { parameters: { full_at: { type: instant } } } }
          policies: { foreground: suppress }
          notifications:
            energy_full:
              trigger: { at: { signal: energy_spent, parameter: full_at } }
          """,
        effect: """
          The app computes the moment and reports it; spending more energy moves it. What comes while the app is open \
          is not shown.
          """),
    ])
}
