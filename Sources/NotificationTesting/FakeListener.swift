import NotificationScheduling
import NotificationTerms
import SystemNotifications

/// The app that a `FakeCenter` tells what comes due and what the user does.
struct FakeListener: Sendable {
  var handle: @Sendable (SchedulerEvent) async -> Void = { _ in }
  var foregrounded: @Sendable () async -> Void = {}
  var presentation: @Sendable (String) async -> PresentationOptions = { _ in [] }
  var settle: @Sendable () async -> Void = {}

  init() {}

  init(_ scheduler: SystemScheduler) {
    handle = { await scheduler.handle($0) }
    foregrounded = { await scheduler.handle(.foregrounded) }
    presentation = { await scheduler.presentation(of: $0) }
    settle = { await scheduler.settle() }
  }

  init<App>(_ scheduler: AppScheduler<App>) {
    self.init(scheduler.system)
    foregrounded = { await scheduler.foregrounded() }
    settle = { await scheduler.settle() }
  }
}
