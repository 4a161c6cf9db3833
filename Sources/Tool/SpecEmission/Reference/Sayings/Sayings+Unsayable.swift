extension SayingSubject {
  /// What notispec has no keys for, and what to do instead.
  public static let unsayable = SayingSubject(
    "What cannot be said",
    [
      Saying(
        "Every day until a date that people choose, or ten times.",
        words: "end date stop after repeat number of times count course until they pick custom finish limited duration",
        effect: """
          `expires` is one date for everybody, and `until` takes a signal. Let the app report a signal when the last one \
          is over, and name it in `until`. Nothing runs on the phone at that moment: until the app is opened again, what \
          was planned for later still comes. For an exact end let the app report each reminder as a moment, and write `at`.
          """),
      Saying(
        "Remind me N days before, as they choose.",
        words:
          "lead time advance setting custom choose how long before preference own offset early notice n hours minutes",
        effect: """
          `before` and `delay` are written in the spec; no setting and no signal changes them. Write a choice with an \
          option for each lead, such as 1, 3 and 7 days, and for each option a trigger with the condition `preference: { \
          id: lead, is: three_days }`. If any number is allowed, let the app work out the moment, report it, and write `at`.
          """),
      Saying(
        "The day begins at 4:00, not at midnight.",
        words: "day boundary start of day after midnight counts as yesterday night owl late rollover reset today shift",
        effect: """
          `since: today` is the date on the calendar. For a reminder at a fixed time write a span instead: at 21:00, \
          `happened: { signal: done, within: 17h }` looks back to 4:00. Where people choose the time, let the app report \
          a signal of its own for a day that is done.
          """),
      Saying(
        "What is done leaves Notification Center.",
        words:
          "withdraw remove delivered clear task once dismiss list old stale already done elsewhere disappear delete take back goal",
        effect: """
          A signal ends what waits, not what was delivered. Only opening the app removes that, with `clear_badge: \
          foreground`, and all of it. To remove one, the app calls `removeDeliveredNotifications` with its identifier.
          """),
      Saying(
        "The number on the icon goes down when something is done.",
        words: "badge count follows decrease update icon number without a notification live unread read swiped away",
        effect: """
          A badge is set by a notification that comes, and removed by `clear_badge`. In between, the app sets the number \
          itself with `setBadgeCount`.
          """),
      Saying(
        "“Water the ferns, the palm and 3 more”: one text for several.",
        words: "list names combine summary several plants tasks together and others enumerate count of them grouped",
        effect: """
          `combine` shows one of several that are due together, and its text knows only its own values. Let the app \
          report one signal with the list as a text and the number, and write a type for that signal.
          """),
      Saying(
        "Of several, the one with the highest number.",
        words: "longest streak largest biggest best of many pick only one per value ranking maximum most important",
        effect: """
          Between types `priority` decides. Between values of one type the earliest goes first. Let the app choose, and \
          report a signal for its choice only.
          """),
      Saying(
        "No notifications while I am on vacation, from one date to another.",
        words:
          "pause holiday break between two dates vacation mode out of office suspend until return temporarily stop all",
        effect: """
          Quiet hours are times of day, not dates. Write a toggle that controls all types, and let the app switch it off \
          and on again. Nothing runs on the phone on the last day, so it stays off until the app is opened.
          """),
      Saying(
        "Snooze until tomorrow at 9:00.",
        words: "later postpone tomorrow morning tonight next day button remind me again at a time of day",
        effect: """
          `snooze` is a duration, or a number of minutes from a setting. For a time of day write a button with a `signal`, \
          and a type with `after: { signal: later_pressed, delay: { days: 1, time: "09:00" } }`.
          """),
      Saying(
        "Every 28 days, or however long the cycle of each person is.",
        words: "period menstrual cycle length own interval custom number of days choose learned prediction two before",
        effect: """
          `every: { days: 28 }` is the same for everybody. Let the app work out the next date, report it as a moment, and \
          write `at`, with `before` for days ahead. A newer report moves the reminder.
          """),
      Saying(
        "Every day for ever, even if they never open the app again.",
        words:
          "endless repeating infinite always indefinitely without opening background long unlimited months years forever",
        effect: """
          The phone plans ahead whenever the app runs: as far as `policies.horizon` says, and 60 notifications at most. \
          After that nothing comes until the app is opened. A server can send to people who stay away for longer.
          """),
      Saying(
        "Existing users are not asked after an update, only new ones a day after installing.",
        words:
          "permission prompt ask new users upgrade version install age since installation first days onboarding 24 hours",
        effect: """
          `show_when` waits for signals and knows neither the age of an installation nor the version before. Let the app \
          report a signal to new users only, a day after the first launch, and name it in `show_when`.
          """),
      Saying(
        "A banner inside the app for people without permission.",
        words: "in app message toast popup alert snackbar no permission denied fallback inbox card screen",
        effect: """
          notispec decides about notifications of the system. `permission_alert` is the one thing that it shows without \
          permission. For the rest the app can look at what it knows: it has reported the signals itself.
          """),
      Saying(
        "An e-mail or a text message if the notification was not opened.",
        words:
          "email mail sms whatsapp telegram slack other channel newsletter fallback escalate multichannel cross inbox phone instead "
          + "nobody ignored unread",
        effect: """
          Other channels belong to a server. Count openings with an event on `notification.opened` and send them to it; \
          what it then sends by e-mail or SMS is not part of the spec.
          """),
      Saying(
        "Less often for people who ignore it.",
        words:
          "half as often dismissed adaptive frequency back off fatigue engagement learn ignored swipe slow down smart",
        effect: """
          Caps and `repeat_after` are the same for everybody. Let the app count what was ignored and report an attribute, \
          such as `pace: slow`, and write a trigger for each pace with a condition on it.
          """),
      Saying(
        "A picture from the internet in a reminder of the device.",
        words: "image photo cover url web remote download attachment local type thumbnail",
        effect: """
          A local notification shows files of the app: nothing downloads a picture while it waits. Let the app download it \
          first, or let a server send the notification as a push with `mutable_content` and an attachment.
          """),
      Saying(
        "Wake them up: ring until they stop it.",
        words:
          "alarm clock loud louder volume make loop continuous sound wake up ringing endless vibrate override silent switch",
        effect: """
          A notification plays its sound once, for 30 seconds at most. `follow_up` repeats it; a `critical` one comes \
          through the silent switch if Apple grants the entitlement. For a real alarm iOS 26 has AlarmKit, which the app \
          calls itself.
          """),
      Saying(
        "On the first Monday of every month.",
        words:
          "second third fourth last tuesday wednesday thursday friday saturday sunday weekday of the month nth monthly",
        effect: """
          A date is chosen by the day of the week or by the day of the month, not by both. Write every day that it may be, \
          and let the app say which one it is: with `calendar: { weekdays: [monday] }` and the condition `happened: { \
          signal: first_monday, since: today }`, or leave it to a server.
          """),
      Saying(
        "On each person's birthday.",
        words: "happy birthday congratulate born anniversary own date of each user yearly every year personal entered",
        effect: """
          `every: year` is one date for everybody. Let the app report the next birthday with a signal that has it as an \
          `instant`, and write `at`; when that day has come, it reports the next.
          """),
      Saying(
        "When the battery is low, or when it rains.",
        words:
          "battery charging weather rain temperature steps health headphones wifi bluetooth driving phone knows state",
        effect: """
          notispec knows dates, places and what the app reports. Let the app notice it and report a signal, and write \
          `trigger: { after: { signal: battery_low, delay: 0m } }`; what happens while the app is not running it cannot \
          report.
          """),
      Saying(
        "To all users, now.",
        words: "send everyone everybody broadcast blast announce newsletter campaign segment audience manual console",
        effect: """
          When it is sent and to whom, a server or its console decides. Describe what it sends as a type with `push: {}`, \
          so that its texts, its screen and its events are known; a type of the phone comes by dates and signals alone.
          """),
      Saying(
        "Try a notification on a device.",
        words: "test simulator send to my phone preview debug developer trigger by hand see it",
        effect: """
          No key sends one. The output `apns` writes a file for each type, which 'xcrun simctl push' shows in a simulator \
          and a server can send; `notispec conform` runs what leads to it in virtual time.
          """),
      Saying(
        "No exclamation marks in any text.",
        words: "forbidden words copy style guide tone of voice rule ban brand wording team own lint",
        effect: """
          `check` has rules for texts, such as `copy/shouting` and `copy/blaming-word`, but no list of words of your own. \
          A test of your repository can read the texts from the output of `notispec strings export`.
          """),
    ])
}
