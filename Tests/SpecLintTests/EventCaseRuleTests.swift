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
          abc: { on: notification.opened }
          1️⃣aBc: { on: notification.fired }
          2️⃣abC: { on: notification.scheduled }
      """#,
    [
      ("1️⃣", "'analytics.events.aBc' and 'abc' differ only in upper and lower case"),
      ("2️⃣", "'analytics.events.abC' and 'aBc' differ only in upper and lower case"),
    ])
}

@Test func namesThatAreOneInSwiftAreReportedOnce() throws {
  try expectFindings(
    of: EventCaseRule(),
    in: #"""
      notispec: 1
      analytics:
        provider: firebase
        events: { a_b: { on: notification.opened }, A_b: { on: notification.fired } }
      """#, [])
}
