extension SayingSubject {
  /// Who gets it.
  static let people = SayingSubject(
    "Only for some people",
    [
      Saying(
        "Premium users only.",
        words:
          "registered account paying paid subscribers subscription free plan tier segment customers gold attribute",
        yaml: """
          attributes: { plan: { enum: [free, premium] } }
          notifications:
            premium_tip:
              trigger: { calendar: { every: week, weekday: monday } }
              conditions: [{ attribute: { id: plan, is: premium } }]
          """,
        effect: "The app reports the plan. Until it does, and when it changes to `free`, nothing comes."),
      Saying(
        "Fee notice only in the EU and from app version 5.2 on.",
        words: "country region germany language version device minimum release market",
        yaml: """
          signals: { fees_changed: {} }
          notifications:
            fee_notice:
              trigger: { after: { signal: fees_changed, delay: 0m } }
              conditions:
                - device:
                    region:
                      [AT, BE, BG, HR, CY, CZ, DK, EE, FI, FR, DE, GR, HU, IE,
                       IT, LV, LT, LU, MT, NL, PL, PT, RO, SK, SI, ES, SE]
                    app_version: { at_least: "5.2" }
          """,
        effect: """
          The region is the one that is set on the device, and none is set to `EU`: list every country that is meant, \
          here all 27. The conditions must be true when `fees_changed` is reported: whoever updates the app after that \
          gets nothing.
          """),
      Saying(
        "10 % never get marketing, so that we see the lift.",
        words: "holdout control group experiment percent exclude measure uplift",
        yaml: """
          experiments: { marketing: { everything: 90, none: 10 } }
          notifications:
            new_collection:
              trigger: { calendar: { every: week, weekday: thursday } }
              conditions: [{ experiment: { id: marketing, is: everything } }]
          """,
        effect: """
          Each installation draws its arm once and keeps it; whoever reinstalls the app draws again. Those in `none` \
          get nothing with this condition; it must be on every marketing type. Pushes have no conditions: the server \
          has to withhold them. Events have the arm in the parameter `variant`, but those in `none` log none. Of what \
          they would have got, the app’s handler `report` hears with the reason `disabled`, as with a flag that is \
          off. To tell analytics and the server everybody’s arm, draw the random number in the app from the first \
          launch on, keep it, and return it from `Device.installation`: `arm(of:)` of the experiment in the app’s \
          `rules` then says the arm, as long as the shares stay the same.
          """),
      Saying(
        "Test two texts against each other.",
        words: "ab test a/b split experiment wording variant copy half compare",
        yaml: """
          experiments: { wording: { short: 50, long: 50 } }
          notifications:
            reminder_short:
              trigger: { calendar: { every: day, time: "19:00" } }
              conditions: [{ experiment: { id: wording, is: short } }]
              copy: { body: { en: "Five minutes?" } }
            reminder_long:
              trigger: { calendar: { every: day, time: "19:00" } }
              conditions: [{ experiment: { id: wording, is: long } }]
              copy: { body: { en: "You have a lesson left. It takes five minutes." } }
          """,
        effect: "Half of the installations get one text, half the other. The type is in the analytics events."),
      Saying(
        "We can switch it off without an update.",
        words: "kill switch feature flag remote config turn off disable emergency rollout",
        yaml: """
          flags: { offers: { default: on, owner: growth } }
          notifications:
            weekend_offer:
              trigger: { calendar: { every: week, weekday: friday, time: "17:00" } }
              conditions: [{ flag: offers }]
          """,
        effect: "When the app reports the flag as off, what waits is taken back at once."),
      Saying(
        "Three workouts in seven days: suggest a day of rest.",
        words: "number of times count within week at least often frequency sessions",
        yaml: """
          signals: { workout_finished: {} }
          notifications:
            rest_day:
              trigger: { after: { signal: workout_finished, delay: 12h, from: last } }
              conditions: [{ happened: { signal: workout_finished, at_least: 3, within: 7d } }]
              repeat_after: { days: 7 }
          """,
        effect: "The workouts are counted at the moment of delivery, over the 7 days before it."),
      Saying(
        "A viewed item is at least 10 % cheaper.",
        words: "price drop discount percent viewed product wish list sale cheaper threshold",
        yaml: """
          signals:
            price_fell: { parameters: { percent: { type: percent }, before: { type: string }, now: { type: string } } }
          notifications:
            cheaper:
              trigger: { after: { signal: price_fell, delay: 0m, where: { parameter: percent, at_least: 10 } } }
              arguments:
                before: { type: string, example: "$1,299" }
                now: { type: string, example: "$999" }
              copy: { body: { en: "{before} → {now}" } }
          """,
        effect: "Signals below 10 do not count. The app formats the prices."),
      Saying(
        "Five or more unread messages and not opened for a day, at 19:00.",
        words: "unread inbox chats waiting catch up digest count last value",
        yaml: """
          signals: { opened: {}, inbox_counted: { parameters: { unread: { type: int } } } }
          notifications:
            unread:
              trigger: { calendar: { every: day, time: "19:00" } }
              conditions:
                - elapsed: { since: opened, at_least: 24h }
                - last: { signal: inbox_counted, parameter: unread, at_least: 5 }
              repeat_after: { days: 3 }
          """,
        effect: "Both must be true at 19:00. The number is the newest that the app has reported."),
    ])
}
