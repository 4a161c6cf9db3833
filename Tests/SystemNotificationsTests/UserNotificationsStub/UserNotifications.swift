// The part of the framework's interface that SystemNotifications uses, written by hand from Apple's headers, so that the
// adapter is type-checked where the framework does not exist. Nothing here runs.

public import Foundation

open class UNNotificationTrigger: NSObject {}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public convenience init(timeInterval: TimeInterval, repeats: Bool) { self.init() }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public convenience init(dateMatching: DateComponents, repeats: Bool) { self.init() }
}

open class UNNotificationSound: NSObject {
  open class var `default`: UNNotificationSound { UNNotificationSound() }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

open class UNNotificationContent: NSObject {}

open class UNMutableNotificationContent: UNNotificationContent {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var sound: UNNotificationSound?
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  open var userInfo: [AnyHashable: Any] = [:]
}

open class UNNotificationRequest: NSObject {
  public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.init()
  }
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
