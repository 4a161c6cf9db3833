// The part of the framework's interface that SystemNotifications uses, written by hand from Apple's headers, so that the
// adapter is type-checked where the framework does not exist. None of the classes may pass from one actor to another,
// whatever the headers of a later SDK allow: what compiles here compiles there.

public import Foundation

open class UNNotificationTrigger: NSObject {}

open class UNPushNotificationTrigger: UNNotificationTrigger {}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  open func nextTriggerDate() -> Date? { nil }
  public private(set) var timeInterval: TimeInterval = 0
  public private(set) var repeats = false
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init()
    self.timeInterval = timeInterval
    self.repeats = repeats
  }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  open func nextTriggerDate() -> Date? { nil }
  public private(set) var dateComponents = DateComponents()
  public private(set) var repeats = false
  public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.init()
    self.dateComponents = dateComponents
    self.repeats = repeats
  }
}

public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject {
  public private(set) var name = "default"
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(named: .init("critical")) }
  public convenience init(named name: UNNotificationSoundName) {
    self.init()
    self.name = name.rawValue
  }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    .init(named: .init("critical \(name.rawValue)"))
  }
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { .init(named: .init("critical \(name.rawValue) at \(volume)")) }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

open class UNNotificationContent: NSObject {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var relevanceScore = 0.0
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []

  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    (copy.title, copy.subtitle, copy.body, copy.userInfo) = (title, subtitle, body, userInfo)
    (copy.threadIdentifier, copy.categoryIdentifier, copy.sound) = (threadIdentifier, categoryIdentifier, sound)
    return copy
  }
}

// The name is the framework's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

open class UNNotificationAttachment: NSObject {
  public private(set) var identifier = ""
  public private(set) var url = URL(fileURLWithPath: "/")
  public private(set) var type = ""
  public convenience init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.init()
    guard FileManager.default.fileExists(atPath: url.path) else { throw NSError(domain: UNErrorDomain, code: 100) }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint ?? (url.pathExtension == "bin" ? nil : url.pathExtension) else {
      throw NSError(domain: UNErrorDomain, code: 101)
    }
    (self.identifier, self.url, self.type) = (identifier, url, type)
  }
}

open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
}

open class UNNotificationRequest: NSObject {
  public private(set) var identifier = ""
  public private(set) var content = UNNotificationContent()
  public private(set) var trigger: UNNotificationTrigger?
  public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.init()
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

open class UNNotification: NSObject {
  public private(set) var date = Date()
  public private(set) var request = UNNotificationRequest()
  /// The framework makes them, not apps.
  public convenience init(_ request: UNNotificationRequest, at date: Date) {
    self.init()
    self.request = request
    self.date = date
  }
}

open class UNNotificationResponse: NSObject {
  public private(set) var notification = UNNotification()
  public private(set) var actionIdentifier = ""
  public convenience init(_ notification: UNNotification, action: String) {
    self.init()
    self.notification = notification
    actionIdentifier = action
  }
}

open class UNTextInputNotificationResponse: UNNotificationResponse {
  public var userText = ""
}

// The names are the framework's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

open class UNNotificationActionIcon: NSObject {
  // In the framework an icon does not say what it shows.
  public private(set) var systemImageName = ""
  public convenience init(systemImageName: String) {
    self.init()
    self.systemImageName = systemImageName
  }
}

open class UNNotificationAction: NSObject {
  public private(set) var identifier = ""
  public private(set) var title = ""
  public private(set) var options: UNNotificationActionOptions = []
  public private(set) var icon: UNNotificationActionIcon?
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?
  ) {
    self.init()
    self.identifier = identifier
    self.title = title
    self.options = options
    self.icon = icon
  }
}

open class UNTextInputNotificationAction: UNNotificationAction {
  public private(set) var textInputButtonTitle = ""
  public private(set) var textInputPlaceholder = ""
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(identifier: identifier, title: title, options: options, icon: icon)
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
  }
}

open class UNNotificationCategory: NSObject {
  public private(set) var identifier = ""
  public private(set) var actions: [UNNotificationAction] = []
  public private(set) var options: UNNotificationCategoryOptions = []
  public private(set) var hiddenPreviewsBodyPlaceholder = ""
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init()
    self.identifier = identifier
    self.actions = actions
    self.options = options
  }
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
  }
}

open class UNNotificationSettings: NSObject {
  public var authorizationStatus = UNAuthorizationStatus.notDetermined
}

// In the framework every method is optional, and the forms with a handler are imported as these.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

open class UNNotificationServiceExtension: NSObject {
  open func didReceive(
    _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
  open func serviceExtensionTimeWillExpire() {}
}
