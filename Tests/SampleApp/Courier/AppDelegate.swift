import SystemNotifications
import UIKit
import UserNotifications

final class AppDelegate: NSObject, UIApplicationDelegate {
  let notifications = Notifications()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = notifications.responder
    Task { await notifications.launched() }
    Task { await notifications.followNetwork() }
    return true
  }

  func applicationSignificantTimeChange(_ application: UIApplication) {
    Task { await notifications.scheduler.timeChanged() }
  }

  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
    Task { await notifications.scheduler.token.received(deviceToken: token) }
  }

  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    Task { await notifications.scheduler.token.registrationFailed(error) }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    UIBackgroundFetchResult(await notifications.scheduler.silent(ArrivedPush(userInfo: userInfo)))
  }
}
