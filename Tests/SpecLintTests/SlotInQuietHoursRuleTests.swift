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
        profiles: { 1️⃣early: { slot: "07:59" } }
      """#, [("1️⃣", "'policies.profiles.early.slot' is 07:59, inside the quiet hours from 22:00 to 08:00")])
}
