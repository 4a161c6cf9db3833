extension SayingSubject {
  /// What notispec leaves out on purpose, and what to do instead.
  public static let server = SayingSubject(
    "What belongs to the server",
    [
      Saying(
        "At most three pushes a day.",
        words: "cap limit maximum frequency push remote server per day spam too many",
        effect: """
          A phone shows a push without asking the app, so the caps in `policies` count only what the app plans itself. \
          Let the server count what it has sent to each user, before it sends the next. Whatever can be planned on the \
          device, such as reminders, is better written as a local type, to which `caps` apply.
          """),
      Saying(
        "Breaking news for followed topics.",
        words: "topic subscribe subscription channel category interest team follow segment audience",
        effect: """
          Who follows what is kept where the pushes are sent: as topics of Firebase, tags of OneSignal, or in a table of \
          your own. In the spec it is one type with `push`. A switch for the whole type is a toggle that the app stores \
          for the server with `push.preferences`.
          """),
      Saying(
        "A muted chat is silent for 8 hours.",
        words: "mute conversation silence per chat one single snooze group pause temporarily",
        effect: """
          Settings in the spec are for types, not for individual chats. Tell the server which chat is muted and until \
          when, and let it send nothing, or a push without a sound, until then.
          """),
      Saying(
        "The first like at once, then “3 new likes”, once an hour per post.",
        words: "batch bundle digest aggregate collect summarise reactions comments group many friend posts",
        effect: """
          Only the server sees all the likes, so it collects them and sends one push an hour. The spec has the plural, and \
          a `collapse_id` such as `likes-{post_id}`, with which the newer push replaces the older one.
          """),
      Saying(
        "The same push must not come twice.",
        words: "duplicate dedupe deduplicate double retry idempotent repeated",
        effect: """
          Give each message an id, keep the ids of what was sent, and send none again. If the type has the id in its \
          `collapse_id`, a push that was sent twice is shown only once.
          """),
      Saying(
        "“Approve within 5 minutes”; it disappears then, or when approved elsewhere.",
        words: "take back withdraw remove delivered expire after timeout recall delete retract another device",
        effect: """
          Nothing runs on a phone at a set time to remove what was delivered; `expiration` only ends what was not \
          delivered yet. Send another push with the same `collapse_id` that says that it is over. Or send a silent \
          push: if iOS wakes the app for it, the app removes the notification.
          """),
      Saying(
        "Send it at the time at which each person usually opens the app.",
        words: "learned best send time optimal optimisation personal machine learning smart habit usual",
        effect: """
          notispec does not learn people’s habits. Whatever does, the server or the app, can set a time: a setting of \
          the type `time` without a label, which the app changes and a trigger follows with `time: { preference: \
          usual_time }`. For pushes the server picks the time itself.
          """),
      Saying(
        "Not on public holidays.",
        words: "holiday bank nothing christmas easter vacation national day off calendar working",
        effect: """
          notispec has no calendars of holidays, which differ by country and change. Let a server send what depends on \
          them. Or let the app report the next working day as a moment, and write `at` with that signal.
          """),
      Saying(
        "Near the airport on the day of the flight: your terminal.",
        words: "geofence moving location place changing coordinates dynamic near courier driver arrive region",
        effect: """
          A `location` in the spec is a fixed place. For places that change, the app watches the region itself and reports \
          a signal when it is entered; a type with `after: { signal: airport_reached, delay: 0m }` does the rest. If \
          the place moves, as a driver does, the server follows it and sends a push.
          """),
      Saying(
        "Calls ring like phone calls.",
        words: "voip call incoming ring video voice callkit pushkit phone",
        effect: """
          A call is not a notification: iOS wants it reported through CallKit as soon as its push comes through \
          PushKit. Both are the work of the app and the server. A missed call can be a type with `push`.
          """),
    ])
}
