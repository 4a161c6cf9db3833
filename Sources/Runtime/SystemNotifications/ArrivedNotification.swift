import Foundation
public import NotificationCivilTime
public import NotificationText

/// A notification as the system hands it to an app.
public enum ArrivedNotification: Sendable, Hashable {
  /// One that some code in the app has added, by the identifier of its request, and what its `userInfo` carries.
  case local(String, PayloadValues = PayloadValues([:]))
  case push(ArrivedPush)

  public var identifier: String {
    switch self {
    case .local(let identifier, _): identifier
    case .push(let push): push.identifier
    }
  }
}

/// A push as the system hands it to an app.
public struct ArrivedPush: Sendable, Hashable {
  /// That of its request, which is its collapse id if it has one; empty for a silent one.
  public var identifier: String
  /// When it came: `UNNotification.date`. It tells the pushes of one collapse id apart; nil if it is not known.
  public var instant: Instant?
  public var payload: PayloadValues

  /// - Parameter userInfo: The whole payload.
  public init(identifier: String = "", instant: Instant? = nil, userInfo: [AnyHashable: Any]) {
    self.identifier = identifier
    self.instant = instant
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
      let request = notification.request
      self =
        ArrivedPush(notification).map { .push($0) }
        ?? .local(request.identifier, PayloadValues(request.content.userInfo))
    }
  }

  extension ArrivedPush {
    /// Nil for a notification of the app itself.
    init?(_ notification: UNNotification) {
      let request = notification.request
      guard request.trigger is UNPushNotificationTrigger else { return nil }
      self.init(identifier: request.identifier, instant: Instant(notification.date), userInfo: request.content.userInfo)
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
