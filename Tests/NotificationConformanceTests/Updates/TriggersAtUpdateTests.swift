import NotificationScheduling
import NotificationTerms
import Testing

@testable import SystemNotifications

/// What waits, has come and is followed when its trigger is called otherwise in an update.
@Suite struct TriggersAtUpdateTests {
  private static let after = ["trigger: { after: { signal: left, delay: 1h } }"]
  private static let slot = ["trigger: { slot_after: { signal: left, at_least: 2h } }"]
  private static let named = ["triggers:", "  hour: { after: { signal: left, delay: 1h } }"]
  private static let two = named + ["  day: { after: { signal: bought, delay: 24h } }"]
  private static let both = named + ["  day: { after: { signal: left, delay: 24h } }"]

  private func app(_ lines: [String], _ sections: String = "policies: { slot: \"18:00\" }") -> AppVersionRules {
    AppVersionRules(sections: sections, types: ["basket": lines])
  }

  @Test(arguments: [
    (Self.after, Self.named, "10"), (Self.after, Self.two, "10"), (Self.named, Self.after, "10"),
    (Self.two, Self.after, "10"), (Self.both, Self.after, "10"), (Self.after, Self.slot, "18"),
  ])
  func whatWaitsGoesOn(_ before: [String], _ now: [String], _ hour: String) async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(before))
    await first.report("left")
    _ = try await phone.start(app(now))
    #expect(await phone.pending == ["shop.basket.1 2026-03-02 \(hour):00"])
  }

  /// One of several that is gone is none of the others.
  @Test func whatIsGoneIsRemoved() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(Self.both))
    await first.report("left")
    #expect(await phone.pending.count == 2)
    _ = try await phone.start(app(Self.named))
    #expect(await phone.pending == ["shop.basket.1 2026-03-02 10:00"])
    _ = try await phone.start(AppVersionRules(types: ["news": Self.after]))
    #expect(await phone.pending == [])
  }

  @Test func whatHasComeIsFollowed() async throws {
    let follow = ["follow_up: { every: 30m, times: 2 }"]
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(follow + Self.after))
    await first.report("left")
    try await phone.sleep(until: "2026-03-02 10:01")
    _ = try await phone.start(app(follow + Self.two), inFront: false)
    #expect(await phone.pending == ["shop.basket.1+1 2026-03-02 10:30", "shop.basket.1+2 2026-03-02 11:00"])
  }

  /// Half past nine had its reminder.
  @Test func anInstantThatHadItsReminderIsTheSame() async throws {
    let at = "{ at: { signal: left, parameter: at, before: 30m } }"
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(["trigger: \(at)"]))
    await first.report("left", at: 1_772_442_000_000)
    try await phone.sleep(until: "2026-03-02 09:31")
    #expect(await phone.center.delivered.count == 1)
    await phone.center.setClock(by: .minutes(-20))
    let second = try await phone.start(app(["triggers:", "  soon: \(at)"]))
    await second.report("left", at: 1_772_442_000_000)
    #expect(await phone.pending == [])
  }

  /// Somebody who is not here at the update.
  @Test func whatWaitsForAnotherUserGoesOn() async throws {
    let phone = try await UpdatedPhone()
    let first = try await phone.start(app(Self.after))
    await first.handle(.signedIn("alice"))
    await first.report("left", item: "a")
    await first.handle(.signedOut)
    let second = try await phone.start(app(["per: item"] + Self.named))
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
