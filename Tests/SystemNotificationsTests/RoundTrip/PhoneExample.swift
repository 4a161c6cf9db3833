public import ActivityKit
public import CourierNotifications
import Foundation
import NotificationScheduling
import NotificationTerms
import SystemNotifications
import UIKit
import UserNotifications

// The code of docs/ios.md that needs a phone: `GuideTests` compares the two.

actor Server: TokenStore {
  func set(_ token: String, field: String, document: String) {}
  func clear(_ token: String, field: String, document: String) {}
  func follow(order: String, by token: String) {}
}

@MainActor final class Notifications {
  let permissions: AppPermissions<Courier>
  let token: AppToken<Courier>
  let pushes: AppPushes<Courier>
  let scheduler: AppScheduler<Courier>
  let responder: NotificationResponder

  init(_ handlers: AppHandlers<Courier>, _ server: Server) throws {
    let folder = URL.applicationSupportDirectory.appending(path: "notifications")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    permissions = AppPermissions(store: FileStore(folder.appending(path: "permissions")), handlers: handlers)
    token = AppToken(tokens: server, store: FileStore(folder.appending(path: "token")), handlers: handlers)
    pushes = AppPushes(store: FileStore(folder.appending(path: "pushes")), handlers: handlers)
    scheduler = AppScheduler(
      store: FileStore(folder.appending(path: "scheduler")), permissions: permissions, token: token, pushes: pushes,
      handlers: handlers)
    responder = NotificationResponder(scheduler)
  }
}

@MainActor class AppDelegate: UIResponder, UIApplicationDelegate {
  var notifications: Notifications?

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    Task { await notifications?.token.received(deviceToken: deviceToken) }
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    Task { await notifications?.token.registrationFailed(error) }
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    guard let pushes = notifications?.pushes else { return .noData }
    return UIBackgroundFetchResult(await pushes.silent(ArrivedPush(userInfo: userInfo)))
  }
}

final class NotificationService: UNNotificationServiceExtension {
  private let service = AppServiceExtension<Courier>()

  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { service.didReceive(request, withContentHandler: contentHandler) }

  override func serviceExtensionTimeWillExpire() { service.serviceExtensionTimeWillExpire() }
}

// The line that an app writes.
// swift-format-ignore: AvoidRetroactiveConformances
extension OrderAttributes: @retroactive ActivityAttributes {}

func orders(_ server: Server) -> AppActivities<OrderAttributes> {
  AppActivities(
    center: SystemActivities(), sendToken: { token, order in await server.follow(order: order.orderId, by: token) })
}
