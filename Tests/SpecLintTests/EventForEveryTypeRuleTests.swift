import Testing

@testable import SpecLint

@Suite struct EventForEveryTypeRuleTests {
  private func spec(_ events: String, types: [String] = ["favourite_reopened", "offer"]) -> String {
    let items = types.map { id in
      """
        \(id):
          summary: "A type."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "Hi" } }
      """
    }
    return """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
      \(items.joined(separator: "\n"))
      analytics:
        provider: firebase
        events: { \(events) }
      """
  }

  private let all = "notif_opened: { on: notification.opened, parameters: [type] }, "

  private func named(_ advice: String, _ name: String = "favourite_reopened_opened") -> String {
    "'analytics.events.\(name)' is logged for every type, not only for 'favourite_reopened': \(advice)"
  }

  private func expect(_ text: String, _ message: String) throws {
    try expectFindings(of: EventForEveryTypeRule(), in: text, [("1️⃣", message)])
  }

  @Test func theNameOfATypeInAnEventOfAll() throws {
    try expect(
      spec(all + "1️⃣favourite_reopened_opened: { on: notification.opened }"),
      named("'notif_opened' already logs it, with the type, so remove it"))
    try expect(
      spec("1️⃣favourite_reopened_opened: { on: notification.opened, parameters: [type] }"),
      named("give it a name for all types"))
    try expect(
      spec("1️⃣favourite_reopened_opened: { on: notification.opened }"),
      named("give it a name for all types, and the parameter 'type'"))
    try expect(
      spec(all + "1️⃣tap_favourite_reopened: { on: [notification.dismissed, notification.action] }"),
      named("give it a name for all types, and the parameter 'type'", "tap_favourite_reopened"))
  }

  /// `favourites` is a word for `favourite_reopened`; words of the moments are none.
  @Test func aNameLikeThatOfAType() throws {
    try expect(
      spec("1️⃣tapped_favourites: { on: notification.opened }"),
      named("give it a name for all types, and the parameter 'type'", "tapped_favourites"))
    try expectFindings(
      of: EventForEveryTypeRule(), in: spec("tapped_favourites: { on: notification.opened, parameters: [type] }"), [])
    try expect(
      spec(
        "1️⃣tapped_favourites: { on: notification.opened, parameters: [type] }, "
          + "notif_opened: { on: notification.opened, parameters: [type, target] }"),
      named("'notif_opened' already logs it, with the type, so remove it", "tapped_favourites"))
    try expectFindings(
      of: EventForEveryTypeRule(),
      in: spec("notification_opened: { on: notification.opened }", types: ["notification_tips", "offer"]), [])
  }

  @Test func anEventThatRepeatsAnother() throws {
    let end = ": remove it, or add the parameter 'type'"
    let start = "'analytics.events.streak_opened' is logged at every 'notification.opened', for every type. "
    for parameters in ["", ", parameters: [target]", ", parameters: [date, trigger]"] {
      try expect(
        spec(all + "1️⃣streak_opened: { on: notification.opened\(parameters) }"),
        start + "'notif_opened' already logs it, with the type" + end)
    }
    try expect(
      spec("1️⃣streak_opened: { on: notification.opened }, \"opened_{id}\": { on: notification.opened }"),
      start + "'opened_{id}' already logs it, with the type" + end)
    try expect(
      spec("opened: { on: notification.opened }, 1️⃣streak_opened: { on: notification.opened }"),
      start + "'opened' already logs it" + end)
  }

  @Test(arguments: [
    "streak_opened: { on: notification.opened, parameters: [type] }",
    "streak_opened: { on: notification.opened, parameters: [request] }", "\"opened_{id}\": { on: notification.opened }",
    "tapped: { on: notification.action }", "engaged: { on: [notification.opened, notification.action] }",
    "streak_opened: { on: notification.opened, console: \"Opened\" }", "offers_opened: { on: permission_flow.started }",
  ])
  func whatTellsTypesOrSomethingElse(_ event: String) throws {
    try expectFindings(of: EventForEveryTypeRule(), in: spec(all + event), [])
  }

  @Test func theOnlyTypeIsEveryType() throws {
    try expectFindings(
      of: EventForEveryTypeRule(),
      in: spec("favourite_reopened_opened: { on: notification.opened }", types: ["favourite_reopened"]), [])
  }
}
