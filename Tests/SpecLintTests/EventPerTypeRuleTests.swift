import Testing

@testable import SpecLint

@Test func aPlainNameIsOneName() throws {
  try expectFindings(
    of: EventPerTypeRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { body: { en: "Hi" } }
      analytics:
        provider: firebase
        events:
          opened: { on: notification.opened }
          line_{id}: { on: notification.opened, console: "Opened {type}", parameters: [type] }
      """#, [])
}
