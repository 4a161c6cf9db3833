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

@Test func conditionsExcludeArms() throws {
  func check(_ conditions: String, _ marks: [(String, String)], _ arms: String) throws {
    try expectFindings(
      of: UnreachableVariantRule(),
      in: """
        notispec: 1
        signals: { visited: {} }
        experiments: { wording: { energy: 45, play: 45, none: 10 } }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        notifications:
          daily:
            summary: "Daily."
            target: home
            trigger: { calendar: { every: day } }
            conditions: [\(conditions)]
            copy: { body: { variants: { choose: { experiment: wording }, \(arms) } } }
        """, marks)
  }
  func message(_ arm: String) -> String {
    "'notifications.daily.copy.body' is never shown as '\(arm)': the conditions exclude this arm of 'wording'"
  }
  let arms = "energy: { en: \"Up\" }, 1️⃣play: { en: \"Play\" }, 2️⃣none: { en: \"Hi\" }"
  let unmarked = arms.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
  let energy = "{ experiment: { id: wording, is: energy } }"
  let play = "{ experiment: { id: wording, is: play } }"
  try check(energy, [("1️⃣", message("play")), ("2️⃣", message("none"))], arms)
  try check(
    "{ any: [\(energy), \(play)] }", [("2️⃣", message("none"))], arms.replacing("1️⃣", with: ""))
  try check("{ any: [\(energy), { happened: visited }] }", [], unmarked)
  try check("", [], unmarked)
}
