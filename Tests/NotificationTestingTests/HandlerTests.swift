import CourierNotifications
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// Handlers that call their own scheduler, and handlers that do not end.
@Suite struct HandlerTests {
  @Test func aHandlerMayReportBack() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let app = Reference()
    let scheduler = await AppScheduler<Courier>(
      on: center,
      handlers: AppHandlers(open: { _ in
        // Nobody may wait for this: it comes after the step that waits for the handler.
        await app.scheduler?.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
        await app.scheduler?.settle()
      }))
    await app.set(scheduler)
    await scheduler.launched()
    await scheduler.foregrounded()
    await scheduler.open("courier://orders/A-1")
    await scheduler.settle()
    #expect(await center.pending.contains { scheduler.kind(of: $0.identifier) == .basketLeft })
  }

  /// It has begun in a handler, but goes on when that has ended.
  @Test func aTaskOfAHandlerThatHasEndedWaitsLikeAnybody() async throws {
    let center = try FakeCenter(at: "2026-06-08 09:00", in: "Europe/Berlin")
    _ = await center.requestAuthorization([.alert])
    let app = Reference()
    let gate = Gate()
    await gate.close()
    let scheduler = await AppScheduler<Courier>(
      on: center,
      handlers: AppHandlers(open: { _ in
        await app.set(
          Task {
            await gate.pass()
            await app.scheduler?.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
            return await center.simulation.pending.count
          })
      }))
    await app.set(scheduler)
    await scheduler.launched()
    await scheduler.foregrounded()
    await scheduler.open("courier://orders/A-1")
    await gate.open()
    #expect(await app.work?.value ?? 0 > 0)
  }

  @Test func aHandlerThatDoesNotEndIsReportedAndTheStepGoesOn() async throws {
    let app = try await CourierOnPhone(isConnected: false)
    await app.start()
    await app.opening.close()
    _ = await app.passingTime { await app.scheduler.open("courier://orders/A-1") }
    #expect(await app.log.unfinished == [UnfinishedHandler(.open, after: .seconds(10))])
    await app.leaveBasket()
    #expect(await app.planned.contains(.basketLeft))
    // It is not cancelled: the screen may still come.
    await app.opening.open()
    while await app.log.opened.isEmpty { await Task.yield() }
  }

  @Test func noStepWaitsForAnalytics() async throws {
    let app = try await CourierOnPhone(isConnected: false)
    await app.start()
    await app.logging.close()
    await app.leaveBasket()
    #expect(await app.planned.contains(.basketLeft))
    await app.logging.open()
    await app.scheduler.settle()
    #expect(await app.log.unfinished.isEmpty)
    #expect(await app.log.names.contains("notif_scheduled"))
  }

  @Test func whatAnalyticsRefusesIsHandedOverAgainInItsOrder() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    await app.scheduler.settle()
    await app.log.refuse(true)
    // The second batch waits behind the first one.
    await app.logging.close()
    await app.leaveBasket()
    await app.logging.isReached()
    await app.scheduler.report(.itemWatched(itemId: "i-1"))
    await app.scheduler.report(
      .priceCompared(
        itemId: "i-1", item: "Espresso maker", drop: 20, oldPrice: 89, newPrice: 74.5, currency: "EUR"))
    let batches = await app.log.batches
    await app.logging.open()
    await app.scheduler.settle()
    #expect(await app.log.batches == batches + 1)
    #expect(await app.log.names.isEmpty)
    await app.log.refuse(false)
    await app.scheduler.timeChanged()
    await app.scheduler.settle()
    let ids = await app.log.events.map(\.id)
    #expect(ids.count > 1)
    #expect(Set(ids).count == ids.count)
    #expect(await app.log.events.map(\.instant) == app.log.events.map(\.instant).sorted())
    #expect(await app.log.names.first == "notif_scheduled")
  }

  /// Its records are among those that the next step hands over again.
  @Test func aStepThatRunsWhileABatchIsRefusedDoesNotOvertakeIt() async throws {
    let app = try await CourierOnPhone()
    await app.start()
    await app.leaveBasket()
    await app.center.advance(by: .minutes(15))
    let reminder = try #require(await app.center.delivered.first?.identifier)
    let (names, batches) = await (app.log.names, app.log.batches)
    await app.log.refuse(true)
    for gate in [app.logging, app.opening] { await gate.close() }
    await app.scheduler.report(.orderDelivered(orderId: "A-1", restaurant: "Luigi’s"))
    await app.logging.isReached()
    let tap = Task { await app.scheduler.system.answered(.local(reminder), with: .opened) }
    await app.opening.isReached()
    await app.logging.open()
    while await app.log.batches == batches { await Task.yield() }
    await app.log.refuse(false)
    await app.opening.open()
    await tap.value
    await app.scheduler.settle()
    #expect(await app.log.names == names)
    await app.scheduler.timeChanged()
    await app.scheduler.settle()
    #expect(await app.log.names.last == "notif_opened")
    #expect(await app.log.names.count >= names.count + 2)
  }
}

/// What a handler reaches.
private actor Reference {
  private(set) var scheduler: AppScheduler<Courier>?
  private(set) var work: Task<Int, Never>?

  func set(_ scheduler: AppScheduler<Courier>) { self.scheduler = scheduler }
  func set(_ work: Task<Int, Never>) { self.work = work }
}
