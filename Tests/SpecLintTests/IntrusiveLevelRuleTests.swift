import Testing

@testable import SpecLint

@Test func whatHappensNowMayBeUrgent() throws {
  try expectFindings(
    of: IntrusiveLevelRule(),
    in: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      signals: { came: {} }
      notifications:
        daily:
          summary: "Every day."
          target: home
          trigger: { after: { signal: came, delay: 1m } }
          interruption_level: time_sensitive
          copy: { body: { en: "Hello" } }
      """,
    [])
}

/// - Parameter rest: Lines of a type that is time-sensitive, by the calendar.
private func expectNoFinding(_ rest: String, settings: String = "") throws {
  try expectFindings(
    of: IntrusiveLevelRule(),
    in: """
      notispec: 1
      signals: { taken: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      preferences:
        dose_time: { type: time, default: "08:00", label: { en: "Time" } }
        \(settings)
      notifications:
        insulin:
          summary: "Time for the insulin."
          target: home
      \(rest.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
          copy: { body: { en: "Time for your medicine" } }
      """, [])
}

@Test func aMedicineAtTheTimePeopleChoseMayBeUrgent() throws {
  try expectNoFinding(
    """
    trigger: { calendar: { every: day, time: { preference: dose_time } } }
    interruption_level: time_sensitive
    """)
}

@Test func aMedicineThatIsNotTakenYetMayBeUrgent() throws {
  try expectNoFinding(
    """
    trigger: { calendar: { every: day, time: "08:00" } }
    conditions: [{ elapsed: { since: taken, more_than: 20h } }]
    interruption_level: time_sensitive
    """)
}

@Test func datesThatASignalBeginsMayBeUrgent() throws {
  try expectNoFinding(
    """
    trigger: { calendar: { every: day, time: "08:00", for: taken } }
    interruption_level: time_sensitive
    """)
  try expectNoFinding(
    """
    trigger: { calendar: { cycle: { on: 21, off: 7, since: taken }, time: "08:00" } }
    interruption_level: time_sensitive
    """)
}

@Test func whatPeopleSwitchOnMayBeUrgent() throws {
  try expectNoFinding(
    """
    trigger: { calendar: { every: day, time: "08:00" } }
    interruption_level: time_sensitive
    """, settings: "insulin_on: { type: toggle, default: false, controls: [insulin], label: { en: \"Insulin\" } }")
}

@Test func ofCriticalAlertsAppleJudges() throws {
  try expectNoFinding(
    """
    trigger: { calendar: { every: day, time: "08:00" } }
    interruption_level: critical
    """)
}
