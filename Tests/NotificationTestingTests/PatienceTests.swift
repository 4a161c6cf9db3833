import CourierNotifications
import Foundation
import NotificationScheduling
import NotificationTerms
import NotificationTesting
import SystemNotifications
import Testing

/// A notification center that does not answer.
@Suite struct PatienceTests {
  @Test func aSignalIsNotLostWhenTheCenterDoesNotSayWhatItHas() async throws {
    let app = try await AppOnSilentCenter()
    await app.center.silence(.report)
    await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await app.log.silences.map(\.call) == [.report])
    #expect(await app.log.silences.first?.patience == .seconds(10))
    // It is not asked for anything else in that step, and plans in the next.
    #expect(await app.center.fake.pending.isEmpty)
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    #expect(await app.center.fake.pending.first.flatMap { app.scheduler.kind(of: $0.identifier) } == .basketLeft)
  }

  @Test func anAddWithoutAnAnswerIsMadeAgain() async throws {
    let app = try await AppOnSilentCenter()
    await app.center.silence(.add)
    await app.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    #expect(await app.log.silences.map(\.call) == [.add])
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    #expect(await app.center.fake.pending.first.flatMap { app.scheduler.kind(of: $0.identifier) } == .basketLeft)
    #expect(await app.log.silences.count == 1)
  }

  @Test func aRemovalWithoutAnAnswerIsMadeAgain() async throws {
    let app = try await AppOnSilentCenter()
    await app.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    await app.center.silence(.remove)
    await app.waiting { await $0.set(.reminders, to: false) }
    #expect(await app.log.silences.map(\.call) == [.remove])
    #expect(await !app.center.fake.pending.isEmpty)
    await app.center.silence(nil)
    await app.scheduler.foregrounded()
    #expect(await app.center.fake.pending.isEmpty)
  }

  /// The center of another device is empty, and says so only in the second step.
  @Test func aLaunchThatIsNotAnsweredIsMadeUpFor() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "patience-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let old = try await AppOnSilentCenter(store: FileStore(file))
    await old.scheduler.report(.basketChanged(restaurant: "Luigi’s", dishes: 2))
    let planned = await old.center.fake.pending.map(\.identifier)
    #expect(!planned.isEmpty)
    let new = try await AppOnSilentCenter(store: FileStore(file), silence: .report)
    #expect(await new.log.silences.map(\.call) == [.report])
    #expect(await new.center.fake.pending.isEmpty)
    await new.center.silence(nil)
    await new.scheduler.foregrounded()
    #expect(await new.center.fake.pending.map(\.identifier) == planned)
  }

  @Test func categoriesThatAreNotTakenDoNotKeepTheAppFromStarting() async throws {
    let app = try await AppOnSilentCenter(silence: .register)
    #expect(await app.log.silences.map(\.call) == [.register])
  }
}
