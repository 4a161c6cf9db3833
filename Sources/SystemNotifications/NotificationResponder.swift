#if canImport(UserNotifications)
  public import Foundation
  import NotificationScheduling
  import NotificationTerms
  public import UserNotifications

  /// Passes on what the center tells the app to the scheduler.
  ///
  /// Set it as the center's `delegate` before `didFinishLaunching` returns, and keep it: the center does not.
  public final class NotificationResponder: NSObject, UNUserNotificationCenterDelegate, Sendable {
    private let scheduler: SystemScheduler
    private let pushes: (any PushReceiver)?

    public convenience init(_ scheduler: SystemScheduler) { self.init(scheduler, nil) }

    public convenience init<App>(_ scheduler: AppScheduler<App>) { self.init(scheduler.system, scheduler.pushes) }

    private init(_ scheduler: SystemScheduler, _ pushes: (any PushReceiver)?) {
      self.scheduler = scheduler
      self.pushes = pushes
    }

    // The forms with a handler, not the asynchronous ones: those answer on any thread, and UIKit takes its snapshot on
    // the main one when the answer comes.

    /// A notification came due while the app is in the foreground.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) {
      let identifier = notification.request.identifier
      let push = ArrivedPush(notification)
      Task { @MainActor [scheduler, pushes] in
        let options =
          if let push, let pushes { await pushes.presentation(of: push) } else {
            await scheduler.presentation(of: identifier)
          }
        completionHandler(UNNotificationPresentationOptions(options))
      }
    }

    /// The user tapped a notification, pressed one of its buttons or dismissed it.
    public func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let event = Self.event(response)
      let push = ArrivedPush(response.notification)
      Task { @MainActor [scheduler, pushes] in
        if let push, let pushes { await pushes.handle(event, of: push) } else { await scheduler.handle(event) }
        completionHandler()
      }
    }

    private static func event(_ response: UNNotificationResponse) -> SchedulerEvent {
      let identifier = response.notification.request.identifier
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: return .opened(identifier)
      case UNNotificationDismissActionIdentifier: return .dismissed(identifier)
      default:
        let text = (response as? UNTextInputNotificationResponse)?.userText
        return .acted(ActionResponse(identifier: identifier, action: response.actionIdentifier, text: text))
      }
    }
  }
#endif
