import CourierNotifications
import NotificationTerms
import NotificationTesting
import RemedyNotifications
import SystemNotifications
import Testing

/// What must happen although the notification center does not answer.
@Suite struct LostAnswersTests {
  @Test(arguments: [false, true]) func aButtonCountsWhileTheCenterIsSilent(_ carries: Bool) async throws {
    let app = try await AppOnSilentCenter(of: Remedy.self)
    await app.scheduler.foregrounded()
    await app.scheduler.report(
      .medicineSet(
        medicineId: "m1", medicine: "Insulin", times: [.init(hour: 9, minute: 30)], zone: "Europe/Berlin", lifeSaving: 1
      ))
    await app.center.fake.enterBackground()
    await app.center.fake.advance(by: .minutes(31))
    let shown = try #require(await app.center.fake.delivered.first { $0.title == "Insulin" })
    let carried = PayloadValues(await app.center.fake.simulate { $0.delivered.last?.request.content.userInfo ?? [:] })
    await app.center.silence(.report)
    let arrived = ArrivedNotification.local(shown.identifier, carries ? carried : PayloadValues([:]))
    await app.waiting { await $0.system.answered(arrived, with: .acted("TAKEN", text: nil)) }
    #expect(await app.log.pressed.count == 1)
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    await app.center.fake.advance(by: .hours(2))
    #expect(await app.center.fake.delivered.filter { $0.title == "Insulin" }.count == 1)
  }

  @Test(arguments: [UnansweredCall.Call.report, .removeDelivered])
  func nothingOfWhoHasLeftStays(_ silent: UnansweredCall.Call) async throws {
    let app = try await AppOnSilentCenter()
    await app.scheduler.signedIn(as: "alice")
    await app.center.fake.enterBackground()
    await app.scheduler.report(.orderDelivered(orderId: "A-1", restaurant: "Luigi’s"))
    await app.center.fake.advance(by: .minutes(50))
    #expect(await app.center.fake.delivered.count == 1)
    await app.center.silence(silent)
    await app.waiting { await $0.signedOut() }
    await app.center.silence(nil)
    await app.scheduler.signedIn(as: "bob")
    await app.scheduler.settle()
    #expect(await app.center.fake.delivered.isEmpty)
  }

  /// Nothing else of the app is called before its reminder would come.
  @Test func aReminderOfWhoHasLeftIsTakenBackInTheSameStep() async throws {
    let app = try await AppOnSilentCenter()
    await app.scheduler.signedIn(as: "alice")
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await !app.center.fake.pending.isEmpty)
    await app.center.silence(.report)
    await app.waiting { await $0.signedOut() }
    await app.scheduler.settle()
    #expect(await app.center.fake.pending.isEmpty)
  }

  @Test func whatCameWithoutAnAnswerIsNotToldAgain() async throws {
    let app = try await AppOnSilentCenter()
    await app.center.fake.enterBackground()
    let offer = Signal.priceCompared(
      itemId: "i-1", item: "Espresso maker", drop: 20, oldPrice: 89, newPrice: 74.5, currency: "EUR")
    await app.scheduler.report(.itemWatched(itemId: "i-1"))
    await app.center.silence(.add, isDone: true)
    await app.report(offer)
    #expect(await app.center.fake.delivered.count == 1)
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    await app.scheduler.report(offer)
    #expect(await app.center.fake.delivered.count == 1)
  }

  @Test func timeGoesOnWhileADialogIsOpen() async throws {
    let app = try await OddApp<Courier>(hasFlow: true, allowed: false)
    let dialog = Gate()
    await dialog.close()
    await app.center.dialog(dialog)
    await app.start()
    await app.scheduler.report(.orderPlaced)
    await app.scheduler.permissions.press(.primary)
    await dialog.isReached()
    await app.fake.advance(by: .minutes(5))
    #expect(await app.fake.local == "2026-06-08 09:05")
    await dialog.open()
    await app.scheduler.settle()
  }
}
