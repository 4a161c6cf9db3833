/// `formerly`: whose what devices have under an old id is.
extension ChangeRoster {
  static let former: [ChangeRule] = [
    ChangeRule(places("formerly"), when: .added).keeps(.inFlight, "What devices have under its old id is its."),
    ChangeRule(places("formerly.*"), when: .added).keeps(.inFlight, sentence("{id}")),
    ChangeRule(places("formerly"), when: .removed)
      .risks(.inFlight, "What devices still have under its old id is not recognized any more."),
    ChangeRule(places("formerly.*"), when: .removed)
      .risks(.inFlight, "What devices still have under '{id}' is not recognized any more."),
    ChangeRule(places("formerly") + places("formerly.*"), when: .moved),
  ]

  private static func places(_ end: String) -> [String] {
    [
      "app", "notifications.*", "signals.*", "deep_links.targets.*", "preferences.*", "preferences.*.options.*",
      "categories.*", "categories.*.actions.*",
    ].map { "\($0).\(end)" }
  }

  /// Whether what was renamed says what it was.
  static func saysFormerly(_ context: ChangeRule.Context) -> Bool {
    let ids = context.change.new?["formerly"]?.children?.compactMap(\.node.text) ?? []
    return context.change.path.last.map(ids.contains) ?? false
  }

  static func keepsFormerApp(_ context: ChangeRule.Context) -> Bool {
    context.newSpec?.app.formerly.contains { $0.value == context.change.old?.text } ?? false
  }

  static func sentence(_ id: String) -> String {
    "What devices have scheduled, shown or stored as '\(id)' stays its, because 'formerly' says so."
  }
}

extension ChangeRule {
  func keepsFormer() -> Self { keeps(.inFlight, ChangeRoster.sentence("{id}")) }
}
