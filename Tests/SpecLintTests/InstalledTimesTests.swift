import Testing

@testable import SpecLint

/// What people may choose counts with its default: nearly everybody leaves it there.
@Suite struct InstalledTimesTests {
  private func spec(_ type: String, quiet: String, at trigger: String) -> String {
    """
    notispec: 1
    policies: { quiet_hours: \(quiet) }
    preferences:
      bedtime: { type: time, default: "23:00", label: { en: "Bedtime" } }
      doses: { type: times, default: ["08:00", "22:15"], at_most: 4, label: { en: "Doses" } }
      night_from: { type: time, default: "22:00", label: { en: "Night from" } }
      night_to: { type: time, default: "07:00", label: { en: "Night to" } }
      mute: { type: toggle, default: true, label: { en: "Mute at night" } }
      loud: { type: toggle, default: false, label: { en: "Loud" }, controls: [tip] }
      mode: { type: choice, default: calm, label: { en: "Mode" }, options: { calm: { label: { en: "A" } }, wild: { label: { en: "B" } } } }
    signals: { tick: {} }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      3️⃣tip:
        summary: "A tip."
        target: home
        4️⃣trigger: \(trigger)
        \(type)
        copy: { body: { en: "A tip" } }
    """
  }

  private static let chosen = "{ calendar: { every: day, time: { preference: bedtime, before: 30m } } }"
  private static let literal = #"{ calendar: { every: day, time: "22:30" } }"#
  private static let fixed = #"{ from: "22:00", to: "07:00", held: drop }"#

