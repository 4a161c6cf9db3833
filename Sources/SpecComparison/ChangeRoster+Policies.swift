/// Rules for all types together, and what is counted.
extension ChangeRoster {
  static let policies: [ChangeRule] = [
    ChangeRule("policies.profiles.*", when: .added, means: []),
    ChangeRule(
      "policies.profiles.*", when: .removed, .renamed,
      means: [
        .breaks(.swift, "Code that asks for the profile '{id}' gets none.")
      ]),
    ChangeRule(
      "policies.profiles.**", "policies.profiles",
      means: [
        .risks(
          .dashboards, "People under this profile get another number of notifications, so counts do not compare.",
          counting: .notifications),
        .risks(.inFlight, "Under this profile, what is scheduled is planned anew when the updated app first runs."),
      ]),
    ChangeRule(
      "policies.foreground", "policies.presentation", "policies.presentation.**",
      means: [
        .risks(.inFlight, "What comes due while the app is open shows differently than before.")
      ]),
    ChangeRule(
      "policies.slot",
      means: [
        .risks(
          .dashboards, "Notifications go out at another time of day, so counts do not compare with those before.",
          counting: .notifications),
        .risks(
          .inFlight, "What is scheduled is planned anew when the updated app first runs; until then the old time holds."
        ),
      ]),
    ChangeRule(
      "policies", "policies.**",
      means: [
        anotherNumber,
        .risks(
          .inFlight, "What is scheduled is planned anew when the updated app first runs; until then the old rule holds."
        ),
      ]),
  ]

  static let analytics: [ChangeRule] = [
    ChangeRule("analytics", when: .added, means: []),
    ChangeRule(
      "analytics", when: .removed,
      means: [
        .breaks(.swift, "Code that logs these events no longer compiles."),
        .breaks(.dashboards, "Nothing is counted any more.", counting: .anything),
      ]),
    ChangeRule(
      "analytics.provider",
      means: [
        .breaks(.dashboards, "Events arrive at '{new}' and no longer at '{old}'.", counting: .anything)
      ]),
    ChangeRule(
      "analytics.events.*", when: .added,
      means: [
        .risks(.swift, "A 'switch' over all events must handle '{id}' before the app compiles again."),
        .keeps(.dashboards, "There is an event more to count."),
      ]),
    ChangeRule(
      "analytics.events.*", when: .removed,
      means: [
        .breaks(.swift, "Code that logs '{id}' no longer compiles."),
        .breaks(.dashboards, "'{id}' is never logged again, so what counts it falls to zero."),
      ]),
    ChangeRule(
      "analytics.events.*", when: .renamed,
      means: [
        .breaks(.swift, "Code that logs '{id}' no longer compiles: it is '{new}' now."),
        .breaks(.dashboards, "What counts '{id}' falls to zero, and '{new}' begins at zero."),
      ]),
    ChangeRule("analytics.events", when: .moved, means: []),
    ChangeRule(
      "analytics.events.*.on.*", when: .removed,
      means: [
        .breaks(.dashboards, "'{item}' is no longer logged at '{id}', so its counts fall.")
      ]),
    ChangeRule(
      "analytics.events.*.on.*", when: .added,
      means: [
        .risks(.dashboards, "'{item}' is logged at '{id}' as well, so its counts rise without more happening.")
      ]),
    ChangeRule(
      "analytics.events.*.parameters.*", when: .removed,
      means: [
        .breaks(.swift, "Code that logs '{item}' with '{id}' no longer compiles."),
        .breaks(.dashboards, "'{item}' no longer carries '{id}', so what is split by it shows nothing."),
      ]),
    ChangeRule(
      "analytics.events.*.parameters.*", when: .added,
      means: [
        .breaks(.swift, "Code that logs '{item}' must give '{id}' too before the app compiles again."),
        .keeps(.dashboards, "'{item}' carries '{id}' as well."),
      ]),
    ChangeRule(
      "analytics.events.*.parameters", when: .moved,
      means: [
        .risks(.swift, "Values have another order, so code that logs the event may no longer compile.")
      ]),
    ChangeRule(
      "analytics.events.*.console",
      means: [
        .risks(.dashboards, "Whatever reads the line from the console finds another one.")
      ]),
    ChangeRule(
      "analytics.events.*.status",
      means: [
        .risks(.dashboards, "The event is '{new}' now, and was '{old}': who counts it should know.")
      ]),
    ChangeRule("analytics.events.*.**", means: []),
  ]
}
