import SpecLanguage
import Testing

/// Triggers that a moment, a value, a place or a setting decides.
@Suite struct TriggerReadingTests {
  private let path = "'notifications.hungry.trigger"

  /// A whole spec whose world has settings of every type and a signal with a moment.
  private func trigger(_ line: String) -> String {
    Specs.trigger(line)
      .replacing(
        "  told:",
        with:
          "  planned: { parameters: { starts_at: { type: instant }, days: { type: int }, word: { type: string } } }\n  told:"
      )
      .replacing(
        "preferences:\n",
        with: """
          preferences:
            clock: { type: time, default: "09:00" }
            style: { type: choice, default: a, options: { a: { label: { en: "A", ru: "А" } } } }
            often: { type: choice, default: a, options: { a: { every: week, label: { en: "A", ru: "А" } } } }

          """)
  }

  @Test func aDateMayComeEverySoManyDaysOrAsSettingsSay() {
    expectFindings(in: trigger("trigger: { calendar: { every: { days: 3 }, time: \"09:00\" } }"), [])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { preference: often }, time: { preference: clock } } }"), [])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { days: 3 }, 1️⃣weekday: sunday } }"),
      [("1️⃣", "\(path).calendar.weekday' makes no sense with 'every: { days: 3 }'")])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { days: 1️⃣0 } } }"),
      [("1️⃣", "\(path).calendar.every.days' must be a whole number from 1 to 366, not 0")])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { days: 3, 1️⃣preference: often } } }"),
      [("1️⃣", "\(path).calendar.every' cannot have both 'days' and 'preference'")])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { 1️⃣day: 3 } } }"),
      [("1️⃣", "Unknown key 'day' in 'notifications.hungry.trigger.calendar.every'")])
    expectFindings(
      in: trigger("trigger: { calendar: { every: 1️⃣weekly, time: 2️⃣[] } }"),
      [
        ("1️⃣", "\(path).calendar.every' is 'weekly', \(every)"),
        ("2️⃣", "\(path).calendar.time' must be one time of day: write several under 'times'"),
      ])
  }

  private let every =
    "but must be one of 'day', 'week', 'month', 'year', or a group with one of the keys 'days', 'preference'"

  @Test(
    arguments: [
      ("3d", "", "{ days: 3 }"), ("3 days", "", "{ days: 3 }"),
      ("2 weeks", ": write '{ days: 14 }' without a 'weekday'", nil),
      ("often", "", "{ preference: often }"), ("daily", "", "day"), ("12h", "", nil),
      ("monday", ": write 'every: week' and 'weekday: monday'", nil),
      ("Mondays", ": write 'every: week' and 'weekday: monday'", nil),
      ("[monday, friday]", ": write 'weekdays: [monday, friday]' in place of 'every'", nil), ("[1, 2]", "", nil),
    ] as [(String, String, String?)])
  func whatElsePeopleWriteForEvery(_ written: String, _ advice: String, _ replacement: String?) {
    let text = trigger("trigger: { calendar: { every: \(written) } }")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
    let what = written.hasPrefix("[") ? "a list" : "'\(written)'"
    #expect(found.map(\.message) == ["\(path).calendar.every' is \(what), \(every)\(advice)"])
    #expect(found.first?.fixIt?.replacement == replacement)
  }

  @Test func aSettingMustHoldWhatIsTakenFromIt() {
    expectFindings(
      in: trigger("trigger: { calendar: { every: { preference: 1️⃣oftn }, time: { preference: 2️⃣clok } } }"),
      [
        ("1️⃣", "\(path).calendar.every.preference' names an unknown preference 'oftn'"),
        ("2️⃣", "\(path).calendar.time.preference' names an unknown preference 'clok'"),
      ])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { preference: 1️⃣clock }, time: { preference: 2️⃣often } } }"),
      [
        (
          "1️⃣",
          "\(path).calendar.every.preference' is 'clock', which is of the type 'time': only a setting of the type "
            + "'choice' can say how often"
        ),
        (
          "2️⃣",
          "\(path).calendar.time.preference' is 'often', which is of the type 'choice': only a setting of the type "
            + "'time' has a time of day"
        ),
      ])
    expectFindings(
      in: trigger("trigger: { calendar: { every: { preference: 1️⃣style } } }"),
      [
        (
          "1️⃣",
          "\(path).calendar.every.preference' is 'style', which has the option 'a' without 'every', so its "
            + "frequency is unknown: for never at all let a toggle control the type, or ask for the other options in "
            + "'conditions'"
        )
      ])
  }

  @Test func aMomentIsAParameterOfTheSignal() {
    expectFindings(in: trigger("trigger: { at: { signal: planned, parameter: starts_at } }"), [])
    expectFindings(
      in: trigger("trigger: { at: { signal: planned, parameter: 1️⃣start_at, before: 2️⃣soon } }"),
      [
        ("1️⃣", "\(path).at.parameter' names an unknown parameter 'start_at' of the signal 'planned'"),
        ("2️⃣", "\(path).at.before' must be a duration such as '30m', '24h' or '7d', not 'soon'"),
      ])
    expectFindings(
      in: trigger("trigger: { at: { signal: planned, parameter: 1️⃣days } }"),
      [
        (
          "1️⃣",
          "\(path).at.parameter' has the type 'int', but 'at' needs a parameter of the type 'instant'"
        )
      ])
    expectFindings(
      in: trigger("trigger: { after: { signal: planned, delay: 0m, where: { parameter: 1️⃣starts_at, above: 3 } } }"),
      [("1️⃣", "\(path).after.where.parameter' is a moment, but only numbers can be compared")])
  }

  @Test func valuesAreReachedByANumberOfTheSignal() {
    expectFindings(in: trigger("trigger: { reached: { signal: planned, parameter: days, values: [3, 7] } }"), [])
    expectFindings(
      in: trigger("trigger: { reached: { signal: planned, parameter: 1️⃣word, values: [3, 2️⃣3, 3️⃣x] } }"),
      [
        ("1️⃣", "\(path).reached.parameter' has the type 'string', but only a number reaches a value"),
        ("2️⃣", "\(path).reached.values[1]' is already listed"),
        ("3️⃣", "\(path).reached.values[2]' must be a whole number from 0 to 1000000000, not 'x'"),
      ])
    expectFindings(
      in: trigger("trigger: { reached: { signal: planned, parameter: days, values: 1️⃣[] } }"),
      [("1️⃣", "\(path).reached.values' lists no value to reach")])
  }

  @Test func aPlaceLiesOnTheEarth() {
    expectFindings(in: trigger("trigger: { location: { latitude: 55.75, longitude: 37, radius: 200 } }"), [])
    expectFindings(
      in: trigger("trigger: { location: { latitude: 1️⃣155.75, longitude: 2️⃣\"37\", radius: 3️⃣0 } }"),
      [
        ("1️⃣", "\(path).location.latitude' must be a number from -90 to 90, not 155.75"),
        ("2️⃣", "\(path).location.longitude' must be a number from -180 to 180, not '37'"),
        ("3️⃣", "\(path).location.radius' must be a number from 1 to 1000000, not 0"),
      ])
    expectFindings(
      in: trigger("trigger: { location: { latitude: 5, longitude: 3, radius: 9, 1️⃣on_entry: false } }"),
      [
        (
          "1️⃣",
          "\(path).location' is never due: neither arriving ('on_entry') nor leaving ('on_exit') counts"
        )
      ])
  }

  @Test func sinceTriggerNeedsASignalAtAPlaceToo() {
    expectFindings(
      in: trigger(
        """
        trigger: { location: { latitude: 5, longitude: 3, radius: 9 } }
        conditions: [{ not: { happened: { signal: fed, since: 1️⃣trigger } } }]
        """),
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions[0].not.happened.since' is 'trigger', but this trigger does not begin with "
            + "a signal"
        )
      ])
  }

  @Test func aMomentOfATextComesFromASignal() {
    expectFindings(
      in: trigger("trigger: { calendar: { every: day } }\narguments: { 1️⃣now: { type: instant, style: time } }")
        .replacing("en: \"Eat\", ru: \"Ешь\"", with: "en: \"{now}\", ru: \"{now}\""),
      [
        (
          "1️⃣",
          "Nothing fills '{now}': the trigger 'calendar' is a date in the calendar, but only signals carry values: say "
            + "which one with 'from'"
        )
      ])
  }
}
