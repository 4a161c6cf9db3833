import NotificationScheduling
import NotificationTerms
import Testing

@testable import SystemNotifications

/// What waits, has come and is followed when its trigger is called otherwise in an update.
@Suite struct TriggersAtUpdateTests {
  private static let after = ["trigger: { after: { signal: left, delay: 1h } }"]

  private func app(_ lines: [String], _ sections: String = "policies: { slot: \"18:00\" }") -> AppVersionRules {
    AppVersionRules(sections: sections, types: ["basket": lines])
  }

  /// Somebody who is not here at the update.
  @Test func whatWaitsForAnotherUserGoesOn() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(Self.after))
    await first.handle(.signedIn("alice"))
    await first.report("left", item: "a")
    await first.handle(.signedOut)
    let second = try await phone.start(app(["per: item"] + Self.after))
    await second.handle(.signedIn("alice"))
    #expect(await phone.pending == ["shop.basket.a.1 2026-03-02 10:00"])
    // The same once more.
    await second.report("left", item: "a")
    #expect(await phone.pending == ["shop.basket.a.1 2026-03-02 10:00"])
  }

  @Test func aDateThatTheNightHoldsForAnotherUserGoesOn() async throws {
    let night = "policies: { quiet_hours: { from: \"22:00\", to: \"08:00\", held: release } }"
    let late = "{ calendar: { every: day, time: \"23:00\" } }"
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(["trigger: \(late)"], night))
    await first.handle(.signedIn("alice"))
    try await phone.sleep(until: "2026-03-02 23:30")
    await phone.center.enterForeground()
    await first.handle(.signedOut)
    let noon = ["triggers:", "  late: \(late)", "  noon: { calendar: { every: day, time: \"12:00\" } }"]
    let second = try await phone.start(app(noon, night))
    await second.handle(.signedIn("alice"))
    try await phone.sleep(until: "2026-03-03 13:00")
    #expect(await phone.center.delivered.map { $0.at.suffix(5) } == ["08:00", "12:00"])
  }
}
