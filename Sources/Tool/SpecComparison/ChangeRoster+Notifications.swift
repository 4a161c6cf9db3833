/// Types of notifications: what is sent, when, and where a tap leads.
extension ChangeRoster {
  static let notifications: [ChangeRule] = [
    ChangeRule("notifications.*", when: .added)
      .risks(.swift, "A 'switch' over all notification types must handle '{id}' before the app compiles again.")
      .keeps(.dashboards, "'{id}' appears as a new value of 'type'.", counting: .types)
      .keeps(.dashboards, "More notifications are counted than before.", counting: .notifications)
      .keeps(.copy, "People get a notification that they did not get before."),
    ChangeRule("notifications.*", when: .removed, if: { $0.change.old?["push"] != nil })
      .breaks(.swift, "Code that names the type '{id}' no longer compiles.")
      .breaks(.dashboards, "No event is ever logged for '{id}' again, so its counts fall to zero.", counting: .types)
      .risksFewer()
      .breaks(.inFlight, "Servers still send it, and a tap on one that is shown opens nothing.")
      .keeps(.copy, "People no longer get this notification."),
    ChangeRule("notifications.*", when: .removed)
      .breaks(.swift, "Code that names the type '{id}' no longer compiles.")
      .breaks(.dashboards, "No event is ever logged for '{id}' again, so its counts fall to zero.", counting: .types)
      .risksFewer()
      .breaks(.inFlight, "Scheduled ones are removed with the update, and a tap on one that is shown opens nothing.")
      .keeps(.copy, "People no longer get this notification."),
    ChangeRule("notifications.*", when: .renamed)
      .breaks(.swift, "Code that names the type '{id}' no longer compiles: it is now '{new}'.")
      .breaks(.dashboards, "The same notification is counted as '{new}' instead of '{id}'.", counting: .types)
      .breaks(
        .inFlight,
        "What is scheduled or shown as '{id}' is not recognized: it is removed, or a tap on it opens nothing."),
    ChangeRule("notifications", when: .moved)
      .risks(.inFlight, "Of two types with the same priority, the first one in the file comes first."),
    ChangeRule("notifications.*.target")
      .risks(.dashboards, "Openings are counted for the target '{new}' instead of '{old}'.", counting: .targets)
      .risks(.inFlight, "Notifications that are already out open '{new}' too, whatever their text promised."),
    ChangeRule("notifications.*.target.**")
      .risks(.inFlight, "What the screen gets changes, also from notifications that are already out."),
    ChangeRule("notifications.*.triggers.*", when: .renamed)
      .breaks(.dashboards, "The trigger is counted as '{new}' instead of '{id}'.", counting: .triggers)
      .risks(.inFlight, "What waits under '{id}' is planned again with the update."),
    ChangeRule("notifications.*.triggers.*", when: .removed)
      .risks(.dashboards, "The trigger '{id}' is never counted again.", counting: .triggers)
      .risksFewer()
      .risks(.inFlight, "What is scheduled by '{id}' is removed when the updated app first runs."),
    ChangeRule("notifications.*.triggers.*", when: .added)
      .risks(
        .dashboards, "More notifications are sent, so counts are not comparable with earlier ones.",
        counting: .notifications
      )
      .keeps(.inFlight, "What is already scheduled stays."),
    ChangeRule("notifications.*.triggers", when: .moved),
    ChangeRule(
      "notifications.*.triggers.**", "notifications.*.conditions", "notifications.*.conditions.**",
      "notifications.*.repeat_after.**"
    )
    .risksCounts()
    .risks(.inFlight, "Until the updated app first runs, what is scheduled follows the old rule."),
    ChangeRule("notifications.*.repeat_after").risksCounts(),
    ChangeRule("notifications.*.arguments.*", when: .added, if: isOptional)
      .risks(.swift, "Check code that asks for the texts of '{item}': '{id}' is new."),
    ChangeRule("notifications.*.arguments.*", when: .added)
      .breaks(.swift, "Code that asks for the texts of '{item}' must pass '{id}' before the app compiles again.")
      .risks(.inFlight, "What is already scheduled or sent does not carry '{id}', so its text cannot be filled."),
    ChangeRule("notifications.*.arguments.*", when: .removed, .renamed)
      .breaks(.swift, "Code that asks for the texts of '{item}' with '{id}' no longer compiles.")
      .risks(.inFlight, "What is already scheduled or sent still carries '{id}'."),
    ChangeRule("notifications.*.arguments.*.key", if: keepsKey),
    ChangeRule("notifications.*.arguments.*.key")
      .breaks(.swift, "Code that names the payload key '{was}' no longer compiles: it is now '{is}'.")
      .breaks(
        .inFlight, "What is already scheduled or sent carries the value as '{was}', but the app looks for '{is}'."),
    ChangeRule(
      "notifications.*.arguments.*.currency", "notifications.*.arguments.*.currency.**",
      "notifications.*.arguments.*.style", "notifications.*.arguments.*.zone", "notifications.*.arguments.*.zone.**"
    )
    .keeps(.copy, "The text says '{item}' in another way."),
    ChangeRule("notifications.*.arguments.*.enum", when: .moved),
    ChangeRule("notifications.*.arguments.*.enum", "notifications.*.arguments.*.enum.**", when: .removed)
      .risks(.copy, "Where an app still passes that word, people see the first variant."),
    ChangeRule("notifications.*.arguments.*.enum", "notifications.*.arguments.*.enum.**")
      .keeps(.copy, "Variants of the texts can be named after other words."),
    ChangeRule("notifications.*.arguments.*.from", "notifications.*.arguments.*.from.**")
      .risksCounts()
      .risks(.inFlight, "Until the updated app first runs, what is scheduled says the old value."),
    ChangeRule("notifications.*.arguments.*.default", when: .added, .removed)
      .breaks(.swift, "Code that asks for the texts of '{item}' passes a value that may be missing, or no longer may.")
      .risksCounts(),
    ChangeRule("notifications.*.arguments", when: .moved)
      .breaks(.swift, "The order of the text's values changes, so code that passes them no longer compiles."),
    ChangeRule("notifications.*.arguments.**")
      .breaks(
        .swift, "Code that asks for the texts of '{item}' passes a value of another type, and no longer compiles."
      )
      .risks(.inFlight, "What is already scheduled or sent carries a value of another type."),
    ChangeRule("notifications.*.expires")
      .risksCounts()
      .risks(.inFlight, "The type ends on a different day than people were told."),
    ChangeRule("notifications.*", when: .moved),
  ]

