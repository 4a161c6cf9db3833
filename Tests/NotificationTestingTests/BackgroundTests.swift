import CourierNotifications
import NotificationScheduling
import NotificationTesting
import SystemNotifications
import Testing

/// An app may be suspended as soon as it has left the screen, unless it has asked for time before.
@Suite struct BackgroundTests {
  @Test func aStepHasTimeToEnd() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let times = Times()
    var device = center.device()
    device.keepRunning = {
      await times.begin()
      return { await times.end(pending: center.pending.count) }
    }
    let scheduler = AppScheduler(
      center: center, store: InMemoryStore(), device: device, handlers: AppHandlers<Courier>(open: { _ in }))
    await scheduler.launched()
    await scheduler.foregrounded()
    #expect(await times.begun == 2)
    #expect(await times.pending == [0, 0])
    await scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await times.begun == 3)
    // It was over when the request was in the center, and not before.
    let pending = await center.pending.count
    #expect(pending > 0)
    #expect(await times.pending == [0, 0, pending])
  }

  @Test func aStepThatWaitsForAnotherHasAskedForItsTime() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    let times = Times()
    let gate = Gate()
    var device = center.device()
    device.keepRunning = {
      await times.begin()
      return { await times.end(pending: 0) }
    }
    let scheduler = AppScheduler(
      center: center, store: InMemoryStore(), device: device,
      handlers: AppHandlers<Courier>(open: { _ in await gate.pass() }))
    await scheduler.launched()
    await scheduler.foregrounded()
    await gate.close()
    let opening = Task { await scheduler.open("courier://orders/A-1") }
    await gate.isReached()
    let reporting = Task { await scheduler.report(.orderPlaced) }
    while await times.begun < 4 { await Task.yield() }
    #expect(await times.pending.count == 2)
    await gate.open()
    _ = await opening.value
    await reporting.value
    #expect(await times.pending.count == 4)
  }
}

private actor Times {
  private(set) var begun = 0
  /// How many requests were pending when each was over.
  private(set) var pending: [Int] = []

  func begin() { begun += 1 }
  func end(pending: Int) { self.pending.append(pending) }
}
