extension SayingSubject {
  /// What a notification says and how it looks.
  static let texts = SayingSubject(
    "What it says and how it looks",
    [
      Saying(
        "The restaurant’s name in the text.",
        words: "personalise personalize first username placeholder variable argument insert value name dynamic",
        yaml: """
          signals: { basket_left: { parameters: { restaurant: { type: string } } }, basket_opened: {} }
          notifications:
            basket_reminder:
              trigger: { after: { signal: basket_left, delay: 15m } }
              conditions: [{ not: { happened: { signal: basket_opened, since: trigger } } }]
              arguments: { restaurant: { type: string, example: "Luigi’s" } }
              copy:
                title: { en: "Still hungry?" }
                body: { en: "{restaurant} is waiting for your order." }
          """,
        effect: "The signal carries the name in the parameter with the id of the argument."),
      Saying(
        "“Your order for €23.50 is confirmed”, in the currency and the format of the reader.",
        words: "money price amount currency number format decimal cost",
        yaml: """
          app: { locales: [en, de, fr] }
          signals: { order_confirmed: { parameters: { total: { type: double }, currency: { type: string } } } }
          notifications:
            confirmed:
              trigger: { after: { signal: order_confirmed, delay: 0m } }
              arguments:
                total: { type: money, currency: { parameter: currency }, example: 23.5 }
                currency: { type: string, example: "EUR" }
              copy:
                body:
                  en: "Your order for {total} is confirmed."
                  de: "Ihre Bestellung über {total} ist bestätigt."
                  fr: "Votre commande de {total} est confirmée."
          """,
        effect: """
          The amount is written as the language of the text writes it: €23.50 in English, 23,50 € in German. \
          `currency: EUR` names one currency for all. The space in `23,50 €` does not break: in a case write `\\u00A0` \
          for it, in double quotes. French also has `\\u202F` between thousands.
          """),
      Saying(
        "Five or more unread and not opened for a day: “7 unread” at 19:00.",
        words: "count number newest value latest inbox messages badge",
        yaml: """
          signals: { opened: {}, unread_counted: { parameters: { unread: { type: int } } } }
          policies: { clear_badge: foreground }
          notifications:
            unread:
              trigger: { calendar: { every: day, time: "19:00" } }
              conditions:
                - elapsed: { since: opened, more_than: 24h }
                - last: { signal: unread_counted, parameter: unread, at_least: 5 }
              arguments: { unread: { type: int, example: 7, from: { signal: unread_counted, parameter: unread } } }
              badge: { argument: unread }
              copy:
                body: { en: { plural: unread, one: "{unread} unread message", other: "{unread} unread messages" } }
          """,
        effect: "The newest number is in the text and on the icon. What waits is planned again with each new one."),
      Saying(
        "14 languages, with the right plurals in Polish, Russian and Arabic.",
        words:
          "localise translate translation plural forms locale language grammar number text wording own each every different "
          + "english german french chinese device phone",
        yaml: """
          app: { locales: [en, pl, ru, ar] }
          signals: { streak_grew: { parameters: { days: { type: int } } } }
          notifications:
            milestone:
              trigger: { reached: { signal: streak_grew, parameter: days, values: [3, 7] } }
              arguments: { days: { type: int, example: 7 } }
              copy:
                body:
                  en: { plural: days, one: "{days} day", other: "{days} days" }
                  pl: { plural: days, one: "{days} dzień", few: "{days} dni", many: "{days} dni", other: "{days} dnia" }
                  ru: { plural: days, one: "{days} день", few: "{days} дня", many: "{days} дней", other: "{days} дня" }
                  ar:
                    plural: days
                    zero: "{days} يوم"
                    one: "يوم واحد ({days})"
                    two: "يومان ({days})"
                    few: "{days} أيام"
                    many: "{days} يومًا"
                    other: "{days} يوم"
          """,
        effect: """
          `check` asks for exactly the forms of each language, and for every text in every language of `app.locales`. \
          `strings export` passes them to translators.
          """),
      Saying(
        "Not the same text every day.",
        words: "vary rotate variants alternate random different wording boring shuffle",
        yaml: """
          notifications:
            practise:
              trigger: { calendar: { every: day, time: "18:00" } }
              copy:
                body:
                  variants:
                    choose: rotate
                    first: { en: "Five minutes for you" }
                    second: { en: "Ready when you are" }
                    third: { en: "A short one today?" }
          """,
        effect: "The texts come one after the other, and never the same twice in a row."),
      Saying(
        "Friendly or strict, as they chose.",
        words: "tone style voice choice variant setting text wording humour",
        yaml: """
          preferences:
            tone:
              type: choice
              default: friendly
              label: { en: "Tone" }
              options: { friendly: { label: { en: "Friendly" } }, strict: { label: { en: "Strict" } } }
          notifications:
            practise:
              trigger: { calendar: { every: day, time: "18:00" } }
              copy:
                body:
                  variants:
                    choose: { preference: tone }
                    friendly: { en: "Shall we practise a little?" }
                    strict: { en: "Practise. Now." }
          """,
        effect: "The variants are named after the options. A change of the setting changes what is planned."),
      Saying(
        "Lock screen: “Time for your medicine”; the name only when unlocked.",
        words: "hidden preview privacy private sensitive locked discreet health",
        yaml: """
          categories:
            medicine: { actions: [], hidden_preview: { en: "Time for your medicine" } }
          signals: { dose_due: { parameters: { medicine: { type: string } } } }
          notifications:
            dose:
              trigger: { after: { signal: dose_due, delay: 0m } }
              category: medicine
              arguments: { medicine: { type: string, example: "Ibuprofen" } }
              copy: { body: { en: "Take {medicine}" } }
          """,
        effect: "iOS shows the preview text while previews are hidden, which people set themselves."),
      Saying(
        "Show all notifications of a conversation as one group.",
        words: "thread stack group together chat conversation collapse notification center",
        yaml: """
          signals: { comment_written: { parameters: { post_id: { type: string } } } }
          notifications:
            comment:
              trigger: { after: { signal: comment_written, delay: 0m } }
              arguments: { post_id: { type: string, example: "42" } }
              thread: "post-{post_id}"
          """,
        effect: "Notifications with the same `thread` are one stack in Notification Center."),
      Saying(
        "With a picture and a sound of our own.",
        words: "image photo attachment media gif video rich custom sound chime audio",
        yaml: """
          notifications:
            photo_of_the_day:
              trigger: { calendar: { every: day, time: "09:00" } }
              sound: { file: "chime.caf", length: 2s }
              attachments: [{ id: photo, file: "photo.jpg", format: jpeg, bytes: 120000 }]
          """,
        effect: "Both files are in the app. A picture from the web comes with a push; see “Article: image, headline”."),
      Saying(
        "A red number on the app icon that goes away when they open the app.",
        words: "badge count icon number clear reset unread dot",
        yaml: """
          signals: { report_ready: {} }
          policies: { clear_badge: foreground }
          notifications:
            report:
              trigger: { after: { signal: report_ready, delay: 0m } }
              badge: 1
          """,
        effect: "`badge` is a fixed number. Opening the app removes it, and what is in Notification Center."),
      Saying(
        "Quietly, without a sound or a banner.",
        words: "passive silent low priority notification center no sound summary relevance",
        yaml: """
          notifications:
            weekly_tip:
              trigger: { calendar: { every: week, weekday: sunday } }
              interruption_level: passive
              sound: none
              relevance: 0.2
          """,
        effect: "It goes to Notification Center without lighting up the screen; `relevance` is its place in a summary."),
      Saying(
        "Break through Focus: it cannot wait.",
        words: "time sensitive urgent important interruption level focus do not disturb critical",
        yaml: """
          app: { entitlements: [time_sensitive] }
          signals: { ride_arrived: {} }
          notifications:
            ride_here:
              trigger: { after: { signal: ride_arrived, delay: 0m } }
              interruption_level: time_sensitive
              priority: 100
          """,
        effect: "It shows during a Focus too, if people allow it. Critical alerts also need Apple’s approval."),
    ] + chosenTexts)
}
