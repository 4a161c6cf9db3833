import Testing

@testable import SpecLint

@Test func notificationsMayBePutOff() throws {
  try expectFindings(
    of: LeaveButtonRule(),
    in: #"""
      notispec: 1
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            summary: "Asks."
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" }, secondary: { en: "Not now" } }
      """#, [])
}
