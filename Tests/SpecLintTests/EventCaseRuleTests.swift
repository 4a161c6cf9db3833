import Testing

@testable import SpecLint

@Test func threeSpellingsAreTwoFindings() throws {
  try expectFindings(
    of: EventCaseRule(),
    in: #"""
      notispec: 1
      analytics:
        provider: firebase
        events:
          a_b: { on: notification.opened }
          1️⃣A_b: { on: notification.fired }
          2️⃣a_B: { on: notification.scheduled }
      """#,
    [
      ("1️⃣", "'analytics.events.A_b' and 'a_b' differ only in capital letters"),
      ("2️⃣", "'analytics.events.a_B' and 'A_b' differ only in capital letters"),
    ])
}
