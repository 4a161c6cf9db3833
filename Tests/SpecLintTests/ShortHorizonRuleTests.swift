import Testing

@testable import SpecLint

@Test func aWeekFitsIntoAFortnight() throws {
  try expectFindings(
    of: ShortHorizonRule(),
    in: #"""
      notispec: 1
      policies: { horizon: 14d }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        summary:
          summary: "Once a month."
          target: home
          trigger: { calendar: { every: week, weekday: sunday } }
          copy: { body: { en: "Your month" } }
      """#, [])
}

/// - Parameter rest: Of the type, the trigger first, with a marker.
private func expectHorizonFindings(_ rest: String, _ messages: [(marker: String, message: String)]) throws {
  try expectFindings(
    of: ShortHorizonRule(),
    in: """
      notispec: 1
      policies: { horizon: 14d }
      signals: { added: {}, opened: {} }
      preferences:
        often:
          type: choice
          default: rarely
          label: { en: "How often" }
          options: { rarely: { every: month, label: { en: "Rarely" } }, daily: { every: day, label: { en: "Daily" } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        back:
          summary: "Asks people back."
          target: home
      \(rest.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
          copy: { body: { en: "Your plants" } }
      """, messages)
}

private func message(_ delay: String, _ needed: String) -> String {
  "'notifications.back' \(delay), but notifications are planned only 14d ahead, while the app runs. People who stay away until then never get it. Write 'horizon: \(needed)' in 'policies' to reach more of them"
}

private func rareMessage(_ delay: String, _ needed: String) -> String {
  "'notifications.back' \(delay), but notifications are planned only 14d ahead, while the app runs. It reaches only people who open the app in the 14d before it is due. Write 'horizon: \(needed)' in 'policies' to reach more of them"
}

@Test func aHorizonOfMoreThanAYearIsNotSuggested() throws {
  try expectHorizonFindings(
    "1️⃣trigger: { after: { signal: added, delay: 500d } }",
    [
      (
        "1️⃣",
        "'notifications.back' is due 500d after 'added', but notifications are planned only 14d ahead, while the app "
          + "runs. People who stay away until then never get it"
      )
    ])
}

@Test func whoStaysAwayIsAWarningAndARareDateANote() throws {
  let policies = "notispec: 1\npolicies: { horizon: 14d }\n"
  let head =
    "deep_links: { scheme: demo, targets: { home: { path: /home } } }\nsignals: { opened: {} }\nnotifications:\n"
  let type = { (id: String, trigger: String) in
    "  \(id): { summary: \"Back.\", target: home, trigger: \(trigger), copy: { body: { en: \"Hi\" } } }\n"
  }
  let spec = try example(
    policies + head + type("away", "{ slot_after: { signal: opened, at_least: 30d } }")
      + type("rare", "{ calendar: { every: month, day: 1 } }"))
  #expect(ShortHorizonRule().check(spec).map(\.severity) == [.warning, .note])
}

@Test func aDelayLongerThanTheHorizonIsFound() throws {
  try expectHorizonFindings(
    "1️⃣trigger: { after: { signal: added, delay: 20d } }",
    [
      ("1️⃣", message("is due 20d after 'added'", "20d"))
    ])
  try expectHorizonFindings(
    "1️⃣trigger: { after: { signal: added, delay: 15d..16d } }",
    [
      ("1️⃣", message("is due 15d after 'added'", "15d"))
    ])
  // Exactly as far as the horizon is planned, and of a window the beginning counts.
  try expectHorizonFindings("trigger: { after: { signal: added, delay: 14d..20d } }", [])
}

@Test func toTheSlotItMayTakeADayMore() throws {
  try expectHorizonFindings(
    "1️⃣trigger: { slot_after: { signal: added, at_least: 14d } }",
    [
      ("1️⃣", message("is due up to 15d after 'added'", "15d"))
    ])
  try expectHorizonFindings("trigger: { slot_after: { signal: added, at_least: 13d } }", [])
}

@Test func everySoManyDaysMayBeTooRare() throws {
  try expectHorizonFindings(
    "1️⃣trigger: { calendar: { every: { days: 30 } } }",
    [
      ("1️⃣", rareMessage("comes about every 30 days", "30d"))
    ])
}

@Test func theRarestOptionOfASettingCounts() throws {
  try expectHorizonFindings(
    "1️⃣trigger: { calendar: { every: { preference: often } } }",
    [
      ("1️⃣", rareMessage("comes about every 31 days", "31d"))
    ])
}

@Test func aConditionMayMakeDatesWaitTooLong() throws {
  try expectHorizonFindings(
    """
    trigger: { calendar: { every: day } }
    conditions: [{ 1️⃣elapsed: { since: opened, more_than: 30d } }]
    """, [("1️⃣", message("waits until 30d have passed since 'opened'", "31d"))])
  // A signal asks in its own moment.
  try expectHorizonFindings(
    """
    trigger: { after: { signal: added, delay: 0m } }
    conditions: [{ elapsed: { since: opened, more_than: 30d } }]
    """, [])
  try expectHorizonFindings(
    """
    trigger: { calendar: { every: day } }
    conditions: [{ not: { elapsed: { since: opened, more_than: 30d } } }, { elapsed: { since: opened, at_least: 13d } }]
    """, [])
}
