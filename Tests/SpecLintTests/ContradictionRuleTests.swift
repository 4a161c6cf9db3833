import Testing

@testable import SpecLint

@Test func aConditionAndItsOppositeExcludeEachOther() throws {
  try expectFindings(
    of: ContradictionRule(),
    in: #"""
      notispec: 1
      signals: { measured: { parameters: { used: { type: percent } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        full:
          summary: "Full."
          target: home
          trigger: { after: { signal: measured, delay: 1h } }
          conditions:
            - last: { signal: measured, parameter: used, above: 90 }
            - 1️⃣not: { last: { signal: measured, parameter: used, above: 90 } }
          copy: { body: { en: "Hi" } }
      """#, [("1️⃣", "'notifications.full' is never sent: this condition and another one exclude each other")])
}

@Test func anotherTriggerMaySendTheType() throws {
  try expectFindings(
    of: ContradictionRule(),
    in: #"""
      notispec: 1
      signals: { visited: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        back:
          summary: "Was not here for long."
          target: home
          triggers:
            daily:
              calendar: { every: day }
              conditions: [{ happened: visited }, { 1️⃣not: { happened: visited } }]
            weekly: { calendar: { every: week, weekday: sunday } }
          copy: { body: { en: "Hi" } }
      """#,
    [
      (
        "1️⃣",
        "The trigger 'daily' never sends 'notifications.back': this condition and another one exclude each other"
      )
    ])
}

@Test func boundsThatTouchCanHold() throws {
  try expectFindings(
    of: ContradictionRule(),
    in: #"""
      notispec: 1
      signals: { measured: { parameters: { used: { type: percent } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        full:
          summary: "Full."
          target: home
          trigger: { after: { signal: measured, delay: 1h } }
          conditions:
            - last: { signal: measured, parameter: used, at_least: 95 }
            - last: { signal: measured, parameter: used, at_most: 95 }
          copy: { body: { en: "Hi" } }
      """#, [])
}

@Test func aSettingHasOneOptionAtATime() throws {
  try expectFindings(
    of: ContradictionRule(),
    in: #"""
      notispec: 1
      signals: { goal_fell: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        goals:
          type: choice
          default: all
          options: { all: { label: { en: "All" } }, final_only: { label: { en: "End" } } }
          label: { en: "Goals" }
      notifications:
        goal:
          summary: "A goal."
          target: home
          trigger: { after: { signal: goal_fell, delay: 1h } }
          conditions:
            - preference: { id: goals, is: all }
            - 1️⃣preference: { id: goals, is: final_only }
          copy: { body: { en: "Goal" } }
        score:
          summary: "The score."
          target: home
          trigger: { after: { signal: goal_fell, delay: 1h } }
          conditions:
            - preference: { id: goals, is: all }
            - not: { preference: { id: goals, is: final_only } }
          copy: { body: { en: "Score" } }
      """#, [("1️⃣", "'notifications.goal' is never sent: this condition and another one exclude each other")])
}

@Suite struct ContradictoryTimesTests {
  private func spec(_ trigger: String, _ conditions: String) -> String {
    """
    notispec: 1
    signals: { visited: { parameters: { pages: { type: int } } }, measured: {}, closed: {} }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      back:
        summary: "Was not here for long."
        target: home
        trigger: { \(trigger) }
        conditions: [\(conditions)]
        copy: { body: { en: "Hi" } }
    """
  }

  @Test(arguments: [
    "{ elapsed: { since: visited, more_than: 14d } }, { 1️⃣happened: { signal: visited, within: 7d } }",
    "{ elapsed: { since: visited, or_since: closed, more_than: 7d } }, { 1️⃣happened: { signal: visited, within: 7d } }",
    "{ happened: { signal: visited, since: today } }, { 1️⃣elapsed: { since: visited, at_least: 2d } }",
    "{ elapsed: { since: visited, more_than: 2d } }, { 1️⃣not: { elapsed: { since: visited, more_than: 1d } } }",
    "{ elapsed: { since: visited, more_than: 2d } }, { 1️⃣not: { happened: visited } }",
    "{ happened: { signal: visited, within: 1d, at_least: 3 } }, { all: [{ 1️⃣elapsed: { since: visited, more_than: 1d } }] }",
  ])
  func whatIsTooOldToBeNew(_ conditions: String) throws {
    try expectFindings(
      of: ContradictionRule(), in: spec("after: { signal: measured, delay: 1h }", conditions),
      [("1️⃣", "'notifications.back' is never sent: this condition and another one exclude each other")])
  }

  @Test(arguments: [
    "slot_after: { signal: visited, at_least: 14d }", "after: { signal: visited, delay: 14d, from: last }",
  ])
  func whatTheTriggerExcludes(_ trigger: String) throws {
    for condition in [
      "1️⃣happened: { signal: visited, within: 7d }", "1️⃣not: { elapsed: { since: visited, more_than: 7d } }",
    ] {
      try expectFindings(
        of: ContradictionRule(), in: spec(trigger, "{ \(condition) }"),
        [
          (
            "1️⃣",
            "'notifications.back' is never sent: when the trigger has waited long enough, this condition is false"
          )
        ])
    }
  }

  @Test(arguments: [
    ("slot_after: { signal: visited, at_least: 7d }", "{ happened: { signal: visited, within: 7d } }"),
    ("slot_after: { signal: visited, at_least: 14d }", "{ happened: { signal: measured, within: 7d } }"),
    (
      "slot_after: { signal: visited, at_least: 14d, where: { parameter: pages, above: 3 } }",
      "{ happened: { signal: visited, within: 7d } }"
    ),
    ("after: { signal: visited, delay: 14d }", "{ happened: { signal: visited, within: 7d } }"),
    (
      "calendar: { every: day }",
      "{ elapsed: { since: visited, more_than: 7d } }, { happened: { signal: visited, within: 8d } }"
    ),
    (
      "calendar: { every: day }",
      "{ elapsed: { since: closed, or_since: visited, more_than: 7d } }, { happened: { signal: visited, within: 7d } }"
    ),
    (
      "calendar: { every: day }",
      "{ elapsed: { since: visited, or_since: closed, more_than: 7d } }, { not: { happened: visited } }"
    ),
    (
      "calendar: { every: day }",
      "{ elapsed: { since: visited, more_than: 24h } }, { happened: { signal: visited, since: today } }"
    ),
    (
      "calendar: { every: day }",
      "{ elapsed: { since: visited, at_least: 7d } }, { happened: { signal: visited, within: 7d } }"
    ),
  ])
  func whatCanBe(_ trigger: String, _ conditions: String) throws {
    try expectFindings(of: ContradictionRule(), in: spec(trigger, conditions), [])
  }
}

@Test func quietHoursThatNeverBegin() throws {
  try expectFindings(
    of: ContradictionRule(),
    in: #"""
      notispec: 1
      policies:
        quiet_hours:
          from: "22:00"
          to: "08:00"
          when: { all: [{ preference: nights }, { 1️⃣not: { preference: nights } }] }
      preferences: { nights: { type: toggle, default: true } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        sale:
          summary: "Sale."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Sale" } }
      """#,
    [("1️⃣", "The quiet hours never begin: this condition and another one of 'when' exclude each other")])
}
