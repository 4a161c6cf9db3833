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
