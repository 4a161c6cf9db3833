#if canImport(UserNotifications)
  public import Foundation
  import NotificationTerms
  public import UserNotifications

  /// Passes on what the center tells the app to the scheduler, and what is not the scheduler's to others.
  ///
  /// Set it as the center's `delegate` before `didFinishLaunching` returns, and keep it: the center does not.
  public final class NotificationResponder: NSObject, UNUserNotificationCenterDelegate {
    private let scheduler: SystemScheduler
    private let others: (any UNUserNotificationCenterDelegate)?

    /// - Parameter others: Hears of the notifications of other code in the app: local ones whose identifiers do not begin
    ///   with the id of the app, and pushes that name no type of the spec. Without it they are shown as if
    ///   the app did not interfere, and a tap on them leads to nothing; but a push without a `type` is shown as the spec
    ///   says, and opens the first screen.
    public init(_ scheduler: SystemScheduler, others: (any UNUserNotificationCenterDelegate)? = nil) {
      self.scheduler = scheduler
      self.others = others
      super.init()
      if others != nil { Task { await scheduler.leaveUntyped() } }
    }

    public convenience init<App>(
      _ scheduler: AppScheduler<App>, others: (any UNUserNotificationCenterDelegate)? = nil
    ) { self.init(scheduler.system, others: others) }

    // The forms with a handler, not the asynchronous ones: those answer on any thread, and UIKit takes its snapshot on
    // the main one when the answer comes.

    /// A notification came due while the app is in the foreground.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      let arrived = ArrivedNotification(notification)
      if let others, !scheduler.isOurs(arrived),
        others.pass(on: notification, of: center, withCompletionHandler: completionHandler)
      {
        return
      }
      Task { @MainActor [scheduler] in
        completionHandler(UNNotificationPresentationOptions(await scheduler.presentation(of: arrived)))
      }
    }

    /// The user tapped a notification, pressed one of its buttons or dismissed it.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let arrived = ArrivedNotification(response.notification)
      if let others, !scheduler.isOurs(arrived),
        others.pass(on: response, of: center, withCompletionHandler: completionHandler)
      {
        return
      }
      let answer = NotificationAnswer(response)
      Task { @MainActor [scheduler] in
        await scheduler.answered(arrived, with: answer)
        completionHandler()
      }
    }

    /// The user has pressed the button in the system's settings that leads to the app's own: `handlers.settings.show`.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
      if let notification, let others, !scheduler.isOurs(ArrivedNotification(notification)),
        others.pass(onSettingsFor: notification, of: center)
      {
        return
      }
      Task { [scheduler] in await scheduler.showSettings() }
    }
  }

  /// In the framework every method of a delegate is optional; in the stubs of our tests, on Linux, none is.
  extension UNUserNotificationCenterDelegate {
    /// - Returns: Whether it takes it, and calls the handler.
    fileprivate func pass(
      on notification: UNNotification, of center: UNUserNotificationCenter,
      withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) -> Bool {
      #if canImport(ObjectiveC)
        self.userNotificationCenter?(center, willPresent: notification, withCompletionHandler: completionHandler) != nil
      #else
        userNotificationCenter(center, willPresent: notification, withCompletionHandler: completionHandler)
        return true
      #endif
    }

    fileprivate func pass(
      on response: UNNotificationResponse, of center: UNUserNotificationCenter,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) -> Bool {
      #if canImport(ObjectiveC)
        self.userNotificationCenter?(center, didReceive: response, withCompletionHandler: completionHandler) != nil
      #else
        userNotificationCenter(center, didReceive: response, withCompletionHandler: completionHandler)
        return true
      #endif
    }

    fileprivate func pass(onSettingsFor notification: UNNotification, of center: UNUserNotificationCenter) -> Bool {
      #if canImport(ObjectiveC)
        self.userNotificationCenter?(center, openSettingsFor: notification) != nil
      #else
        userNotificationCenter(center, openSettingsFor: notification)
        return true
      #endif
    }
  }
#endif
