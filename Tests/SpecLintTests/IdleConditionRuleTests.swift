import Testing

@testable import SpecLint

@Suite struct IdleConditionRuleTests {
  private func spec(_ trigger: String, _ conditions: String, _ rest: String = "", policies: String = "{}") -> String {
    """
    notispec: 1
    policies: \(policies)
    signals: { visited: { parameters: { n: { type: int } } }, ordered: { parameters: { n: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      visit:
        summary: "A visit."
        target: home
        trigger: { \(trigger) }
        conditions: [\(conditions)]\(rest)
        copy: { body: { en: "Hi" } }
    """
  }

  private let atOnce = "after: { signal: visited, delay: 0m }"
  private let daily = #"calendar: { every: day, time: "21:00" }"#
  private let implied =
    "'notifications.visit': this condition changes nothing, because it is true whenever another one is"
  private let own =
    "'notifications.visit': this condition changes nothing, because the signal of the trigger makes it true"
  private let never =
    "'notifications.visit' never comes: the signal that makes it due is the one that this condition excludes"

  @Test(arguments: [
    "{ happened: ordered }, { 1️⃣happened: ordered }",
    "{ 1️⃣happened: ordered }, { happened: { signal: ordered, since: today } }",
    "{ not: { happened: ordered } }, { 1️⃣not: { happened: { signal: ordered, since: today } } }",
    "{ 1️⃣happened: ordered }, { happened: { signal: ordered, where: { parameter: n, above: 1 } } }",
    "{ all: [{ happened: { signal: ordered, since: today } }, { 1️⃣happened: ordered }] }",
    "{ happened: { signal: ordered, within: 3d } }, { 1️⃣happened: { signal: ordered, within: 7d } }",
    "{ happened: { signal: ordered, at_least: 3 } }, { 1️⃣happened: { signal: ordered, at_least: 2 } }",
    "{ happened: { signal: ordered, at_least: 3, within: 3d } }, { 1️⃣happened: { signal: ordered, at_least: 3 } }",
  ])
  func whatAnotherConditionImplies(_ conditions: String) throws {
    try expectFindings(of: IdleConditionRule(), in: spec(daily, conditions), [("1️⃣", implied)])
  }

  @Test(arguments: [
    "{ happened: ordered }, { happened: { signal: visited, since: today } }",
    "{ not: { happened: { signal: ordered, since: today } } }, { happened: ordered }",
    "{ happened: { signal: ordered, at_least: 2, within: 3d } }, "
      + "{ happened: { signal: ordered, at_least: 3, within: 7d } }",
    "{ happened: { signal: ordered, within: 3d } }, "
      + "{ not: { happened: { signal: ordered, at_least: 2, within: 3d } } }",
    "{ happened: { signal: ordered, since: visited } }, { happened: { signal: ordered, since: today } }",
    "{ happened: { signal: ordered, since: today, where: { parameter: n, above: 1 } } }, "
      + "{ happened: { signal: ordered, since: today, where: { parameter: n, below: 5 } } }",
  ])
  func whatOthersLeaveOpen(_ conditions: String) throws {
    try expectFindings(of: IdleConditionRule(), in: spec(daily, conditions), [])
  }

  @Test(arguments: ["since: today", "within: 5m"])
  func theSignalOfTheTrigger(_ span: String) throws {
    let today = "{ happened: { signal: visited, \(span) } }"
    let place = "{ 1️⃣happened: { signal: visited, \(span) } }"
    try expectFindings(of: IdleConditionRule(), in: spec(atOnce, place), [("1️⃣", own)])
    try expectFindings(
      of: IdleConditionRule(), in: spec("reached: { signal: visited, parameter: n, values: [3] }", place),
      [("1️⃣", own)])
    try expectFindings(of: NeverDueRule(), in: spec(atOnce, "{ 1️⃣not: \(today) }"), [("1️⃣", never)])
    for trigger in ["after: { signal: visited, delay: 2h }", "after: { signal: ordered, delay: 0m }", daily] {
      try expectFindings(of: IdleConditionRule(), in: spec(trigger, today), [])
      try expectFindings(of: NeverDueRule(), in: spec(trigger, "{ not: \(today) }"), [])
    }
  }

