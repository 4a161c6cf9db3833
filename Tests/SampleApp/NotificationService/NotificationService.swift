import CourierNotifications
import SystemNotifications
import UserNotifications

/// The target of the service extension: it writes the values of a push in the language of the device.
nonisolated final class NotificationService: UNNotificationServiceExtension {
  private let service = AppServiceExtension<Courier>()

  override func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    service.didReceive(request, withContentHandler: contentHandler)
  }

  override func serviceExtensionTimeWillExpire() { service.serviceExtensionTimeWillExpire() }
}
