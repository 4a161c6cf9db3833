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

  /// What was renamed by its old id, if it says that it was called so.
  static func formerName(in context: ChangeRule.Context) -> String? {
    let change = context.change
    if change.kind == .renamed {
      return change.path.last.map { change.new?.formerIDs.contains($0) ?? false } == true ? "{id}" : nil
    }
    guard change.path == ["app", "id"], let old = change.old?.text else { return nil }
    return context.newSpec?.app.formerly.contains { $0.value == old } == true ? "{old}" : nil
  }

  static func sentence(_ id: String) -> String {
    "What devices have scheduled, shown or stored as '\(id)' stays its, because 'formerly' says so."
  }
}