  @Test func whatMattersToAnotherTrigger() throws {
    let today = "{ happened: { signal: visited, since: today } }"
    let weekly = "calendar: { every: week, weekday: sunday }"
    let single = "trigger: { \(daily) }"
    let both = "triggers: { a: { \(daily), conditions: [\(today)] }, b: { \(weekly) } }"
    try expectFindings(
      of: IdleConditionRule(), in: spec(daily, "{ happened: visited }").replacing(single, with: both), [])
    try expectFindings(
      of: IdleConditionRule(),
      in: spec(daily, "{ 1️⃣happened: visited }, \(today)").replacing(
        single, with: "triggers: { a: { \(daily) }, b: { \(weekly) } }"), [("1️⃣", implied)])
  }

  /// Tomorrow the signal was there yesterday.
  @Test func whatMayBeHeldBack() throws {
    let today = "{ happened: { signal: visited, since: today } }"
    let night = #"{ quiet_hours: { from: "22:00", to: "08:00", held: release } }"#
    for text in [
      spec(atOnce, today, "\n    on_cap: defer"), spec(atOnce, today, policies: night),
      spec(atOnce, today, policies: "{ profiles: { night: \(night) } }"),
    ] {
      try expectFindings(of: IdleConditionRule(), in: text, [])
      try expectFindings(of: NeverDueRule(), in: text.replacing(today, with: "{ not: \(today) }"), [])
    }
  }

  @Test func theyExcludeEachOther() throws {
    try expectFindings(
      of: ContradictionRule(),
      in: spec(daily, "{ happened: { signal: ordered, since: today } }, { 1️⃣not: { happened: ordered } }"),
      [("1️⃣", "'notifications.visit' is never sent: this condition and another one exclude each other")])
    try expectFindings(
      of: ContradictionRule(),
      in: spec(daily, "{ not: { happened: { signal: ordered, since: today } } }, { happened: ordered }"), [])
    try expectFindings(
      of: ContradictionRule(),
      in: spec(
        daily,
        "{ happened: { signal: ordered, at_least: 3, within: 3d } }, "
          + "{ 1️⃣not: { happened: { signal: ordered, at_least: 2, within: 7d } } }"),
      [("1️⃣", "'notifications.visit' is never sent: this condition and another one exclude each other")])
  }

  @Test func aConditionOrItsOpposite() throws {
    try expectFindings(
      of: IdleConditionRule(), in: spec(daily, "{ 1️⃣any: [{ happened: ordered }, { not: { happened: ordered } }] }"),
      [("1️⃣", "'notifications.visit': this condition changes nothing, because one of its parts is always true")])
    try expectFindings(
      of: IdleConditionRule(), in: spec(daily, "{ any: [{ happened: ordered }, { not: { happened: visited } }] }"), [])
  }

  @Test func nothingComesBetweenASignalAndThatMoment() throws {
    try expectFindings(
      of: IdleConditionRule(), in: spec(atOnce, "{ 1️⃣not: { happened: { signal: ordered, since: trigger } } }"),
      [("1️⃣", own)])
    try expectFindings(
      of: NeverDueRule(), in: spec(atOnce, "{ 1️⃣happened: { signal: ordered, since: trigger } }"),
      [
        (
          "1️⃣",
          "'notifications.visit' never comes: it is due with the signal of the trigger, and this condition asks for one "
            + "that comes later"
        )
      ])
    let later = "after: { signal: visited, delay: 1h }"
    try expectFindings(
      of: IdleConditionRule(), in: spec(later, "{ not: { happened: { signal: ordered, since: trigger } } }"), [])
  }
}
