import SpecLanguage
import Testing

@Suite struct NotificationReadingTests {
  @Test func missingPartsAreReportedAtTheType() {
    expectFindings(
      in: Specs.type("summary: \"Hungry.\"").replacing("hungry:", with: "1️⃣hungry:"),
      [
        ("1️⃣", "'notifications.hungry' has no 'target'"),
        ("1️⃣", "'notifications.hungry' has no 'copy'"),
        ("1️⃣", "'notifications.hungry' needs one of 'trigger', 'triggers', 'push'"),
      ])
  }

  @Test func namesOfOtherItemsAreHeldAgainstTheApp() {
    expectFindings(
      in: Specs.type(
        """
        summary: "Hungry."
        covers: [PETS/FOOD-1, 1️⃣PETS/FOOD-2]
        target: 2️⃣bowll
        trigger: { after: { signal: 3️⃣fedd, delay: 5m } }
        conditions:
          - { preference: 4️⃣reminder }
          - { elapsed: { since: 5️⃣walk, or_since: 6️⃣walkd, more_than: 1h } }
        copy: { body: { en: "Eat", ru: "Ешь" } }
        """),
      [
        (
          "1️⃣",
          "'notifications.hungry.covers[1]' names an unknown requirement 'PETS/FOOD-2': did you mean 'PETS/FOOD-1'? "
            + "Otherwise add it to 'conformance/requirements.yaml', or use another"
        ),
        ("2️⃣", "'notifications.hungry.target' names an unknown deep-link target 'bowll'"),
        ("3️⃣", "'notifications.hungry.trigger.after.signal' names an unknown signal 'fedd': did you mean 'fed'?"),
        ("4️⃣", "'notifications.hungry.conditions[0].preference' names an unknown preference 'reminder'"),
        (
          "5️⃣",
          "'notifications.hungry.conditions[1].elapsed.since' names an unknown signal 'walk': did you mean 'walked'?"
        ),
        ("6️⃣", "'notifications.hungry.conditions[1].elapsed.or_since' names an unknown signal 'walkd'"),
      ])
  }

