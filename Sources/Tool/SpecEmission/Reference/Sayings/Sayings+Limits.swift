extension SayingSubject {
  /// Caps, quiet hours and windows.
  static let limits = SayingSubject(
    "Not too many, and not at night",
    [
      Saying(
        "At most one notification a day in all.",
        words: "cap limit frequency maximum spam too many more than per day daily only just single",
        yaml: """
          policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
          signals: { export_finished: {} }
          notifications:
            tip:
              trigger: { calendar: { every: day, time: "18:00" } }
              priority: 10
            export_ready:
              trigger: { after: { signal: export_finished, delay: 1h } }
              priority: 20
              on_cap: defer
          """,
        effect: """
          Of the notifications planned for a day, the one with the highest `priority` comes. The others are dropped, \
          or wait for a free day with `on_cap: defer`. Pushes are never counted.
          """),
      Saying(
        "Offers at most three a week, all notifications together at most twice a day.",
        words: "cap group category marketing weekly limit per kind several limits",
        yaml: """
          policies:
            caps:
              - { id: offers_weekly, max: 3, per: calendar_week, groups: [offers] }
              - { id: daily, max: 2, per: calendar_day }
          signals: { parcel_arrived: {} }
          notifications:
            daily_offer:
              trigger: { calendar: { every: day, time: "17:00" } }
              group: offers
            parcel:
              trigger: { after: { signal: parcel_arrived, delay: 0m } }
              priority: 50
          """,
        effect: "A cap with `groups` counts only types of those groups; one without counts all."),
      Saying(
        """
        At most one offer, two clan messages and four in all a day; the rest of the day’s offers are lost, clan messages \
        wait.
        """,
        words: "cap group drop defer postpone game limit lose queue",
        yaml: """
          policies:
            caps:
              - { id: offers, max: 1, per: calendar_day, groups: [offers] }
              - { id: clan, max: 2, per: calendar_day, groups: [clan] }
              - { id: daily, max: 4, per: calendar_day }
          signals: { offer_found: {}, clan_called: {} }
          notifications:
            offer:
              trigger: { after: { signal: offer_found, delay: 0m } }
              group: offers
              on_cap: drop
            clan_call:
              trigger: { after: { signal: clan_called, delay: 0m, from: each } }
              group: clan
              on_cap: defer
              priority: 10
          """,
        effect:
          "A second offer on the same day is dropped. Further clan messages come at the next daily slots, two a day: "
          + "`from: each` keeps each of them while others wait. Clan messages that are pushes count towards no cap."),
      Saying(
        "This one always goes out, whatever the limit says.",
        words: "exempt ignore cap important transactional bypass never drop security",
        yaml: """
          policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
          signals: { new_login: {} }
          notifications:
            tip:
              trigger: { calendar: { every: day, time: "18:00" } }
            security_alert:
              trigger: { after: { signal: new_login, delay: 0m } }
              on_cap: exempt
              priority: 100
          """,
        effect: "It is delivered and uses up nothing of the cap."),
      Saying(
        "Nothing between 22:00 and 8:00.",
        words: "quiet hours stop at night sleep do not disturb bother annoy wake silence morning hold",
        yaml: """
          policies: { quiet_hours: { from: "22:00", to: "08:00" } }
          signals: { export_finished: {} }
          notifications:
            export_ready:
              trigger: { after: { signal: export_finished, delay: 0m } }
              on_quiet: hold
          """,
        effect: "What is due at night comes at 8:00, by the clock of the device; with `on_quiet: drop` not at all."),
      Saying(
        "At night only what is urgent.",
        words: "quiet hours exempt alarm urgent important exception drop hold emergency",
        yaml: """
          policies: { quiet_hours: { from: "22:00", to: "08:00" } }
          signals: { alarm_raised: {}, tip_found: {} }
          notifications:
            alarm:
              trigger: { after: { signal: alarm_raised, delay: 0m } }
              on_quiet: exempt
              priority: 100
            tip:
              trigger: { after: { signal: tip_found, delay: 0m } }
              on_quiet: drop
          """,
        effect: "The alarm comes at any time, the tip is dropped at night, and other types wait for the morning."),
      Saying(
        "Offers only between 10:00 and 21:00, order updates at any time.",
        words: "window daytime business opening hours marketing time of day allowed",
        yaml: """
          signals: { offer_found: {}, order_changed: {} }
          notifications:
            offer:
              window: { from: "10:00", to: "21:00" }
              trigger: { after: { signal: offer_found, delay: 0m } }
            order_update:
              trigger: { after: { signal: order_changed, delay: 0m } }
              priority: 50
          """,
        effect: "An offer at 23:00 comes at 10:00 on the next day. Types without a `window` are not touched."),
      Saying(
        "The more important one wins.",
        words: "priority order rank conflict same day instead prefer",
        yaml: """
          policies: { caps: [{ id: daily, max: 1, per: calendar_day }] }
          signals: { streak_at_risk: {} }
          notifications:
            streak:
              trigger: { slot_after: { signal: streak_at_risk, at_least: 1h } }
              priority: 80
            tip:
              trigger: { calendar: { every: day } }
              priority: 10
          """,
        effect: "If both are due and the cap has room for one, the higher `priority` takes the place."),
    ])
}
