import Testing

@testable import SpecLint

@Test func triggersSharesAndSwitchesAreLookedAt() throws {
  try expectFindings(
    of: NeverDueRule(),
    in: #"""
      notispec: 1
      signals: { measured: { parameters: { used: { type: percent } } } }
      preferences: { reminders: { type: toggle, default: true, controls: [daily] } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          triggers:
            full: { after: { signal: measured, delay: 1h, where: { parameter: 1️⃣used, below: 0 } } }
            reached: { reached: { signal: measured, parameter: used, values: [100, 2️⃣200] } }
          conditions: [3️⃣not: { preference: reminders }]
          copy: { body: { en: "A good moment to tidy up" } }
      """#,
    [
      (
        "1️⃣",
        "The trigger 'full' never sends 'notifications.daily': 'used' is a percentage from 0 to 100 and never passes this "
          + "test"
      ),
      ("2️⃣", "'used' of 'notifications.daily' is a percentage and never reaches 200"),
      ("3️⃣", "'notifications.daily' never comes: it is sent only while 'reminders' is on, but requires it to be off"),
    ])
}

@Test func oneOfSeveralMayBeImpossible() throws {
  try expectFindings(
    of: NeverDueRule(),
    in: #"""
      notispec: 1
      signals: { measured: { parameters: { used: { type: percent } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: measured, delay: 1h } }
          conditions: [{ any: [{ last: { signal: measured, parameter: used, above: 100 } }, { happened: measured }] }]
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}

@Test func theEndsOfTheScaleCanBeReached() throws {
  try expectFindings(
    of: NeverDueRule(),
    in: #"""
      notispec: 1
      signals: { measured: { parameters: { used: { type: percent } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: measured, delay: 1h } }
          conditions: [{ last: { signal: measured, parameter: used, at_least: 100 } }, { not: { last: { signal: measured, parameter: used, above: 100 } } }]
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}

@Test(arguments: [
  ("24h", "more_than: 24h", true), ("24h", "at_least: 24h", false), ("23h..25h", "more_than: 24h", false),
])
func whatIsDueTooEarlyForItsCondition(_ delay: String, _ test: String, _ isNever: Bool) throws {
  let spec = """
    notispec: 1
    signals: { measured: {} }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: measured, delay: \(delay) } }
        conditions: [{ 1️⃣elapsed: { since: measured, \(test) } }]
        copy: { body: { en: "A good moment to tidy up" } }
    """
  let finding = (
    marker: "1️⃣",
    message: "'notifications.daily' never comes: when it is due, less time has passed since its signal than this "
      + "condition asks for"
  )
  try expectFindings(
    of: NeverDueRule(), in: isNever ? spec : spec.replacing("1️⃣", with: ""), isNever ? [finding] : [])
}

/// A type that begins with a signal, and excludes it.
@Suite struct OwnSignalTests {
  private func spec(_ trigger: String, _ conditions: String, _ policies: String = "{}") -> String {
    """
    notispec: 1
    policies: \(policies)
    flags: { trial: { default: on, owner: care, until: "2037-01-01", summary: "A trial." } }
    signals:
      added: { parameters: { n: { type: int }, at: { type: instant }, days: { type: weekdays } } }
      removed: {}
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      task:
        summary: "A task."
        target: home
        trigger: { \(trigger) }
        conditions: [\(conditions)]
        copy: { body: { en: "A task" } }
    """
  }

  private static let night = #"{ quiet_hours: { from: "22:00", to: "08:00" } }"#
  private let never =
    "'notifications.task' never comes: the signal that makes it due is the one that this condition excludes"

  @Test(arguments: [
    "after: { signal: added, delay: 0m }", "after: { signal: added, delay: 2h }",
    "after: { signal: added, delay: 2h, from: each }", #"after: { signal: added, delay: { days: 1, time: "09:00" } }"#,
    "at: { signal: added, parameter: at, before: 2h }", "reached: { signal: added, parameter: n, values: [3] }",
    #"calendar: { for: added, every: day, time: "12:00" }"#,
    #"calendar: { cycle: { on: 3, off: 4, since: added }, time: "12:00" }"#,
  ])
  func whateverTheTrigger(_ trigger: String) throws {
    for condition in [
      "1️⃣not: { happened: added }", "1️⃣not: { happened: { signal: added, since: last_delivery } }",
      "all: [{ flag: trial }, { 1️⃣not: { happened: added } }]",
      "1️⃣any: [{ not: { happened: added } }, { all: [{ flag: trial }, { not: { happened: added } }] }]",
      "1️⃣not: { any: [{ flag: trial }, { happened: added }] }",
    ] {
      for policies in ["{}", Self.night] {
        try expectFindings(of: NeverDueRule(), in: spec(trigger, "{ \(condition) }", policies), [("1️⃣", never)])
      }
    }
  }

  @Test(arguments: ["after: { signal: added, delay: 2h, from: last }", "slot_after: { signal: added, at_least: 2h }"])
  func whatWaitsForTheNewestIsReportedOnce(_ trigger: String) throws {
    let plain = spec(trigger, "{ 1️⃣not: { happened: added } }")
    try expectFindings(of: NeverDueRule(), in: plain.replacing("1️⃣", with: ""), [])
    try expectFindings(
      of: ContradictionRule(), in: plain,
      [
        (
          "1️⃣",
          "'notifications.task' is never sent: when the trigger has waited long enough, this condition is false"
        )
      ])
    try expectFindings(
      of: NeverDueRule(), in: spec(trigger, "{ 1️⃣not: { any: [{ flag: trial }, { happened: added }] } }"),
      [("1️⃣", never)])
  }

  @Test(arguments: [
    "not: { happened: removed }", "not: { happened: { signal: added, since: trigger } }",
    "not: { happened: { signal: added, at_least: 2 } }", "not: { happened: { signal: added, since: removed } }",
    "not: { happened: { signal: added, since: today } }", "not: { happened: { signal: added, within: 1h } }",
    "not: { happened: { signal: added, where: { parameter: n, above: 3 } } }",
    "any: [{ not: { happened: added } }, { flag: trial }]", "not: { all: [{ flag: trial }, { happened: added }] }",
  ])
  func whatMayHold(_ condition: String) throws {
    try expectFindings(
      of: NeverDueRule(), in: spec("after: { signal: added, delay: 2h }", "{ \(condition) }"), [])
  }

  @Test func aSpanThatIsLongerThanTheDelay() throws {
    let trigger = "after: { signal: added, delay: 1h..2h }"
    let condition = "{ 1️⃣not: { happened: { signal: added, within: 2h } } }"
    try expectFindings(of: NeverDueRule(), in: spec(trigger, condition), [("1️⃣", never)])
    // The night may make it late enough.
    try expectFindings(
      of: NeverDueRule(), in: spec(trigger, condition, Self.night).replacing("1️⃣", with: ""), [])
  }

  @Test func onlyWithTheSameTest() throws {
    let trigger = "after: { signal: added, delay: 2h, where: { parameter: n, above: 3 } }"
    for condition in ["happened: added", "happened: { signal: added, where: { parameter: n, above: 3 } }"] {
      try expectFindings(of: NeverDueRule(), in: spec(trigger, "{ 1️⃣not: { \(condition) } }"), [("1️⃣", never)])
    }
    try expectFindings(
      of: NeverDueRule(),
      in: spec(trigger, "{ not: { happened: { signal: added, where: { parameter: n, above: 5 } } } }"), [])
  }

  @Test func anotherTriggerMayDeliverFirst() throws {
    let both = "x"
    let triggers =
      "triggers: { a: { after: { signal: added, delay: 2h } }, b: { after: { signal: removed, delay: 0m } } }"
    let sinceLast = spec(both, "{ not: { happened: { signal: added, since: last_delivery } } }")
    try expectFindings(of: NeverDueRule(), in: sinceLast.replacing("trigger: { x }", with: triggers), [])
    try expectFindings(
      of: NeverDueRule(),
      in: spec(both, "{ 1️⃣not: { happened: added } }").replacing("trigger: { x }", with: triggers),
      [
        (
          "1️⃣",
          "The trigger 'a' never sends 'notifications.task': the signal that makes it due is the one that this condition "
            + "excludes"
        )
      ])
  }
}

@Test func onItsFirstDayWithoutIt() throws {
  try expectFindings(
    of: NeverDueRule(),
    in: #"""
      notispec: 1
      signals: { bought: { parameters: { total: { type: double }, days: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { on: "2037-03-20" } }
          expires: 1️⃣"2037-03-20"
          copy: { body: { en: "Sale" } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily' never comes: it is due on 2037-03-20, and from 2037-03-20 on it is no longer sent, because "
          + "'expires' is the first day without it"
      )
    ])
}

@Test func onTheDayBefore() throws {
  try expectFindings(
    of: NeverDueRule(),
    in: #"""
      notispec: 1
      signals: { bought: { parameters: { total: { type: double }, days: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { on: "2037-03-20" } }
          expires: "2037-03-21"
          copy: { body: { en: "Sale" } }
      """#, [])
}

/// A cap asks only about what the conditions let through, so what it puts off has passed them before.
@Test func aCapDoesNotMakeUpForTheTime() throws {
  func spec(_ more: String) -> String {
    """
    notispec: 1
    signals: { added: {} }
    policies: { slot: "19:00", caps: [{ id: daily, max: 1, per: rolling_day }] }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: added, delay: 2h..4h } }
        conditions: [1️⃣elapsed: { since: added, more_than: 24h }]
        on_cap: defer\(more)
        copy: { body: { en: "Water it" } }
    """
  }
  try expectFindings(
    of: NeverDueRule(), in: spec(""),
    [
      (
        "1️⃣",
        "'notifications.daily' never comes: when it is due, less time has passed since its signal than this condition asks for"
      )
    ])
  let window = "\n    window: { from: \"10:00\", to: \"12:00\" }"
  try expectFindings(of: NeverDueRule(), in: spec(window).replacing("1️⃣", with: ""), [])
}
