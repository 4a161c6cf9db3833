import CourierNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// The smallest form of a sign-out that a kill cuts off.
@Suite struct CutOffSignOutTests {
  /// Nothing is planned or shown: there is the token alone. The next start is without a session, and comes to the front.
  @Test(arguments: Array(0..<12), [false, true])
  func aTokenOfASignOutThatWasCutOffIsTakenOut(_ point: Int, _ foregrounds: Bool) async throws {
    let (store, tokens, life) = (try FakeStore(), FakeTokenStore(), Life())
    defer { store.delete() }
    let app = try await OddApp<Courier>(store: store, life: life, tokens: tokens)
    await app.start()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.token.received(deviceToken: [1])
    await app.scheduler.settle()
    let (writes, calls) = (store.writes, await tokens.calls)
    life.more(point)
    let died = await app.untilDeath { await $0.signedOut() }
    let (written, called) = (store.writes - writes, await tokens.calls - calls)
    let seen = await app.center.calls.suffix(6)
    let next = try await OddApp<Courier>(on: app.fake, store: store, tokens: tokens)
    await next.scheduler.launched()
    await next.scheduler.signedOut()
    if foregrounds { await next.scheduler.foregrounded() }
    await next.passing { await $0.settle() }
    let more = await tokens.calls - calls - called
    #expect(
      await tokens.documents["users/alice"] == [:],
      "died \(died), writes \(written), calls \(called), \(seen.joined(separator: " ")), \(store.writes), then \(more)")
  }
}
