/// Live Activities, which servers update while they run.
extension ChangeRoster {
  static let activities: [ChangeRule] = [
    ChangeRule("live_activities.*", when: .added),
    ChangeRule(
      "live_activities.*", when: .renamed, if: { $0.change.old?["swift_name"] == $0.change.new?["swift_name"] }
    )
    .keeps(.swift, "Its name in Swift stays the same."),
    ChangeRule("live_activities.*", when: .removed, .renamed)
      .breaks(.swift, "Code that starts or shows the Live Activity '{id}' no longer compiles.")
      .breaks(.inFlight, "Activities that run during the update can no longer be shown or updated."),
    ChangeRule("live_activities", when: .moved),
    ChangeRule("live_activities.*.swift_name")
      .breaks(.swift, "Code that names the type '{old}' no longer compiles.")
      .breaks(.inFlight, "Servers start the activity by the name '{old}', which the app no longer knows."),
    ChangeRule(fields("*"), when: .added, if: isOptional)
      .risks(.swift, "Code that creates the values of '{item}' may omit '{id}'. Check it."),
    ChangeRule(fields("*"), when: .added)
      .breaks(.swift, "Code that creates the values of '{item}' must pass '{id}' before the app compiles again.")
      .breaks(
        .inFlight, "Updates from servers that do not send '{id}' yet cannot be read, and running activities stop."),
    ChangeRule(fields("*"), when: .removed)
      .breaks(.swift, "Code that uses '{id}' no longer compiles.")
      .risks(.inFlight, "Servers still send '{id}'; it is ignored, but older versions of the app need it."),
    ChangeRule(fields("*"), when: .renamed, if: keepsKey)
      .breaks(.swift, "Code that uses '{id}' no longer compiles: it is now '{new}'."),
    ChangeRule(fields("*"), when: .renamed)
      .breaks(.swift, "Code that uses '{id}' no longer compiles: it is now '{new}'.")
      .breaks(.inFlight, "Servers send '{id}', but the app looks for '{new}': running activities stop."),
    ChangeRule(fields("*.enum.*"), when: .added)
      .risks(.swift, "A 'switch' over the values must handle '{id}' before the app compiles again.")
      .risks(.inFlight, "Older versions of the app cannot read an update with '{id}'."),
    ChangeRule(fields("*.enum.*"), when: .removed, .renamed)
      .breaks(.swift, "Code that names '{id}' no longer compiles.")
      .breaks(.inFlight, "An update with '{id}' can no longer be read, and running activities stop."),
    ChangeRule(
      ["live_activities.*.attributes", "live_activities.*.state"] + fields("*.enum") + fields("*.fields"),
      when: .moved
    )
    .risks(.swift, "The order of the values changes, so code that passes them may no longer compile."),
    ChangeRule(fields("*.optional"), when: .added)
      .risks(.swift, "Code that reads the value must handle a missing one."),
    ChangeRule(fields("*.key"), if: keepsKey),
    ChangeRule(fields("*.key"))
      .breaks(.inFlight, "Servers send the value as '{was}', but the app looks for '{is}': running activities stop."),
    ChangeRule(fields("**"))
      .breaks(.swift, "Code that uses the value gets a different type, and no longer compiles.")
      .breaks(.inFlight, "Servers send the value as before, and it is read wrongly or not at all."),
    ChangeRule("live_activities.*.copy.*.*", "live_activities.*.labels.*", when: .added),
    ChangeRule(
      "live_activities.*.copy.**", "live_activities.*.labels.**", "live_activities.*.labels",
      "live_activities.*.copy", when: .removed, .renamed
    )
    .risks(.swift, "Code that shows this text no longer compiles.")
    .risks(.copy, "People see a value without its own text."),
    ChangeRule("live_activities.*.copy.**", "live_activities.*.copy", "live_activities.*.labels"),
    ChangeRule("live_activities.**")
      .risks(.inFlight, "Activities that run during the update behave as before, and new ones differently."),
  ]

  /// The places of fields at the top and one level down.
  private static func fields(_ rest: String) -> [String] {
    ["attributes", "state"].flatMap { ["live_activities.*.\($0).\(rest)", "live_activities.*.\($0).*.fields.\(rest)"] }
  }
}
