/// `UNMutableNotificationContent`: what the user reads and what a tap carries.
public struct NotificationContent: Sendable, Hashable {
  public var title: String
  public var subtitle: String
  public var body: String
  public var interruptionLevel: InterruptionLevel
  /// Routing data of the app: the deep link and the ids that analytics needs.
  public var userInfo: [String: String]

  public init(
    title: String = "", subtitle: String = "", body: String, interruptionLevel: InterruptionLevel = .active,
    userInfo: [String: String] = [:]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.interruptionLevel = interruptionLevel
    self.userInfo = userInfo
  }
}

/// `UNNotificationInterruptionLevel`.
public enum InterruptionLevel: String, Sendable, Hashable, CaseIterable {
  case passive
  case active
  case timeSensitive = "time_sensitive"
  case critical
}

/// `UNNotificationPresentationOptions`: how a notification shows while its app is in the foreground.
public struct PresentationOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}
