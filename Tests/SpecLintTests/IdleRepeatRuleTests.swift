import Testing

@testable import SpecLint

@Test func aPauseOfTheSameLengthKeepsADeferredOneApart() throws {
  try expectFindings(
    of: IdleRepeatRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: week, weekday: sunday } }
          repeat_after: { days: 7 }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}

@Test func twoTriggersMayMeet() throws {
  try expectFindings(
    of: IdleRepeatRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          triggers: { a: { calendar: { every: week, weekday: sunday } }, b: { calendar: { every: week, weekday: monday } } }
          repeat_after: { days: 3 }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
