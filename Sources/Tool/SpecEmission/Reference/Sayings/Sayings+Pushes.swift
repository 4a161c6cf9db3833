extension SayingSubject {
  /// What a server sends, and Live Activities.
  static let pushes = SayingSubject(
    "Pushes and Live Activities",
    [
      Saying(
        "New message: sender, text, grouped by chat, reply from the notification.",
        words: "chat messenger push remote answer text input communication",
        yaml: """
          categories:
            message:
              actions:
                - id: REPLY
                  title: { en: "Reply" }
                  options: [authentication_required]
                  requires: [chat_id]
                  text_input: { button: { en: "Send" } }
          notifications:
            message:
              category: message
              thread: "chat-{chat_id}"
              push: { data: { chat_id: { type: string, example: "42" } } }
              arguments: { sender: { type: string, example: "Ann" }, text: { type: string, example: "Hello" } }
              copy: { title: { en: "{sender}" }, body: { en: "{text}" } }
          """,
        effect: "A server sends it. The payload and its samples are generated, and so is the code that reads it."),
      Saying(
        "Gate change: time-sensitive, replaces the old gate, also at night.",
        words: "flight update push replace collapse urgent travel airport",
        yaml: """
          app: { entitlements: [time_sensitive] }
          notifications:
            gate_change:
              interruption_level: time_sensitive
              push: { expiration: 6h, collapse_id: "gate-{flight_id}", data: { flight_id: { type: string } } }
              arguments: { gate: { type: string, example: "B12" } }
              copy: { body: { en: "Your gate is now {gate}" } }
          """,
        effect: """
          A newer push with the same `collapse_id` replaces the older one on the phone. Quiet hours of the app do not \
          hold pushes.
          """),
      Saying(
        "Every card payment at once, also at night.",
        words: "bank transaction money amount card spending push immediately transactional",
        yaml: """
          push: { service_extension: {} }
          notifications:
            payment:
              push: { expiration: 24h, mutable_content: true }
              arguments:
                amount: { type: money, currency: { parameter: currency }, example: 12.4 }
                currency: { type: string, example: EUR }
                shop: { type: string, example: "Lidl" }
              copy: { body: { en: "{amount} at {shop}" } }
          """,
        effect: """
          The server sends the three values, and the service extension of the app writes the text as the language of the \
          phone does. Pushes are not held by quiet hours and count towards no cap.
          """),
      Saying(
        "Salary arrived, for people who have account alerts on.",
        words: "server setting toggle push preference opt out off stop store sender bank account",
        yaml: """
          preferences:
            account_alerts: { type: toggle, default: true, controls: [salary], label: { en: "Account alerts" } }
          push:
            preferences: { store: "users/{uid}", fields: { account_alerts: accountAlertsOn } }
          notifications:
            salary:
              push: { expiration: 24h }
          """,
        effect: "The app writes the toggle into that document, and the server reads it before it sends."),
      Saying(
        "Article: image, headline, opens it with “source=push”.",
        words: "news picture url rich push link media download publisher breaking",
        yaml: """
          deep_links:
            targets:
              article:
                path: "/articles/{article_id}"
                parameters: { article_id: { type: string }, source: { type: string } }
                fallback: home
          push: { service_extension: { handles: [image_url] } }
          notifications:
            article:
              target: article
              push:
                mutable_content: true
                data:
                  article_id: { type: string, example: "77" }
                  source: { type: string, example: "push" }
                  image_url: { type: string, example: "https://example.com/image.jpg" }
              arguments: { headline: { type: string, example: "Rain at last" } }
              attachments: [{ id: image, url: image_url, format: jpeg }]
              copy: { body: { en: "{headline}" } }
          """,
        effect: "The extension of the app loads the image before the push is shown. The server sends `source`."),
      Saying(
        "A silent push updates the event, and reminders are planned again.",
        words: "background refresh content available invisible wake sync remote update",
        yaml: """
          push: { background_modes: [remote_notification] }
          signals: { event_updated: { parameters: { starts_at: { type: instant } } } }
          notifications:
            event:
              trigger: { at: { signal: event_updated, parameter: starts_at, before: 1h } }
            invitation:
              push: { expiration: 24h }
          """,
        effect: """
          A silent push is not a notification type. The app reads the new moment and reports `event_updated`, which \
          moves the reminder.
          """),
      Saying(
        "A Live Activity from “accepted” to “delivered” with the arrival time, gone an hour after.",
        words: "lock screen dynamic island delivery progress tracking order status food",
        yaml: """
          live_activities:
            delivery:
              summary: "An order is on its way."
              attributes: { order_id: string }
              state:
                status: { enum: [accepted, cooking, on_the_way, delivered] }
                arrives_at: { type: date, unit: seconds_since_2001 }
              initial: accepted
              next: { accepted: [cooking], cooking: [on_the_way], on_the_way: [delivered] }
              final: [delivered]
              estimate: 45m
              stale_after: 15m
              dismissal: { after: 1h }
          """,
        effect: "The types of its state are generated. After `delivered` it stays for an hour."),
      Saying(
        "Ask for permission after the third session; after “not now” again in 7 days, twice at most.",
        words: "prompt opt in later moment of value postpone repeat pre-prompt",
        yaml: """
          signals: { session_ended: {} }
          app: { authorization: { options: [alert, sound], ask_at: permission_flow, pre_prompt: required } }
          permission_flow:
            show_when: [{ signal: session_ended, at_least: 3 }]
            again: { after: 7d, max: 2 }
            completed_flag: hasAskedForNotifications
            steps:
              - id: notifications
                permission: notifications
                optional: true
                screen:
                  id: notifications_pre_prompt
                  title: { en: "Shall we remind you?" }
                  primary: { en: "Yes" }
                  secondary: { en: "Not now" }
          """,
        effect: """
          Sessions are counted over launches. Whoever says “not now” sees the screen again seven days later, and once \
          more after that. iOS itself asks only once. For a case that begins before all this, write \
          `flags: { hasAskedForNotifications: false }` in its `start`.
          """),
      Saying(
        "Explain before iOS asks for permission.",
        words: "permission prompt pre-prompt ask allow notifications screen onboarding opt in",
        yaml: """
          app: { authorization: { options: [alert, sound], ask_at: permission_flow, pre_prompt: required } }
          permission_flow:
            show_when: [first_launch]
            completed_flag: hasAskedForNotifications
            steps:
              - id: notifications
                permission: notifications
                optional: true
                screen:
                  id: notifications_pre_prompt
                  title: { en: "Reminders that help" }
                  primary: { en: "Continue" }
                  secondary: { en: "Not now" }
          notifications:
            practise:
              trigger: { calendar: { every: day, time: "18:00" } }
          """,
        effect: """
          The app shows its own screen first, and iOS asks only those who continue. For a case that begins before \
          that, write `flags: { hasAskedForNotifications: false }` in its `start`.
          """),
    ])
}
