import Testing

/// `follow_up` of a type, and `signal` of a button.
@Suite struct FollowUpReadingTests {
  private static func followUp(_ lines: String, trigger: String = "{ after: { signal: walked, delay: 5m } }") -> String
  {
    Specs.trigger("trigger: \(trigger)\n\(lines)")
  }

  private static func action(_ keys: String, of signal: String = "fed") -> String {
    Specs.trigger("trigger: { after: { signal: walked, delay: 5m } }")
      + """

      categories:
        meal:
          test_only: true
          actions: [{ id: FED_ACTION, title: { en: "Fed", ru: "Ел" }, \(keys) }]
      """
  }

  @Test(arguments: [
    "follow_up: { every: 10m, times: 3 }",
    "follow_up: { every: 24h, times: 20, until: { happened: { signal: fed, since: trigger } } }",
    "follow_up: { every: 1m, times: 1, until: { any: [{ happened: fed }, { not: { preference: reminders } }] } }",
  ])
  func whole(_ lines: String) {
    expectFindings(in: Self.followUp(lines), [])
  }

  @Test func bothNumbersAreNeeded() {
    expectFindings(
      in: Self.followUp("1️⃣follow_up: { every: 10m }"), [("1️⃣", "'notifications.hungry.follow_up' has no 'times'")])
    expectFindings(
      in: Self.followUp("1️⃣follow_up: { times: 3 }"), [("1️⃣", "'notifications.hungry.follow_up' has no 'every'")])
    expectFindings(
      in: Self.followUp("follow_up: 1️⃣10m"),
      [
        (
          "1️⃣",
          "'notifications.hungry.follow_up' must be a group of keys with 'every', 'times', not '10m': "
            + "write '{ every: 10m, times: … }'"
        )
      ])
  }

  @Test(arguments: [("30s", "30s"), ("25h", "1d1h")])
  func fromAMinuteToADay(_ span: String, _ written: String) {
    expectFindings(
      in: Self.followUp("follow_up: { every: 1️⃣\(span), times: 3 }"),
      [("1️⃣", "'notifications.hungry.follow_up.every' must be between 1m and 1d, not \(written)")])
  }

  @Test(arguments: ["0", "21"])
  func atMostTwentyTimes(_ times: String) {
    expectFindings(
      in: Self.followUp("follow_up: { every: 10m, times: 1️⃣\(times) }"),
      [("1️⃣", "'notifications.hungry.follow_up.times' must be a whole number from 1 to 20, not \(times)")])
  }

  @Test func whatEndsItIsOneCondition() {
    expectFindings(
      in: Self.followUp("follow_up: { every: 10m, times: 3, until: { happened: 1️⃣eaten } }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.follow_up.until.happened' names an unknown signal 'eaten': add it to 'signals', or use another"
        )
      ])
    expectFindings(
      in: Self.followUp(
        "follow_up: { every: 10m, times: 3, until: { happened: { signal: fed, since: 1️⃣trigger } } }",
        trigger: "{ calendar: { every: day } }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.follow_up.until.happened.since' is 'trigger', but this trigger does not begin with a signal"
        )
      ])
  }

  @Test func aPlaceAndAServerHaveNoTime() {
    expectFindings(
      in: Self.followUp(
        "1️⃣follow_up: { every: 10m, times: 3 }", trigger: "{ location: { latitude: 1, longitude: 1, radius: 100 } }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.follow_up' makes no sense with 'location': the system shows it whenever somebody arrives or leaves"
        )
      ])
    expectFindings(
      in: Specs.trigger("push: {}\n1️⃣follow_up: { every: 10m, times: 3 }"),
      [
        (
          "1️⃣",
          "'notifications.hungry.follow_up' makes no sense with 'push', because a server decides what is sent and when"
        )
      ])
  }

  @Test func aButtonReportsASignal() {
    expectFindings(in: Self.action("signal: walked"), [])
    expectFindings(in: Self.action("signal: fed, requires: [grams, food, bowl]"), [])
    expectFindings(
      in: Self.action("signal: 1️⃣feed"),
      [("1️⃣", "'categories.meal.actions[0].signal' names an unknown signal 'feed': did you mean 'fed'?")])
    expectFindings(
      in: Self.action("signal: 1️⃣fed, requires: [grams, food]"),
      [
        (
          "1️⃣",
          "'categories.meal.actions[0].signal' carries 'bowl', which a notification with this button may lack: add it to 'requires'"
        )
      ])
  }

  @Test func aButtonWithASignalDoesNothingElse() {
    expectFindings(
      in: Self.action("signal: walked, 1️⃣target: home"),
      [("1️⃣", "'categories.meal.actions[0].target' makes no sense with 'signal', which is only counted")])
    expectFindings(
      in: Self.action("signal: walked, options: [1️⃣foreground]"),
      [("1️⃣", "'categories.meal.actions[0].options' opens the app, which makes no sense with 'signal'")])
    expectFindings(
      in: Self.action("1️⃣signal: walked, snooze: 5m"),
      [
        (
          "1️⃣",
          "'categories.meal.actions[0].signal' makes no sense with 'snooze', which only shows the notification again"
        )
      ])
    expectFindings(
      in: Self.action("signal: walked, 1️⃣text_input: { button: { en: \"Send\", ru: \"Отправить\" } }"),
      [("1️⃣", "'categories.meal.actions[0].text_input' makes no sense with 'signal', which is only counted")])
  }

  @Test func aSettingSaysForHowLongAButtonPutsOff() {
    func action(_ snooze: String, _ limits: String) -> String {
      Self.action(snooze).replacing(
        "preferences:\n",
        with: """
          preferences:
            nap: { type: number, default: 10\(limits) }
            late: { type: time, default: "21:00" }

          """)
    }
    let limits = ", at_least: 1, at_most: 60"
    expectFindings(in: action("snooze: { preference: nap }", limits), [])
    for limits in ["", ", at_least: 0, at_most: 60", ", at_least: 1, at_most: 20000"] {
      expectFindings(
        in: action("snooze: { preference: 1️⃣nap }", limits),
        [
          (
            "1️⃣",
            "'categories.meal.actions[0].snooze' takes its minutes from 'nap', which must stay between 1 and 10080: give "
              + "that 'at_least' and 'at_most'"
          )
        ])
    }
    expectFindings(
      in: action("snooze: { preference: 1️⃣late }", limits),
      [
        (
          "1️⃣",
          "'categories.meal.actions[0].snooze.preference' is 'late', which is of the type 'time': only a setting of the type 'number' has a number"
        )
      ])
    expectFindings(
      in: action("snooze: { preference: 1️⃣naps }", limits),
      [("1️⃣", "'categories.meal.actions[0].snooze.preference' names an unknown preference 'naps': did you mean 'nap'?")])
  }
}
