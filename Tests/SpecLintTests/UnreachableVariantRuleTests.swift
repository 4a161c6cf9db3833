import Testing

@testable import SpecLint

@Test func aParentAndAConditionDecideToo() throws {
  try expectFindings(
    of: UnreachableVariantRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        master: { type: toggle, default: true }
        reminders: { type: toggle, default: true, parent: master, controls: [daily] }
        quiet: { type: toggle, default: true }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          conditions: [{ all: [{ not: { preference: quiet } }] }]
          copy:
            title: { variants: { choose: { preference: quiet }, 1️⃣on: { en: "Hush" }, off: { en: "Hello" } } }
            body: { variants: { choose: { preference: master }, on: { en: "Tidy" }, 2️⃣off: { en: "Never" } } }
      """#,
    [
      ("1️⃣", "'notifications.daily.copy.title' is never shown as 'on': the type is sent only while 'quiet' is off"),
      ("2️⃣", "'notifications.daily.copy.body' is never shown as 'off': the type is sent only while 'master' is on"),
    ])
}

@Test func anyOfSeveralConditionsDecidesNothing() throws {
  try expectFindings(
    of: UnreachableVariantRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences: { quiet: { type: toggle, default: true }, short: { type: toggle, default: true } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          conditions: [{ any: [{ preference: quiet }, { preference: short }] }]
          copy: { body: { variants: { choose: { preference: quiet }, on: { en: "Hush" }, off: { en: "Hello" } } } }
      """#, [])
}
