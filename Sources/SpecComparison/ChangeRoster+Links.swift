/// Deep links: what taps, mails and web pages rely on.
extension ChangeRoster {
  static let links: [ChangeRule] = [
    ChangeRule("deep_links", when: .added, means: []),
    ChangeRule(
      "deep_links", when: .removed,
      means: [
        .breaks(.swift, "Code that builds or opens links no longer compiles."),
        .breaks(.inFlight, "Links in notifications, mails and pages open nothing any more."),
      ]),
    ChangeRule(
      "deep_links.scheme",
      means: [
        .breaks(.inFlight, "Links that begin with '{old}://' open nothing any more, wherever they stand already.")
      ]),
    ChangeRule(
      "deep_links.universal", when: .added,
      means: [
        .keeps(.inFlight, "Links to '{new}' open the app as well.")
      ]),
    ChangeRule(
      "deep_links.universal",
      means: [
        .breaks(.inFlight, "Links to '{old}' open the browser and no longer the app.")
      ]),
    ChangeRule(
      "deep_links.targets.*", when: .added,
      means: [
        .risks(.swift, "A 'switch' over all deep links must handle '{id}' before the app compiles again.")
      ]),
    ChangeRule(
      "deep_links.targets.*", when: .removed,
      means: [
        .breaks(.swift, "Code that names the deep link '{id}' no longer compiles."),
        .risks(.dashboards, "The target '{id}' is never counted again.", counting: .targets),
        .breaks(.inFlight, "A tap on a notification or link to '{id}' that is out already finds no screen."),
      ]),
    ChangeRule(
      "deep_links.targets.*", when: .renamed,
      means: [
        .breaks(.swift, "Code that names the deep link '{id}' no longer compiles: it is '{new}' now."),
        .breaks(.dashboards, "The same screen is counted as '{new}' and no longer as '{id}'.", counting: .targets),
        .breaks(.inFlight, "Notifications that are out already name the target '{id}', which nobody knows any more."),
      ]),
    ChangeRule("deep_links.targets", when: .moved, means: []),
    ChangeRule(
      "deep_links.targets.*.path", if: keepsOldPath,
      means: [
        .risks(
          .inFlight, "Links to '{old}' still open the screen, because the path stays an alias; check its parameters.")
      ]),
    ChangeRule(
      "deep_links.targets.*.path",
      means: [
        .breaks(.inFlight, "Links to '{old}' that are out already open nothing: keep the old path as an alias.")
      ]),
    ChangeRule(
      "deep_links.targets.*.aliases.*", when: .removed,
      means: [
        .breaks(.inFlight, "Links that begin with '{id}' and are out already open nothing any more.")
      ]),
    ChangeRule("deep_links.targets.*.aliases", "deep_links.targets.*.aliases.*", means: []),
    ChangeRule(
      "deep_links.targets.*.parameters.*", when: .added, if: isOptional,
      means: [
        .risks(.swift, "Code that takes the deep link '{item}' apart should be looked at: '{id}' is new.")
      ]),
    ChangeRule(
      "deep_links.targets.*.parameters.*", when: .added,
      means: [
        .breaks(.swift, "Code that builds this deep link must give '{id}' too before the app compiles again."),
        .breaks(.inFlight, "Links that are out already lack '{id}', and open nothing."),
      ]),
    ChangeRule(
      "deep_links.targets.*.parameters.*", when: .renamed, if: keepsKey,
      means: [.breaks(.swift, "Code that builds this deep link with '{id}' no longer compiles.")]),
    ChangeRule(
      "deep_links.targets.*.parameters.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that builds this deep link with '{id}' no longer compiles."),
        .risks(.inFlight, "Links that are out already carry '{id}', and nobody reads it."),
      ]),
    ChangeRule(
      "deep_links.targets.*.parameters", when: .moved,
      means: [
        .breaks(.swift, "The values of the deep link have another order, so code that builds it no longer compiles.")
      ]),
    ChangeRule(
      "deep_links.targets.*.parameters.*.optional", when: .added,
      means: [
        .risks(.swift, "Code that reads the value from the link must expect that it is missing.")
      ]),
    ChangeRule("deep_links.targets.*.parameters.*.key", if: keepsKey, means: []),
    ChangeRule(
      "deep_links.targets.*.parameters.*.key",
      means: [
        .breaks(.inFlight, "Links that are out already carry the value under its old name, and it is not found.")
      ]),
    ChangeRule(
      "deep_links.targets.*.parameters.*.**",
      means: [
        .breaks(.swift, "Code that builds this deep link gives a value of another kind, and no longer compiles."),
        .breaks(.inFlight, "Links that are out already were made for '{old}', and may not open any more."),
      ]),
    ChangeRule(
      "deep_links.targets.*.fallback",
      means: [
        .risks(.inFlight, "A tap on something that is over opens another screen than before.")
      ]),
    ChangeRule(
      "deep_links.targets.*.module",
      means: [
        .risks(.inFlight, "Whether a tap opens the screen depends on other permissions than before.")
      ]),
  ]

  /// Whether a path that changed is still an alias: the first part of it, as aliases are.
  private static func keepsOldPath(_ context: ChangeRule.Context) -> Bool {
    guard let path = context.change.old?.text,
      let aliases = context.new[Array(context.change.path.dropLast())]?["aliases"]?.children
    else { return false }
    let first = path.split(separator: "/").first.map(String.init)
    return aliases.contains { $0.key == first }
  }
}
