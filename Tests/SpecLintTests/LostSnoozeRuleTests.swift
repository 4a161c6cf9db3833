import Testing

@testable import SpecLint

@Test func aSnoozeIsNotLostAtNight() throws {
  func expect(_ held: String, _ type: String, _ category: String, _ messages: [(marker: String, message: String)])
    throws
  {
    try expectFindings(
      of: LostSnoozeRule(),
      in: """
        notispec: 1
        policies: { quiet_hours: { from: "22:00", to: "08:00", held: \(held) } }
        signals: { taken: {} }
        deep_links: { scheme: demo, targets: { home: { path: /home } } }
        categories:
          pill: { actions: [{ id: LATER, title: { en: "Later" }, snooze: 10m }] }
          plain: { actions: [{ id: DONE, title: { en: "Done" }, signal: taken }] }
        notifications:
          2️⃣pill:
            summary: "The pill."
            target: home
            category: \(category)
            \(type)
            trigger: { calendar: { every: day, time: "09:30" } }
            copy: { body: { en: "Your pill" } }
        """, messages)
  }
  let message =
    "'notifications.pill' is lost if 'LATER' puts it off into the quiet hours, because they drop it. Write 'on_quiet: hold', "
    + "and it comes when they end"
  try expect("drop", "priority: 1", "pill", [("2️⃣", message)])
  try expect("release", "on_quiet: 1️⃣drop", "pill", [("1️⃣", message)])
  try expect("drop", "on_quiet: hold", "pill", [])
  try expect("drop", "on_quiet: exempt", "pill", [])
  try expect("release", "priority: 1", "pill", [])
  try expect("drop", "priority: 1", "plain", [])
  // It waits for its window, which has nothing of the night.
  try expect("drop", "window: { from: \"09:00\", to: \"20:00\" }", "pill", [])
}
