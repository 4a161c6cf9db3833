import Testing

/// `on_quiet` and `window` of a type, and `quiet_hours`.
@Suite struct QuietReadingTests {
  private static func type(_ lines: String, trigger: String = "{ calendar: { every: day } }") -> String {
    Specs.trigger("trigger: \(trigger)\n\(lines)")
  }

  private static func quiet(_ keys: String) -> String {
    type("priority: 1").replacing(
      "preferences:\n",
      with: """
        preferences:
          nights: { type: time, default: "22:00" }
          calm: { type: toggle, default: true }

        """)
      + "\npolicies:\n  quiet_hours: \(keys)"
  }

  @Test func aTypeSaysWhatTheNightDoesWithIt() {
    for word in ["hold", "drop", "exempt"] { expectFindings(in: Self.type("on_quiet: \(word)"), []) }
    expectFindings(
      in: Self.type("on_quiet: 1️⃣release"),
      [("1️⃣", "'notifications.hungry.on_quiet' must be one of 'hold', 'drop', 'exempt', not 'release'")])
    expectFindings(
      in: Self.type("on_quiet: 1️⃣exemt"),
      [("1️⃣", "'notifications.hungry.on_quiet' must be one of 'hold', 'drop', 'exempt', not 'exemt'")])
    expectFindings(
      in: Self.type("on_quiet: 1️⃣false"),
      [("1️⃣", "'notifications.hungry.on_quiet' must be one of 'hold', 'drop', 'exempt', not false")])
    expectFindings(
      in: Self.type("on_quiet: 1️⃣[hold]"),
      [("1️⃣", "'notifications.hungry.on_quiet' must be one of 'hold', 'drop', 'exempt', not a list")])
  }

  /// Two keys under other names are two mistakes, and not four.
  @Test func startAndEndAreFromAndTo() {
    expectFindings(
      in: Self.quiet("{ 1️⃣start: \"22:00\", 2️⃣end: \"08:00\" }"),
      [
        ("1️⃣", "Unknown key 'start' in 'policies.quiet_hours'"),
        ("2️⃣", "Unknown key 'end' in 'policies.quiet_hours'"),
      ])
  }

  @Test func quietHoursAreNoMatterOfATypeThatAServerSends() {
    expectFindings(
      in: Self.type("1️⃣on_quiet: exempt\n2️⃣window: { from: \"10:00\", to: \"20:00\" }")
        .replacing("trigger: { calendar: { every: day } }", with: "push: {}"),
      [
        (
          "1️⃣",
          "'notifications.hungry.on_quiet' makes no sense with 'push', because a server decides what is sent and when"
        ),
        (
          "2️⃣",
          "'notifications.hungry.window' makes no sense with 'push', because a server decides what is sent and when"
        ),
      ])
  }

  @Test func aWindowHasTwoDifferentEnds() {
    expectFindings(in: Self.type("window: { from: \"10:00\", to: \"20:00\" }"), [])
    expectFindings(in: Self.type("window: { from: \"22:00\", to: \"02:00\" }"), [])
    expectFindings(
      in: Self.type("window: { from: \"10:00\", to: 1️⃣\"10:00\" }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.window.to' is the same as 'from': only one moment of the day would be left"
        )
      ])
    expectFindings(
      in: Self.type("1️⃣window: { from: \"10:00\" }"), [("1️⃣", "'notifications.hungry.window' has no 'to'")])
    expectFindings(
      in: Self.type("window: { from: 1️⃣\"25:00\", to: 2️⃣noon, 3️⃣until: \"20:00\" }"),
      [
        ("1️⃣", "'notifications.hungry.window.from' must be a time of day such as \"20:00\", not '25:00'"),
        ("2️⃣", "'notifications.hungry.window.to' must be a time of day such as \"20:00\", not 'noon'"),
        ("3️⃣", "Unknown key 'until' in 'notifications.hungry.window': is 'to' meant, which is already here in line 19?"),
      ])
    expectFindings(
      in: Self.type("window: 1️⃣\"10:00-20:00\""),
      [
        (
          "1️⃣",
          "'notifications.hungry.window' must be a group of keys with 'from', 'to', not '10:00-20:00': write "
            + "'{ from: \"10:00\", to: \"20:00\" }'"
        )
      ])
  }

  @Test func aPlaceHasNoWindow() {
    expectFindings(
      in: Self.type(
        "1️⃣window: { from: \"10:00\", to: \"20:00\" }",
        trigger: "{ location: { latitude: 55.75, longitude: 37.61, radius: 200 } }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.window' makes no sense with 'location': the system shows it whenever somebody arrives or "
            + "leaves"
        )
      ])
  }

  @Test func quietHoursMayComeFromSettings() {
    expectFindings(in: Self.quiet("{ from: { preference: nights }, to: \"08:00\" }"), [])
    expectFindings(
      in: Self.quiet("{ from: \"22:00\", to: \"08:00\", held: drop, when: { preference: calm } }"), [])
    expectFindings(
      in: Self.quiet("{ from: { preference: 1️⃣calm }, to: { preference: 2️⃣night } }"),
      [
        (
          "1️⃣",
          "'policies.quiet_hours.from.preference' is 'calm', which is of the type 'toggle': only a setting of the type "
            + "'time' has a time of day"
        ),
        ("2️⃣", "'policies.quiet_hours.to.preference' names an unknown preference 'night'"),
      ])
    expectFindings(
      in: Self.quiet("{ from: { preference: nights }, to: 1️⃣{ preference: nights } }"),
      [("1️⃣", "'policies.quiet_hours.to' is the same as 'from': nothing or everything would be quiet")])
    expectFindings(
      in: Self.quiet("{ from: { 1️⃣setting: nights }, to: \"08:00\" }"),
      [("1️⃣", "Unknown key 'setting' in 'policies.quiet_hours.from'")])
  }

  @Test func theirConditionIsAboutTheWorldAndNotAboutAType() {
    expectFindings(
      in: Self.quiet("{ from: \"22:00\", to: \"08:00\", when: { happened: { signal: fed, since: 1️⃣trigger } } }"),
      [
        (
          "1️⃣", "'policies.quiet_hours.when.happened.since' is 'trigger', but quiet hours belong to no type"
        )
      ])
    expectFindings(
      in: Self.quiet(
        "{ from: \"22:00\", to: \"08:00\", when: { not: { happened: { signal: fed, since: 1️⃣last_delivery } } } }"),
      [
        (
          "1️⃣",
          "'policies.quiet_hours.when.not.happened.since' is 'last_delivery', but quiet hours belong to no type"
        )
      ])
    expectFindings(
      in: Self.quiet("{ from: \"22:00\", to: \"08:00\", when: { preference: 1️⃣nights } }"),
      [
        (
          "1️⃣",
          "'policies.quiet_hours.when.preference' is 'nights', which is a time of day: only a toggle is on or off"
        )
      ])
    expectFindings(
      in: Self.quiet("{ from: \"22:00\", to: \"08:00\", when: { happened: 1️⃣slept } }"),
      [
        (
          "1️⃣",
          "'policies.quiet_hours.when.happened' names an unknown signal 'slept': add it to 'signals', or use another"
        )
      ])
    expectFindings(
      in: Self.quiet("{ from: \"22:00\", to: \"08:00\", when: 1️⃣calm }"),
      [
        (
          "1️⃣",
          "'policies.quiet_hours.when' must be a group with one of the keys 'elapsed', 'last', 'happened', 'preference', "
            + "'attribute', 'device', 'flag', 'experiment', 'any', 'all', 'not', not 'calm': write '{ preference: calm }'"
        )
      ])
  }
}
