/// `UNMutableNotificationContent`: what the user reads and what a tap carries.
public struct NotificationContent: Sendable, Hashable {
  public var title: String
  public var subtitle: String
  public var body: String
  public var interruptionLevel: InterruptionLevel
  /// Which buttons it offers; empty for none.
  public var categoryIdentifier: String
  /// Notifications of one thread are shown as a group; empty for none.
  public var threadIdentifier: String
  /// 0 to 1: its place in a summary.
  public var relevanceScore: Double
  /// The number on the app's icon: nil leaves it, 0 removes it.
  public var badge: Int?
  public var sound: NotificationSound
  public var attachments: [NotificationAttachment]
  /// Routing data of the app: the deep link and the ids that analytics needs.
  public var userInfo: [String: String]

  public init(
    title: String = "", subtitle: String = "", body: String, interruptionLevel: InterruptionLevel = .active,
    categoryIdentifier: String = "", threadIdentifier: String = "", relevanceScore: Double = 0, badge: Int? = nil,
    sound: NotificationSound = .standard, attachments: [NotificationAttachment] = [], userInfo: [String: String] = [:]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.body = body
    self.interruptionLevel = interruptionLevel
    self.categoryIdentifier = categoryIdentifier
    self.threadIdentifier = threadIdentifier
    self.relevanceScore = relevanceScore
    self.badge = badge
    self.sound = sound
    self.attachments = attachments
    self.userInfo = userInfo
  }
}

/// `UNNotificationSound`.
public enum NotificationSound: Sendable, Hashable {
  /// The system's sound.
  case standard
  case silent
  /// The system's critical sound, which plays even if the device is muted.
  case critical
  case file(String)
  /// A critical sound of the app; the volume is 0 to 1, and nil means the system's.
  case criticalFile(String, volume: Double?)
}

/// `UNNotificationInterruptionLevel`.
public enum InterruptionLevel: String, Sendable, Hashable, CaseIterable {
  case passive
  case active
  case timeSensitive = "time_sensitive"
  case critical
}

/// `UNNotificationPresentationOptions`: how a notification is shown while its app is in the foreground.
public struct PresentationOptions: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}
