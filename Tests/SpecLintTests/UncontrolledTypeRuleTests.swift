import Testing

@testable import SpecLint

@Test func aConditionOnASwitchIsASwitch() throws {
  try expectFindings(
    of: UncontrolledTypeRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        reminders: { type: toggle, default: true, controls: [daily] }
        news_enabled: { type: toggle, default: true }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Hi" } }
        news:
          summary: "News."
          target: home
          trigger: { calendar: { every: day } }
          conditions: [{ preference: news_enabled }]
          copy: { body: { en: "There is news" } }
      """#, [])
}

@Test func anAppWithoutSwitchesIsLeftAlone() throws {
  try expectFindings(
    of: UncontrolledTypeRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences: { time: { type: time, default: "20:00" } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: { preference: time } } }
          copy: { body: { en: "Hi" } }
      """#, [])
}
