import Testing

@testable import SpecLint

@Test func aLineOfTheConsoleCountsNothing() throws {
  try expectFindings(
    of: UncountedOpeningRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        1️⃣daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      analytics:
        provider: firebase
        events:
          opened: { on: notification.opened, parameters: [type], console: "Opened {type}" }
      """#,
    [
      (
        "1️⃣",
        "Nothing counts how often 'notifications.daily' is opened: add an event with 'on: notification.opened'"
      )
    ])
}

@Test func anAppThatCountsNothingIsLeftAlone() throws {
  try expectFindings(
    of: UncountedOpeningRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      analytics:
        provider: none
        events:
          planned: { on: notification.scheduled }
      """#, [])
}

@Test func aCopiedHookIsNamed() throws {
  try expectFindings(
    of: UncountedOpeningRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      analytics:
        provider: firebase
        events:
          push_shown: { on: notification.fired, parameters: [type] }
          push_opened: { on: 1️⃣notification.fired, parameters: [type, plan] }
      """#,
    [
      (
        "1️⃣",
        "Nothing counts how often notifications are opened, and 'push_opened' has 'notification.fired': did you mean "
          + "'notification.opened'?"
      )
    ])
}