  @Test(arguments: [
    (chosen, fixed), (literal, #"{ from: "22:00", to: "07:00", held: drop, when: { preference: mute } }"#),
    (literal, #"{ from: { preference: night_from }, to: "07:00", held: drop }"#),
    (literal, #"{ from: "22:00", to: { preference: night_to }, held: drop }"#),
    (
      chosen,
      #"{ from: { preference: night_from }, to: { preference: night_to }, held: drop, when: { preference: mute } }"#
    ),
    (literal, #"{ from: "22:00", to: "07:00", held: drop, when: { preference: { id: mode, is: calm } } }"#),
    (literal, #"{ from: "22:00", to: "07:00", held: drop, when: { not: { preference: loud } } }"#),
    (
      literal, #"{ from: "22:00", to: "07:00", held: drop, when: { any: [{ happened: tick }, { preference: mute }] } }"#
    ),
  ])
  func aTimeThatIsQuietByDefault(_ trigger: String, _ quiet: String) throws {
    // The type is sent only while `loud` is on.
    let isLoud = quiet.contains("preference: loud")
    try expectFindings(
      of: CalendarInQuietHoursRule(), in: spec("priority: 1", quiet: quiet, at: trigger),
      isLoud
        ? []
        : [
          (
            "4️⃣",
            "With the settings as installed, 'notifications.tip' is due at 22:30, inside the quiet hours from 22:00 to "
              + "07:00: it is dropped every time. Choose another time, or write 'on_quiet: exempt'"
          )
        ])
  }

  @Test func whatIsHeldOrHasSeveralTimes() throws {
    let times = "{ calendar: { every: day, times: { preference: doses } } }"
    try expectFindings(
      of: CalendarInQuietHoursRule(),
      in: spec("priority: 1", quiet: #"{ from: "22:00", to: "07:00" }"#, at: times),
      [
        (
          "4️⃣",
          "With the settings as installed, 'notifications.tip' is due at 22:15, inside the quiet hours from 22:00 to "
            + "07:00: it always waits until 07:00. Choose another time, or write 'on_quiet: exempt'"
        )
      ])
  }

  @Test(arguments: [
    #"{ from: "22:00", to: "07:00", held: drop, when: { happened: tick } }"#,
    #"{ from: "22:00", to: "07:00", held: drop, when: { not: { preference: mute } } }"#,
    #"{ from: "22:00", to: "07:00", held: drop, when: { preference: { id: mode, is: wild } } }"#,
    #"{ from: "22:00", to: "07:00", held: drop, when: { all: [{ preference: mute }, { happened: tick }] } }"#,
    #"{ from: { preference: bedtime }, to: "07:00", held: drop }"#,
  ])
  func whatIsNotCertainlyQuiet(_ quiet: String) throws {
    try expectFindings(
      of: CalendarInQuietHoursRule(), in: spec("priority: 1", quiet: quiet, at: Self.literal), [])
  }

  @Test func aTypeThatComesOnlyWhileNothingIsQuiet() throws {
    let quiet = #"{ from: "22:00", to: "07:00", held: drop, when: { preference: mute } }"#
    try expectFindings(
      of: CalendarInQuietHoursRule(),
      in: spec("conditions: [{ not: { preference: mute } }]", quiet: quiet, at: Self.literal), [])
  }

  @Test func aWindowThatIsShutByDefault() throws {
    let night = "{ from: { preference: night_from }, to: { preference: night_to } }"
    let window = "1️⃣window: { from: \"23:00\", to: \"23:30\" }"
    try expectFindings(
      of: ShutWindowRule(), in: spec(window, quiet: night, at: QuietSpec.atOnce),
      [
        (
          "1️⃣",
          "With the settings as installed, 'notifications.tip' never comes: its window from 23:00 to 23:30 is inside the "
            + "quiet hours from 22:00 to 07:00. Choose another window, or write 'on_quiet: exempt'"
        )
      ])
    // One cause, one finding.
    for rule in [UrgentInQuietHoursRule() as any LintRule, CalendarInQuietHoursRule()] {
      try expectFindings(of: rule, in: spec(window, quiet: night, at: QuietSpec.atOnce), [])
    }
  }

  @Test func anUrgentTimeIsReportedOnce() throws {
    let urgent = "interruption_level: time_sensitive"
    let quiet = #"{ from: "22:00", to: "07:00" }"#
    for trigger in [Self.chosen, Self.literal, #"{ calendar: { every: day, time: "12:00" } }"#] {
      try expectFindings(of: UrgentInQuietHoursRule(), in: spec(urgent, quiet: quiet, at: trigger), [])
    }
    let morning = "{ calendar: { every: day, time: { preference: night_to } } }"
    try expectFindings(
      of: UrgentInQuietHoursRule(), in: spec(urgent, quiet: quiet, at: morning),
      [
        (
          "3️⃣",
          "'notifications.tip' is time-sensitive, but quiet hours hold it until 07:00. Say which you want: 'on_quiet: "
            + "exempt', 'hold' or 'drop'"
        )
      ])
  }

  @Test func aTimeOutsideTheWindowByDefault() throws {
    try expectFindings(
      of: TimeOutsideWindowRule(),
      in: spec(
        "window: { from: \"10:00\", to: \"20:00\" }", quiet: #"{ from: "22:00", to: "07:00" }"#, at: Self.chosen),
      [
        (
          "4️⃣",
          "With the settings as installed, 'notifications.tip' is due at 22:30, outside its window from 10:00 to 20:00: "
            + "it always waits until 10:00. Choose a time inside, or widen the window"
        )
      ])
  }

  @Test func theSlotInQuietHoursThatAreOnByDefault() throws {
    try expectFindings(
      of: SlotInQuietHoursRule(),
      in: spec(
        "priority: 1", quiet: #"{ from: "19:00", to: "07:00", when: { preference: mute } }, slot: 1️⃣"20:00""#,
        at: Self.literal),
      [
        (
          "1️⃣",
          "'policies.slot' is 20:00, inside the default quiet hours from 19:00 to 07:00: choose another slot, or other quiet hours"
        )
      ])
  }

  @Test func quietHoursThatNeverReachAWindow() throws {
    let evening = #"{ calendar: { every: day, time: "19:00" } }"#
    let window = "1️⃣window: { from: \"18:00\", to: \"20:00\" }"
    let idle = "'notifications.tip.window' has no effect: the type is only due at times inside it"
    for quiet in [Self.fixed, #"{ from: "22:00", to: "07:00", when: { happened: tick } }"#] {
      try expectFindings(of: IdleWindowRule(), in: spec(window, quiet: quiet, at: evening), [("1️⃣", idle)])
    }
    // Held until 19:30, which is inside too.
    try expectFindings(
      of: IdleWindowRule(), in: spec(window, quiet: #"{ from: "18:30", to: "19:30" }"#, at: evening), [("1️⃣", idle)])
    for quiet in [#"{ from: "18:30", to: "21:00" }"#, #"{ from: { preference: night_from }, to: "07:00" }"#] {
      try expectFindings(of: IdleWindowRule(), in: spec(window, quiet: quiet, at: evening), [])
    }
  }

  @Test func aReminderThatChosenQuietHoursHold() throws {
    let meeting = spec("priority: 1", quiet: #"{ from: { preference: night_from }, to: "07:00" }"#, at: "4️⃣")
      .replacing("tick: {}", with: "tick: { parameters: { at: { type: instant } } }")
      .replacing("trigger: 4️⃣", with: "trigger: { at: { signal: tick, parameter: at, before: 2h } }")
    try expectFindings(
      of: LateReminderRule(), in: meeting,
      [
        (
          "4️⃣",
          "'notifications.tip' is due 2h before 'at' and may come after it: with the settings as installed, quiet hours "
            + "hold it for up to 9h. Write 'on_quiet: exempt' or 'drop', or a longer 'before'"
        )
      ])
  }
}
