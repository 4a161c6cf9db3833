import Foundation
public import NotificationText

/// A notification as the system hands it to an app.
public enum ArrivedNotification: Sendable, Hashable {
  /// One that some code in the app has added, by the identifier of its request.
  case local(String)
  case push(ArrivedPush)

  public var identifier: String {
    switch self {
    case .local(let identifier): identifier
    case .push(let push): push.identifier
    }
  }
}

/// A push as the system hands it to an app.
public struct ArrivedPush: Sendable, Hashable {
  /// That of its request; empty for a silent one.
  public var identifier: String
  public var payload: PayloadValues

  /// - Parameter userInfo: The whole payload.
  public init(identifier: String = "", userInfo: [AnyHashable: Any]) {
    self.identifier = identifier
    payload = PayloadValues(userInfo)
  }
}

/// What the user did with a notification.
public enum NotificationAnswer: Sendable, Hashable {
  case opened
  case dismissed
  /// The user pressed a button, and wrote something if it takes text.
  case acted(String, text: String?)
}

#if canImport(UserNotifications)
  import UserNotifications

  extension ArrivedNotification {
    init(_ notification: UNNotification) {
      self = ArrivedPush(notification).map { .push($0) } ?? .local(notification.request.identifier)
    }
  }

  extension ArrivedPush {
    /// Nil for a notification of the app itself.
    init?(_ notification: UNNotification) {
      let request = notification.request
      guard request.trigger is UNPushNotificationTrigger else { return nil }
      self.init(identifier: request.identifier, userInfo: request.content.userInfo)
    }
  }

  extension NotificationAnswer {
    init(_ response: UNNotificationResponse) {
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: self = .opened
      case UNNotificationDismissActionIdentifier: self = .dismissed
      default:
        let text = (response as? UNTextInputNotificationResponse)?.userText
        self = .acted(response.actionIdentifier, text: text)
      }
    }
  }
#endif
