/// Buttons of notifications, and settings of the app.
extension ChangeRoster {
  static let categories: [ChangeRule] = [
    ChangeRule("categories.*", when: .added)
      .risks(.swift, "A 'switch' over all categories must handle '{id}' before the app compiles again."),
    ChangeRule("categories.*", when: .renamed, if: { formerName(in: $0) != nil })
      .breaks(.swift, "Code that names the category '{id}' no longer compiles: it is now '{new}'."),
    ChangeRule("categories.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the category '{id}' no longer compiles.")
      .breaks(
        .inFlight, "Notifications of this category that are already out, or come from servers, lose their buttons."),
    ChangeRule("categories", when: .moved),
    ChangeRule("categories.*.identifier")
      .breaks(
        .inFlight, "Notifications with the category '{old}' lose their buttons: those shown, and all from servers."),
    ChangeRule("categories.*.actions.*", when: .added)
      .risks(.swift, "A 'switch' over the actions of '{item}' must handle '{id}' before the app compiles again.")
      .keeps(.copy, "People see one more button."),
    ChangeRule("categories.*.actions.*", when: .renamed).breaksAction(),
    ChangeRule("categories.*.actions.*", when: .removed)
      .breaksAction()
      .keeps(.copy, "People no longer see this button."),
    ChangeRule("categories.*.actions", when: .moved)
      .risks(.copy, "People see the buttons in a different order, and if there is little room only the first two."),
    ChangeRule("categories.*.actions.*.options.*")
      .risks(.inFlight, "The button opens the app, asks to unlock or looks different from before."),
    ChangeRule("categories.*.actions.*.target", "categories.*.actions.*.target.**")
      .risks(.inFlight, "The button opens another screen, even in notifications that are already shown."),
    ChangeRule("categories.*.actions.*.text_input")
      .risks(.swift, "Code that handles the action now gets a text with it, or no longer does.")
      .risks(.copy, "People write an answer where they used to press a button, or the other way round."),
    ChangeRule("categories.*.actions.*.requires.*", when: .added)
      .risks(.inFlight, "Notifications that are already out may lack '{id}', which the button needs."),
    ChangeRule("categories.*.actions.*.snooze", "categories.*.actions.*.snooze.**", "categories.*.actions.*.signal")
      .risks(.inFlight, "The button does something else, even in notifications that are already shown."),
    ChangeRule("categories.*.actions.**"),
    ChangeRule("categories.*.options.custom_dismiss_action", when: .added, .removed)
      .risks(.dashboards, "Dismissed notifications are counted from now on, or no longer.", counting: .dismissals),
    ChangeRule("categories.*.options.*")
      .risks(.inFlight, "Notifications of this category behave differently in the car or with hidden previews."),
    ChangeRule("categories.*.options", "categories.*.test_only"),
  ]

