import Testing

@testable import SpecLint

@Test func aTypeWithoutAPurposeIsNotAnnounced() throws {
  try expectFindings(
    of: UnannouncedPurposeRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            purposes: [cleaning_reminders]
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      notifications:
        1️⃣daily:
          summary: "Daily."
          target: home
          priority: 10
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily' has no 'purpose', but people agree to 'cleaning_reminders': name this one, or "
          + "announce another"
      )
    ])
}

@Test func nothingIsAskedWhereNoPurposeIsAnnounced() throws {
  try expectFindings(
    of: UnannouncedPurposeRule(),
    in: #"""
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: notifications
            permission: notifications
            optional: true
            screen: { id: ask, title: { en: "Stay informed" }, primary: { en: "Continue" } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          priority: 10
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
      """#, [])
}
