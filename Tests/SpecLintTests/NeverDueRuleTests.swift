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
