import CourierNotifications
import Foundation
import NotificationTesting
import SystemNotifications
import Testing

// The code of docs/adopting.md: `GuideTests` compares the two.

nonisolated func past() -> [PastEvent<Courier>] {
  let defaults = UserDefaults.standard
  var past: [PastEvent<Courier>] = []
  if let date = defaults.object(forKey: "lastOrder") as? Date {
    past.append(.reported(.orderPlaced, at: Instant(date)))
  }
  for date in defaults.array(forKey: "offersShown") as? [Date] ?? [] {
    past.append(.delivered(.offer, at: Instant(date)))
  }
  return past
}

@Test func aBasketFromBeforeTheUpdateIsRemembered() async throws {
  let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
  _ = await center.requestAuthorization([.alert])
  let tenMinutesAgo = Date(timeIntervalSince1970: 1_780_901_400)
  let scheduler = await AppScheduler<Courier>(
    on: center, past: { [.reported(.basketChanged(restaurant: "Luigi’s", dishes: 2), at: Instant(tenMinutesAgo))] },
    handlers: handlers(Router()))
  await scheduler.launched()

  await center.enterBackground()
  await center.advance(by: .minutes(5))
  #expect(await center.delivered.map { scheduler.kind(of: $0.identifier) } == [.basketLeft])
}

func fetched(_ flags: [String: Bool], tier: String?, for scheduler: AppScheduler<Courier>) async {
  if let isOn = flags["offers_enabled"] { await scheduler.turn(.offers, on: isOn) }
  if let tier = tier.flatMap({ TierAttribute(rawValue: $0) }) { await scheduler.know(tier) }
}
