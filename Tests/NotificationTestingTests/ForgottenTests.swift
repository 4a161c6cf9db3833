import CourierNotifications
import NotificationTesting
import SystemNotifications
import Testing

/// Notifications that the app knows nothing of any more.
@Suite struct ForgottenTests {
  private let price = Signal.priceCompared(
    itemId: "i-1", item: "Grinder", drop: 20, oldPrice: 89, newPrice: 70, currency: "EUR")

  /// The state was lost after it was shown.
  @Test func aTapOpensItsScreenWithWhatItCarries() async throws {
    let first = try await CourierOnPhone()
    await first.start()
    let request = try await shown(by: first)
    let second = try await CourierOnPhone(on: first.center)
    await second.scheduler.launched()
    try await second.center.respond(to: request)
    #expect(await second.log.opened == [.item(itemId: "i-1", source: "price_alert")])
  }

  @Test func aButtonGetsWhatItCarries() async throws {
    let first = try await CourierOnPhone()
    await first.start()
    let request = try await shown(by: first)
    try await first.center.respond(to: request, with: .action(NotificationAction.stopWatching.rawValue))
    let known = try #require(await first.log.pressed.first)
    #expect(known.values["item_id"] == "i-1")
    #expect(known.values["item"] == "Grinder")

    let again = try await CourierOnPhone()
    await again.start()
    let second = try await CourierOnPhone(on: again.center)
    let other = try await shown(by: again)
    await second.scheduler.launched()
    try await second.center.respond(to: other, with: .action(NotificationAction.stopWatching.rawValue))
    #expect(await second.log.pressed.first?.values["item_id"] == "i-1")
  }

  @Test func whatCarriesNothingOpensTheFallback() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    let lost = ArrivedNotification.local("courier.price_alert.i-9.1")
    await app.scheduler.system.answered(lost, with: .opened)
    await app.scheduler.system.answered(lost, with: .acted(NotificationAction.stopWatching.rawValue, text: nil))
    await app.scheduler.settle()
    #expect(await app.log.opened == [.home])
    #expect(await app.log.pressed.isEmpty)
    #expect(await app.log.failures.compactMap { $0 as? MissingValues }.map(\.id) == ["item", "STOP_WATCHING"])
  }

  private func shown(by app: CourierOnPhone) async throws -> String {
    await app.scheduler.report(.itemWatched(itemId: "i-1"))
    await app.scheduler.report(price)
    await app.center.enterBackground()
    return try #require(await app.center.delivered.first).identifier
  }
}
