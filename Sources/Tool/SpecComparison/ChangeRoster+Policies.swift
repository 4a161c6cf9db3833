/// Rules for all types together, and what is counted.
extension ChangeRoster {
  static let policies: [ChangeRule] = [
    ChangeRule("policies.profiles.*", when: .added),
    ChangeRule("policies.profiles.*", when: .removed, .renamed)
      .breaks(.swift, "Code that asks for the profile '{id}' gets none."),
    ChangeRule("policies.profiles.**", "policies.profiles")
      .risks(
        .dashboards, "People with this profile get a different number of notifications, so counts are not comparable.",
        counting: .notifications
      )
      .risks(.inFlight, "With this profile, what is scheduled is planned again when the updated app first runs."),
    ChangeRule("policies.foreground", "policies.presentation", "policies.presentation.**")
      .risks(.inFlight, "What is due while the app is open is shown differently than before."),
    ChangeRule("policies.clear_badge")
      .risks(.inFlight, "Opening the app now does something else with the badge and with what was delivered."),
    ChangeRule("policies.replaces", "policies.replaces.**")
      .risks(.inFlight, "Other requests than before are removed when the updated app first runs."),
    ChangeRule("policies.slot")
      .risks(
        .dashboards,
        "Notifications are sent at a different time of day, so counts are not comparable with earlier ones.",
        counting: .notifications
      )
      .risks(
        .inFlight,
        "What is scheduled is planned again when the updated app first runs. Until then the old time applies."),
    ChangeRule("policies", "policies.**")
      .risksCounts()
      .risks(
        .inFlight,
        "What is scheduled is planned again when the updated app first runs. Until then the old rule applies."),
  ]

  static let analytics: [ChangeRule] = [
    ChangeRule("analytics", when: .added),
    ChangeRule("analytics", when: .removed)
      .breaks(.swift, "Code that logs these events no longer compiles.")
      .breaks(.dashboards, "Nothing is counted any more.", counting: .anything),
    ChangeRule("analytics.provider")
      .breaks(.dashboards, "The provider is '{new}' instead of '{old}'.", counting: .anything),
    ChangeRule("analytics.events.*", when: .added)
      .risks(.swift, "A 'switch' over all events must handle '{id}' before the app compiles again.")
      .keeps(.dashboards, "There is one more event to count."),
    ChangeRule("analytics.events.*", when: .removed)
      .breaks(.swift, "Code that logs '{id}' no longer compiles.")
      .breaks(.dashboards, "'{id}' is never logged again, so its counts fall to zero."),
    ChangeRule("analytics.events.*", when: .renamed)
      .breaks(.swift, "Code that logs '{id}' no longer compiles: it is now '{new}'.")
      .breaks(.dashboards, "Counts of '{id}' fall to zero, and '{new}' begins at zero."),
    ChangeRule("analytics.events", when: .moved),
    ChangeRule("analytics.events.*.on.*", when: .removed)
      .breaks(.dashboards, "'{item}' is no longer logged at '{id}', so its counts fall."),
    ChangeRule("analytics.events.*.on.*", when: .added)
      .risks(.dashboards, "'{item}' is also logged at '{id}', so its counts rise although nothing more happens."),
    ChangeRule("analytics.events.*.parameters.*", when: .removed, .renamed)
      .breaks(.swift, "Code that logs '{item}' with '{id}' no longer compiles.")
      .breaks(.dashboards, "'{item}' no longer carries '{id}', so charts split by it are empty."),
    ChangeRule("analytics.events.*.parameters.*", when: .added)
      .breaks(.swift, "Code that logs '{item}' must also pass '{id}' before the app compiles again.")
      .keeps(.dashboards, "'{item}' also carries '{id}'."),
    ChangeRule("analytics.events.*.parameters", when: .moved)
      .risks(.swift, "The order of the values changes, so code that logs the event may no longer compile."),
    ChangeRule("analytics.events.*.console")
      .risks(.dashboards, "Anything that reads this line from the console finds a different one."),
    ChangeRule("analytics.events.*.status")
      .risks(.dashboards, "The event is now '{new}', and was '{old}'. Tell the people who count it."),
    ChangeRule("analytics.events.*.**"),
  ]
}