  static let preferences: [ChangeRule] = [
    ChangeRule("preferences.*", when: .added, if: { $0.change.new?["default"]?.form == .flag(false) && steers($0) })
      .risks(.swift, "A 'switch' over all settings must handle '{id}' before the app compiles again.")
      .risks(
        .dashboards,
        "It is off by default, so fewer notifications are sent, and counts are not comparable with earlier ones.",
        counting: .notifications
      )
      .risks(.inFlight, "People get these notifications only if they turn it on."),
    ChangeRule("preferences.*", when: .added)
      .risks(.swift, "A 'switch' over all settings must handle '{id}' before the app compiles again."),
    ChangeRule("preferences.*", when: .renamed, if: { formerName(in: $0) != nil })
      .breaks(.swift, "Code that names the setting '{id}' no longer compiles: it is now '{new}'."),
    ChangeRule("preferences.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the setting '{id}' no longer compiles.")
      .risks(
        .dashboards, "What people chose is forgotten, so the number of notifications changes.", counting: .notifications
      )
      .breaks(.inFlight, "What people chose under '{id}' is forgotten."),
    ChangeRule("preferences", when: .moved),
    ChangeRule("preferences.*.type")
      .breaks(.swift, "Code that reads the setting gets a value of a different type, and no longer compiles.")
      .breaks(.inFlight, "What people chose can no longer be read."),
    ChangeRule("preferences.*.default", if: steers)
      .risksCounts()
      .risks(.inFlight, "People who never touched the setting get '{new}' instead of '{old}'."),
    ChangeRule("preferences.*.default", if: { $0.new[$0.change.path.dropLast() + ["type"]]?.text == "time" })
      .risks(
        .dashboards,
        "Notifications are sent at a different time of day, so counts are not comparable with earlier ones.",
        counting: .notifications
      )
      .risks(.inFlight, "People who never touched the setting get '{new}' instead of '{old}'."),
    ChangeRule(
      "preferences.*.default", "preferences.*.default.*",
      if: { ["weekdays", "times"].contains($0.new[Array($0.change.path.prefix(2)) + ["type"]]?.text) }
    )
    .risksCounts()
    .risks(.inFlight, "People who never touched the setting get notifications on other days or at other times."),
    ChangeRule("preferences.*.default")
      .risks(.inFlight, "People who never touched the setting get '{new}' instead of '{old}'."),
    ChangeRule("preferences.*.at_most", "preferences.*.at_least")
      .risks(.inFlight, "What people chose beyond the new limit stays until they choose again."),
    ChangeRule("preferences.*.controls", "preferences.*.controls.*")
      .risksCounts()
      .risks(.inFlight, "The switch controls different notifications than people were told."),
    ChangeRule("preferences.*.asks_permission")
      .risks(
        .dashboards,
        "People are asked for permission at a different time, so answer rates are not comparable with earlier ones.",
        counting: .answers),
    ChangeRule("preferences.*.swift_name")
      .breaks(.swift, "Code that names the type of the setting no longer compiles."),
    ChangeRule("preferences.*.options.*", when: .added)
      .risks(.swift, "A 'switch' over the options of '{item}' must handle '{id}' before the app compiles again."),
    ChangeRule("preferences.*.options.*", when: .renamed, if: { formerName(in: $0) != nil })
      .breaks(.swift, "Code that names the option '{id}' no longer compiles: it is now '{new}'."),
    ChangeRule("preferences.*.options.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the option '{id}' no longer compiles.")
      .breaks(.inFlight, "People who chose '{id}' get the default, because their choice no longer exists."),
    ChangeRule("preferences.*.options", when: .moved),
    ChangeRule("preferences.*.options.*.every", "preferences.*.options.*.every.**")
      .risksCounts()
      .risks(.inFlight, "People who chose this get their notifications at different intervals."),
    ChangeRule("preferences.*.parent", when: .removed)
      .risksCounts()
      .risks(.inFlight, "The setting no longer depends on '{old}'."),
    ChangeRule("preferences.*.parent")
      .risksCounts()
      .risks(.inFlight, "The setting counts only while '{new}' is on."),
  ]

  static let settingsScreen: [ChangeRule] = [
    ChangeRule("settings_screen", when: .added),
    ChangeRule("settings_screen", when: .removed)
      .breaks(.swift, "Code that names sections or rows of the settings screen no longer compiles."),
    ChangeRule("settings_screen.sections.*", when: .added)
      .risks(.swift, "A 'switch' over all sections must handle '{id}' before the app compiles again.")
      .keeps(.copy, "People see one more section on the settings screen."),
    ChangeRule("settings_screen.sections.*", when: .removed, .renamed)
      .breaks(.swift, "Code that names the section '{id}' no longer compiles."),
    ChangeRule("settings_screen.sections", when: .moved)
      .keeps(.copy, "People see the sections of the settings screen in a different order."),
    ChangeRule("settings_screen.sections.*.rows", when: .moved)
      .keeps(.copy, "People see the settings of the section in a different order."),
    ChangeRule("settings_screen.sections.*.rows.*")
      .keeps(.copy, "People find the setting in another section, or no longer."),
    ChangeRule("settings_screen.sections.*.id"),
  ]

  /// Whether it depends on the setting how many notifications go out: a time moves them, and a choice may be of words.
  private static func steers(_ context: ChangeRule.Context) -> Bool {
    let id = context.change.path[1]
    return [context.old, context.new].contains { model in
      guard let item = model["preferences"]?[id] else { return false }
      return item["controls"] != nil || item["options"]?.children?.contains { $0.node["every"] != nil } == true
        || model["preferences"]?.children?.contains { $0.node["parent"]?.text == id } == true
        || model["notifications"]?.children?.contains { Self.isAsked(id, in: $0.node) } == true
    }
  }

  /// Whether a condition asks for the setting.
  private static func isAsked(_ id: String, in node: ResolvedNode) -> Bool {
    if node["preference"]?[id] != nil { return true }
    switch node.form {
    case .text, .number, .flag: return false
    case .list(let nodes): return nodes.contains { isAsked(id, in: $0) }
    case .map(let members): return members.contains { $0.key != "copy" && isAsked(id, in: $0.node) }
    }
  }
}

extension ChangeRule {
  fileprivate func breaksAction() -> Self {
    breaks(.swift, "Code that names the action '{id}' no longer compiles.")
      .risks(.dashboards, "The action '{id}' is never counted again.", counting: .actions)
      .breaks(.inFlight, "Pressing '{id}' in a notification that is already shown does nothing.")
  }
}