  @Test func calendarTriggersSayWhichDay() {
    let path = "'notifications.hungry.trigger.calendar"
    expectFindings(
      in: Specs.trigger("trigger: { 1️⃣calendar: { every: week } }"),
      [("1️⃣", "\(path)' has no 'weekday', which 'every: week' needs")])
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day, 1️⃣weekday: sunday } }"),
      [("1️⃣", "\(path).weekday' makes no sense with 'every: day'")])
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: year, month: 4, day: 1️⃣31 } }"),
      [("1️⃣", "\(path).day' is 31, but month 4 has 30 days")])
    expectFindings(in: Specs.trigger("trigger: { calendar: { every: year, month: 2, day: 29 } }"), [])
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day, time: 1️⃣09:00 } }"),
      [("1️⃣", "\(path).time' should be in quotes: some YAML tools read 09:00 as a number")])
  }

  @Test func signalTriggersHaveDelays() {
    let path = "'notifications.hungry.trigger.after"
    expectFindings(
      in: Specs.trigger("trigger: { after: { signal: fed, delay: 1️⃣60m..30m } }"),
      [("1️⃣", "\(path).delay' ends before it begins")])
    expectFindings(
      in: Specs.trigger("trigger: { after: { signal: fed, delay: 1️⃣-5m } }"),
      [
        (
          "1️⃣",
          "\(path).delay' must be a duration such as '30m', '24h' or '7d', or a range such as '30m..60m', not '-5m': "
            + "a duration has no sign"
        )
      ])
    expectFindings(
      in: Specs.trigger("trigger: { after: { signal: fed, delay: 1️⃣99999d } }"),
      [("1️⃣", "\(path).delay' must be between 0m and 3660d, not 99999d")])
    expectFindings(
      in: Specs.trigger("trigger: { after: { signal: fed, delay: 5m }, 1️⃣calendar: { every: day } }"),
      [("1️⃣", "'notifications.hungry.trigger' cannot have both 'after' and 'calendar'")])
    expectFindings(
      in: Specs.trigger("triggers: 1️⃣{}"), [("1️⃣", "'notifications.hungry.triggers' lists no trigger")])
  }

  @Test func comparisonsAreOfNumbersThatSignalsCarry() {
    let path = "'notifications.hungry.conditions[0].last"
    expectFindings(
      in: Specs.condition("{ last: { signal: fed, parameter: 1️⃣gram, above: 90 } }"),
      [("1️⃣", "\(path).parameter' names an unknown parameter 'gram' of the signal 'fed'")])
    expectFindings(
      in: Specs.condition("{ last: { signal: fed, parameter: 1️⃣food, above: 90 } }"),
      [("1️⃣", "\(path).parameter' is a string, but only numbers can be compared")])
    expectFindings(
      in: Specs.condition("{ last: { signal: fed, parameter: bowl, above: 1️⃣900 } }"),
      [("1️⃣", "\(path).above' is outside 0 to 100, but 'bowl' is a percentage")])
    expectFindings(
      in: Specs.condition("{ 1️⃣last: { signal: fed, parameter: bowl } }"),
      [("1️⃣", "\(path)' needs one of 'above', 'at_least', 'below', 'at_most', 'equals'")])
    expectFindings(
      in: Specs.condition("{ last: { signal: fed, parameter: bowl, at_most: 5, 1️⃣above: 3 } }"),
      [("1️⃣", "\(path)' cannot have both 'at_most' and 'above'")])
    expectFindings(
      in: Specs.condition("{ last: { signal: fed, parameter: bowl, above: 1️⃣\"90\" } }"),
      [("1️⃣", "\(path).above' must be a number, not '90'")])
  }

  @Test func conditionsNestAndAreOneOfAClosedList() {
    expectFindings(
      in: Specs.condition(
        "{ any: [{ not: { all: [{ happened: { signal: fed, since: walked, where: { parameter: grams, equals: 5 } } }] } }] }"
      ),
      [])
    expectFindings(in: Specs.condition("{ preference: { id: reminders, is: false } }"), [])
    expectFindings(
      in: Specs.condition("{ any: 1️⃣[] }"), [("1️⃣", "'notifications.hungry.conditions[0].any' lists no condition")])
    expectFindings(
      in: Specs.condition("{ 1️⃣hapened: fed }"), [("1️⃣", "Unknown key 'hapened' in 'notifications.hungry.conditions[0]'")]
    )
    expectFindings(
      in: Specs.condition("1️⃣happened"),
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions[0]' must be a group with one of the keys 'elapsed', 'last', 'happened', "
            + "'preference', 'attribute', 'device', 'flag', 'experiment', 'any', 'all', 'not', not 'happened'"
        )
      ])
  }

  @Test func sinceTriggerNeedsASignal() {
    let condition = "conditions: [{ not: { happened: { signal: fed, since: 1️⃣trigger } } }]"
    expectFindings(in: Specs.trigger("trigger: { slot_after: { signal: walked, at_least: 2h } }\n\(condition)"), [])
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day } }\n\(condition)"),
      [
        (
          "1️⃣",
          "'notifications.hungry.conditions[0].not.happened.since' is 'trigger', but this trigger does not begin with "
            + "a signal"
        )
      ])
  }

  @Test func whatDependsOnABrokenPartIsNotReported() {
    // The signal has a mistake of its own, the section of links a misspelled name.
    expectFindings(
      in: """
        \(Specs.app)
        signals: { fed: { parameters: { grams: { type: 1️⃣integer } } } }
        2️⃣deep_link: { scheme: pets, targets: { bowl: { path: /bowl } } }
        notifications:
          hungry:
            summary: "Hungry."
            target: bowl
            trigger: { after: { signal: fed, delay: 5m, where: { parameter: grams, above: 3 } } }
            copy: { body: { en: "Eat", ru: "Ешь" } }
        """,
      [
        (
          "1️⃣",
          "'signals.fed.parameters.grams.type' must be one of 'int', 'double', 'percent', 'string', 'instant', "
            + "'time', 'times', 'weekdays', not 'integer'"
        ),
        ("2️⃣", "Unknown key 'deep_link'"),
      ])
  }
}

@Test func aMisspelledTargetIsReplacedInItsQuotes() throws {
  for (written, replacement) in [("bowll", "bowl"), ("\"bowll\"", "\"bowl\""), ("'bowll'", "'bowl'")] {
    let text = Specs.trigger("trigger: { calendar: { every: day } }").replacing(
      "target: bowl", with: "target: \(written)")
    let found = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))]).diagnostics
    #expect(found.map { $0.fixIt?.message } == ["write 'bowl'"])
    #expect(found.first?.fixIt?.replacement == replacement)
    #expect(found.first?.fixIt?.span == found.first?.span)
  }
}
