import Testing

@testable import SpecLint

@Test func namesThatFirebaseDropsAreReported() throws {
  try expectFindings(
    of: AnalyticsNameRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        a: { summary: "A.", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
        a_type_with_a_rather_long_id:
          { summary: "B.", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
      analytics:
        provider: firebase
        events:
          notif_{id}: { on: notification.opened }
          1️⃣notification_{id}: { on: notification.opened }
          2️⃣ga_opened: { on: notification.opened }
          3️⃣session_start: { on: notification.opened }
          4️⃣1st_opened: { on: notification.opened }
          5️⃣opened-twice: { on: notification.opened }
          6️⃣notif_a: { on: notification.fired }
      """,
    [
      (
        "1️⃣",
        "'analytics.events.notification_{id}' becomes 'notification_a_type_with_a_rather_long_id', which has 41 "
          + "characters, but Firebase allows at most 40"
      ),
      ("2️⃣", "'analytics.events.ga_opened' begins with 'ga_', which Firebase keeps for itself"),
      ("3️⃣", "'analytics.events.session_start' is a name that Firebase keeps for itself"),
      ("4️⃣", "'analytics.events.1st_opened' does not begin with a letter, which Firebase requires"),
      (
        "5️⃣",
        "'analytics.events.opened-twice' has characters other than the letters, digits and '_' that Firebase "
          + "allows"
      ),
      ("6️⃣", "'analytics.events.notif_a' is also logged by 'analytics.events.notif_{id}'"),
    ])
}
