import Foundation
import SystemNotifications
import UserNotifications

/// Notifications that are not the scheduler's, with and without somebody who takes them.
@MainActor func runOthers(_ scheduler: SystemScheduler) async {
  let alone = NotificationResponder(scheduler)
  let shared = NotificationResponder(scheduler, others: OtherCode())
  let foreign = UNNotificationRequest(
    identifier: "alarm.1", content: UNMutableNotificationContent(), trigger: nil)
  let content = UNMutableNotificationContent()
  content.userInfo = ["campaign": "summer"]
  let push = UNNotificationRequest(identifier: "push.1", content: content, trigger: UNPushNotificationTrigger())
  for request in [foreign, push] {
    for responder in [alone, shared] {
      let notification = UNNotification(request)
      let shown: UInt = await withCheckedContinuation { done in
        responder.userNotificationCenter(.current(), willPresent: notification) { done.resume(returning: $0.rawValue) }
      }
      // Nobody waits for what follows from it, but this text is to be the same every time.
      await scheduler.settle()
      say("\(request.identifier) presented \(shown)")
      await answer(responder, to: notification, UNNotificationDefaultActionIdentifier)
      await scheduler.settle()
    }
  }
  shared.userNotificationCenter(.current(), openSettingsFor: nil)
  for _ in 0..<1_000_000 where said.withLock({ $0.last != "own settings" }) { await Task.yield() }
  shared.userNotificationCenter(.current(), openSettingsFor: UNNotification(foreign))
}

/// A library with a delegate of its own.
private final class OtherCode: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(UNNotificationPresentationOptions(rawValue: 1)) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    say("others: \(response.notification.request.identifier)")
    completionHandler()
  }

  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) {
    say("others: settings")
  }
}

extension UNNotification {
  /// One that came when the clock of this program began.
  convenience init(_ request: UNNotificationRequest) {
    self.init(request, at: Date(timeIntervalSince1970: 1_772_442_000))
  }
}
