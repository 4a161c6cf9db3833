/// Live Activities, which servers update while they run.
extension ChangeRoster {
  static let activities: [ChangeRule] = [
    ChangeRule("live_activities.*", when: .added, means: []),
    ChangeRule(
      "live_activities.*", when: .renamed, if: { $0.change.old?["swift_name"] == $0.change.new?["swift_name"] },
      means: [.keeps(.swift, "Its name in Swift stays.")]),
    ChangeRule(
      "live_activities.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that starts or shows the Live Activity '{id}' no longer compiles."),
        .breaks(.inFlight, "Activities that run during the update cannot be shown or updated any more."),
      ]),
    ChangeRule("live_activities", when: .moved, means: []),
    ChangeRule(
      "live_activities.*.swift_name",
      means: [
        .breaks(.swift, "Code that names the type '{old}' no longer compiles."),
        .breaks(.inFlight, "Servers start the activity by the name '{old}', which no app knows any more."),
      ]),
    ChangeRule(
      fields("*"), when: .added, if: isOptional,
      means: [
        .risks(.swift, "Code that makes the values of '{item}' may leave '{id}' out, and should be looked at.")
      ]),
    ChangeRule(
      fields("*"), when: .added,
      means: [
        .breaks(.swift, "Code that makes the values of '{item}' must give '{id}' before the app compiles again."),
        .breaks(
          .inFlight, "Updates from servers that do not send '{id}' yet cannot be read, and running activities stop."),
      ]),
    ChangeRule(
      fields("*"), when: .removed,
      means: [
        .breaks(.swift, "Code that uses '{id}' no longer compiles."),
        .risks(.inFlight, "Servers still send '{id}'; it is ignored, but older versions of the app need it."),
      ]),
    ChangeRule(
      fields("*"), when: .renamed, if: keepsKey,
      means: [.breaks(.swift, "Code that uses '{id}' no longer compiles: it is '{new}' now.")]),
    ChangeRule(
      fields("*"), when: .renamed,
      means: [
        .breaks(.swift, "Code that uses '{id}' no longer compiles: it is '{new}' now."),
        .breaks(.inFlight, "Servers send '{id}', and the app looks for '{new}': running activities stop."),
      ]),
    ChangeRule(
      fields("*.enum.*"), when: .added,
      means: [
        .risks(.swift, "A 'switch' over the values must handle '{id}' before the app compiles again."),
        .risks(.inFlight, "Older versions of the app cannot read an update with '{id}'."),
      ]),
    ChangeRule(
      fields("*.enum.*"), when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that names '{id}' no longer compiles."),
        .breaks(.inFlight, "An update with '{id}' cannot be read any more, and running activities stop."),
      ]),
    ChangeRule(
      ["live_activities.*.attributes", "live_activities.*.state"] + fields("*.enum") + fields("*.fields"),
      when: .moved, means: [.risks(.swift, "Values have another order, so code that gives them may no longer compile.")]
    ),
    ChangeRule(
      fields("*.optional"), when: .added,
      means: [
        .risks(.swift, "Code that reads the value must expect that it is missing.")
      ]),
    ChangeRule(fields("*.key"), if: keepsKey, means: []),
    ChangeRule(
      fields("*.key"),
      means: [
        .breaks(.inFlight, "Servers send the value as '{was}', and the app looks for '{is}': running activities stop.")
      ]),
    ChangeRule(
      fields("**"),
      means: [
        .breaks(.swift, "Code that uses the value gets another kind of it, and no longer compiles."),
        .breaks(.inFlight, "Servers send the value as it was before, and it is read wrongly or not at all."),
      ]),
    ChangeRule("live_activities.*.copy.*.*", "live_activities.*.labels.*", when: .added, means: []),
    ChangeRule(
      "live_activities.*.copy.**", "live_activities.*.labels.**", "live_activities.*.labels",
      "live_activities.*.copy", when: .removed, .renamed,
      means: [
        .risks(.swift, "Code that shows this text no longer compiles."),
        .risks(.copy, "People see a value without a text of its own."),
      ]),
    ChangeRule("live_activities.*.copy.**", "live_activities.*.copy", "live_activities.*.labels", means: []),
    ChangeRule(
      "live_activities.**",
      means: [
        .risks(.inFlight, "Activities that run during the update behave as before, and new ones differently.")
      ]),
  ]

  /// The places of fields at the top and one level down.
  private static func fields(_ rest: String) -> [String] {
    ["attributes", "state"].flatMap { ["live_activities.*.\($0).\(rest)", "live_activities.*.\($0).*.fields.\(rest)"] }
  }
}
