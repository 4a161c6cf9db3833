import Testing

@testable import SpecLint

@Test func theEndOfTheQuietHoursIsNotQuiet() throws {
  try expectFindings(
    of: SlotInQuietHoursRule(),
    in: #"""
      notispec: 1
      policies:
        slot: "08:00"
        quiet_hours: { from: "22:00", to: "08:00", held: drop }
        profiles: { early: { slot: 1️⃣"07:59" } }
      """#,
    [
      (
        "1️⃣",
        "'policies.profiles.early.slot' is 07:59, inside the quiet hours from 22:00 to 08:00: choose another slot, or other quiet hours"
      )
    ])
}

@Test func theQuietHoursAreReportedIfTheSlotIsTheDefault() throws {
  try expectFindings(
    of: SlotInQuietHoursRule(),
    in: #"""
      notispec: 1
      policies:
        1️⃣quiet_hours: { from: "19:00", to: "08:00", held: drop }
      """#,
    [
      (
        "1️⃣",
        "'policies.slot' is 20:00, inside the quiet hours from 19:00 to 08:00: choose another slot, or other quiet hours"
      )
    ])
}

@Test func whatPeopleChooseCountsWithItsDefault() throws {
  try expectFindings(
    of: SlotInQuietHoursRule(),
    in: #"""
      notispec: 1
      preferences: { evening: { type: time, default: "19:00", label: { en: "Quiet from" } } }
      policies:
        slot: 1️⃣"20:00"
        quiet_hours: { from: { preference: evening }, to: "08:00", held: drop }
      """#,
    [
      (
        "1️⃣",
        "'policies.slot' is 20:00, inside the default quiet hours from 19:00 to 08:00: choose another slot, or other quiet hours"
      )
    ])
}

@Test func ofAProfileItsOwnHoursArePointedOut() throws {
  try expectFindings(
    of: SlotInQuietHoursRule(),
    in: #"""
      notispec: 1
      policies:
        slot: "20:00"
        profiles: { early: { 1️⃣quiet_hours: { from: "19:00", to: "08:00", held: drop } } }
      """#,
    [
      (
        "1️⃣",
        "'policies.profiles.early.slot' is 20:00, inside the quiet hours from 19:00 to 08:00: choose another slot, or other quiet hours"
      )
    ])
}