  /// What a notification carries besides its texts, and how APNs handles it.
  static let content: [ChangeRule] = [
    ChangeRule("notifications.*.category")
      .risks(.inFlight, "Notifications that are already shown keep the buttons they have."),
    ChangeRule("notifications.*.thread")
      .risks(.inFlight, "New notifications do not join the group of those that are already shown."),
    ChangeRule(
      "notifications.*.badge", "notifications.*.badge.**", "notifications.*.relevance", "notifications.*.sound",
      "notifications.*.sound.**", "notifications.*.attachments", "notifications.*.attachments.**"
    )
    .keeps(.inFlight, "What is scheduled gets it when the updated app first runs."),
    ChangeRule("notifications.*.push", when: .added)
      .risks(.inFlight, "A server must send it now. Until it does, people do not get it."),
    ChangeRule("notifications.*.push", when: .removed)
      .breaks(.inFlight, "Servers still send it, and the app no longer expects it."),
    ChangeRule("notifications.*.push.data.*", when: .added, if: isOptional)
      .keeps(.inFlight, "Servers may send '{id}', but do not have to."),
    ChangeRule("notifications.*.push.data.*", when: .added)
      .breaks(.inFlight, "The app expects '{id}' in every push, but existing servers do not send it yet."),
    ChangeRule("notifications.*.push.data.*", when: .renamed, if: keepsKey),
    ChangeRule("notifications.*.push.data.*", when: .removed, .renamed)
      .breaks(.swift, "Code that reads '{id}' from the push no longer compiles.")
      .breaks(.inFlight, "Servers send '{id}', but the app no longer reads it."),
    ChangeRule("notifications.*.push.data.*.optional", when: .added)
      .risks(.swift, "Code that reads the value must handle a missing one."),
    ChangeRule("notifications.*.push.data", when: .moved),
    ChangeRule("notifications.*.push.data.*.key", if: keepsKey),
    ChangeRule("notifications.*.push.data.*.key")
      .breaks(.swift, "Code that names the payload key '{was}' no longer compiles: it is now '{is}'.")
      .breaks(.inFlight, "Servers send the value as '{was}', but the app looks for '{is}'."),
    ChangeRule("notifications.*.push.data.**")
      .breaks(.swift, "Code that reads the value gets a different type, and no longer compiles.")
      .breaks(.inFlight, "Servers send a value of a different type than the app expects."),
    ChangeRule("notifications.*.push.collapse_id")
      .risks(.inFlight, "The next push does not replace one that is shown under the old name: people see both."),
    ChangeRule("notifications.*.push.**")
      .risks(.inFlight, "Servers must send it differently from the day of the release."),
  ]
}

extension ChangeRule {
  /// What everything means that makes more or fewer notifications go out.
  func risksCounts() -> Self {
    risks(
      .dashboards, "The number of notifications changes, so counts are not comparable with earlier ones.",
      counting: .notifications)
  }

  fileprivate func risksFewer() -> Self {
    risks(
      .dashboards, "Fewer notifications are sent, so counts are not comparable with earlier ones.",
      counting: .notifications)
  }
}
