import CourierNotifications
import Foundation
import JournalNotifications
import NotificationTesting
import SystemNotifications
import Testing

/// An app that had other code before, and one that nobody opens.
@Suite struct PastTests {
  private let now = Instant(Date(timeIntervalSince1970: 1_780_902_000))  // 2026-06-08 09:00 in Berlin

  @Test func thePastIsAskedForOnceAndNotAgain() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "past-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    for times in 1...2 {
      let scheduler = await AppScheduler<Courier>(
        on: center, store: FileStore(file),
        past: { [now] in
          #expect(times == 1)
          return [.reported(.basketChanged(restaurant: "Luigi’s", dishes: 2), at: now - .minutes(10))]
        }, handlers: AppHandlers(open: { _ in }))
      await scheduler.launched()
      #expect(await center.pending.contains { scheduler.kind(of: $0.identifier) == .basketLeft })
    }
  }

  /// Out of order, with something that has not happened yet.
  @Test func whatCameLaterEndsWhatCameBefore() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let basket = CourierNotifications.Signal.basketChanged(restaurant: "Luigi’s", dishes: 2)
    let scheduler = await AppScheduler<Courier>(
      on: center,
      past: { [now] in
        [
          .reported(.orderPlaced, at: now - .minutes(1)), .reported(basket, at: now - .minutes(10)),
          .reported(basket, at: now + .hours(1)),
        ]
      }, handlers: AppHandlers(open: { _ in }))
    await scheduler.launched()
    #expect(await center.pending.map { scheduler.kind(of: $0.identifier) } == [])
  }

  @Test func whatWasShownCountsForACap() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let scheduler = await AppScheduler<Courier>(
      on: center, past: { [now] in [1, 2, 3].map { .delivered(.offer, at: now - .minutes($0)) } },
      handlers: AppHandlers(open: { _ in }))
    await scheduler.launched()
    await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await !center.pending.contains { scheduler.kind(of: $0.identifier) == .basketLeft })
  }

  @Test func timeInTheBackgroundMovesTheHorizonOn() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let scheduler = await AppScheduler<Journal>(on: center, handlers: AppHandlers(open: { _ in }))
    await scheduler.launched()
    await scheduler.foregrounded()
    for toggle in Journal.Toggle.allCases { await scheduler.set(toggle, to: true) }
    await scheduler.settle()
    await center.enterBackground()
    let first = await center.pending.last
    #expect(first != nil)
    await center.advance(by: .days(10))
    // The system has not ended the process.
    await scheduler.launched()
    #expect(await center.pending.last == first)
    await scheduler.refreshed()
    #expect(await center.pending.last != first)
  }
}
