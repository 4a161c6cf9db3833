import NotificationTerms
import SystemNotifications

/// The app that a `FakeCenter` tells what comes due and what the user does.
struct FakeListener: Sendable {
  var answered: @Sendable (ArrivedNotification, NotificationAnswer) async -> Void = { _, _ in }
  var presentation: @Sendable (ArrivedNotification) async -> PresentationOptions = { _ in [] }
  var foregrounded: @Sendable () async -> Void = {}
  var backgrounded: @Sendable () async -> Void = {}
  var timeChanged: @Sendable () async -> Void = {}
  var settle: @Sendable () async -> Void = {}
  var isAsking: @Sendable () async -> Bool = { false }

  init() {}

  init(_ scheduler: SystemScheduler) {
    answered = { await scheduler.answered($0, with: $1) }
    presentation = { await scheduler.presentation(of: $0) }
    foregrounded = { await scheduler.foregrounded() }
    backgrounded = { await scheduler.backgrounded() }
    timeChanged = { await scheduler.handle(.timeChanged) }
    settle = { await scheduler.settle() }
    isAsking = { await scheduler.isAsking }
  }
}
