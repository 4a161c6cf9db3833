import NotificationScheduling
import NotificationTerms
import SystemNotifications

/// The app that a `FakeCenter` tells what comes due and what the user does.
struct FakeListener: Sendable {
  /// What the user did with a notification; with the push, if it is one.
  var handle: @Sendable (SchedulerEvent, ArrivedPush?) async -> Void = { _, _ in }
  var foregrounded: @Sendable () async -> Void = {}
  var presentation: @Sendable (String, ArrivedPush?) async -> PresentationOptions = { _, _ in [] }
  var settle: @Sendable () async -> Void = {}

  init() {}

  init(_ scheduler: SystemScheduler) {
    handle = { event, _ in await scheduler.handle(event) }
    foregrounded = { await scheduler.handle(.foregrounded) }
    presentation = { identifier, _ in await scheduler.presentation(of: identifier) }
    settle = { await scheduler.settle() }
  }

  init<App>(_ app: AppScheduler<App>) {
    handle = { event, push in
      switch (app.pushes, push, event) {
      case (let pushes?, let push?, .opened): await pushes.opened(push)
      case (let pushes?, let push?, .dismissed): await pushes.dismissed(push)
      case (let pushes?, let push?, .acted(let response)):
        await pushes.acted(push, action: response.action, text: response.text)
      default: await app.system.handle(event)
      }
    }
    foregrounded = { await app.foregrounded() }
    presentation = { identifier, push in
      if let pushes = app.pushes, let push { return await pushes.presentation(of: push) }
      return await app.system.presentation(of: identifier)
    }
    settle = { await app.settle() }
  }
}
