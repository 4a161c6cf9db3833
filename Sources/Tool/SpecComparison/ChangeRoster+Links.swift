/// Deep links: what taps, mails and web pages rely on.
extension ChangeRoster {
  static let links: [ChangeRule] = [
    ChangeRule("deep_links", when: .added),
    ChangeRule("deep_links", when: .removed)
      .breaks(.swift, "Code that builds or opens links no longer compiles.")
      .breaks(.inFlight, "Links in notifications, mails and web pages no longer open anything."),
    ChangeRule("deep_links.scheme")
      .breaks(.inFlight, "Existing links that begin with '{old}://' no longer open anything."),
    ChangeRule("deep_links.universal", when: .added).keeps(.inFlight, "Links to '{new}' open the app as well."),
    ChangeRule("deep_links.universal").breaks(.inFlight, "Links to '{old}' open the browser instead of the app."),
    ChangeRule("deep_links.targets.*", when: .added)
      .risks(.swift, "A 'switch' over all deep links must handle '{id}' before the app compiles again."),
    ChangeRule("deep_links.targets.*", when: .removed)
      .breaks(.swift, "Code that names the deep link '{id}' no longer compiles.")
      .risks(.dashboards, "The target '{id}' is never counted again.", counting: .targets)
      .breaks(.inFlight, "Notifications and links to '{id}' that are already out lead to no screen."),
    ChangeRule("deep_links.targets.*", when: .renamed)
      .breaks(.swift, "Code that names the deep link '{id}' no longer compiles: it is now '{new}'.")
      .breaks(.dashboards, "The same screen is counted as '{new}' instead of '{id}'.", counting: .targets)
      .breaks(.inFlight, "Notifications that are already out have the target '{id}', which is now unknown."),
    ChangeRule("deep_links.targets", when: .moved),
    ChangeRule("deep_links.targets.*.path", if: keepsOldPath)
      .risks(
        .inFlight, "Links to '{old}' still open the screen, because the old path is an alias. Check its parameters."),
    ChangeRule("deep_links.targets.*.path", if: hasSameEnd)
      .breaks(
        .inFlight,
        "Existing links to '{old}' no longer open their screen. To keep them, put the first part of the old path "
          + "into 'aliases'."),
    ChangeRule("deep_links.targets.*.path")
      .breaks(
        .inFlight,
        "Existing links to '{old}' no longer open their screen. To keep them, add another target with the old "
          + "path, which the app opens on the same screen."),
    ChangeRule("deep_links.targets.*.aliases.*", when: .removed)
      .breaks(.inFlight, "Existing links that begin with '{id}' no longer open anything."),
    ChangeRule("deep_links.targets.*.aliases", "deep_links.targets.*.aliases.*"),
    ChangeRule("deep_links.targets.*.parameters.*", when: .added, if: isOptional)
      .risks(.swift, "Check code that reads the deep link '{item}': '{id}' is new."),
    ChangeRule("deep_links.targets.*.parameters.*", when: .added)
      .breaks(.swift, "Code that builds this deep link must also pass '{id}' before the app compiles again.")
      .breaks(.inFlight, "Existing links lack '{id}', and no longer open anything."),
    ChangeRule("deep_links.targets.*.parameters.*", when: .renamed, if: keepsKey)
      .breaks(.swift, "Code that builds this deep link with '{id}' no longer compiles."),
    ChangeRule("deep_links.targets.*.parameters.*", when: .removed, .renamed)
      .breaks(.swift, "Code that builds this deep link with '{id}' no longer compiles.")
      .risks(.inFlight, "Existing links carry '{id}', which is no longer read."),
    ChangeRule("deep_links.targets.*.parameters", when: .moved)
      .breaks(.swift, "The order of the deep link's values changes, so code that builds it no longer compiles."),
    ChangeRule("deep_links.targets.*.parameters.*.optional", when: .added)
      .risks(.swift, "Code that reads the value from the link must handle a missing one."),
    ChangeRule("deep_links.targets.*.parameters.*.key", if: keepsKey),
    ChangeRule("deep_links.targets.*.parameters.*.key")
      .breaks(.inFlight, "Existing links carry the value under its old name, where it is not found."),
    ChangeRule("deep_links.targets.*.parameters.*.**")
      .breaks(.swift, "Code that builds this deep link passes a value of another type, and no longer compiles.")
      .breaks(.inFlight, "Existing links were made for '{old}', and may no longer open."),
    ChangeRule("deep_links.targets.*.fallback")
      .risks(.inFlight, "A tap on something that is over opens a different screen than before."),
    ChangeRule("deep_links.targets.*.module")
      .risks(.inFlight, "Whether a tap opens the screen depends on different permissions than before."),
  ]

  /// Whether a path that changed is still an alias: the first part of it, as aliases are.
  private static func keepsOldPath(_ context: ChangeRule.Context) -> Bool {
    guard let path = context.change.old?.text,
      let aliases = context.new[Array(context.change.path.dropLast())]?["aliases"]?.children
    else { return false }
    let first = path.split(separator: "/").first.map(String.init)
    return hasSameEnd(context) && aliases.contains { $0.key == first }
  }

  /// Whether an alias could open the old path, as it stands for the first part alone.
  private static func hasSameEnd(_ context: ChangeRule.Context) -> Bool {
    guard let old = context.change.old?.text, let new = context.change.new?.text else { return false }
    return old.split(separator: "/").dropFirst() == new.split(separator: "/").dropFirst()
  }
}
