public import NotificationTerms
public import SystemNotifications

/// A permission for the tests of an app: photos, contacts and the like.
public actor FakePermission: PermissionSource {
  /// What the system says; a test changes it as a user does in Settings.
  public private(set) var current: AccessStatus
  /// What the user answers in the system's dialog; not determined if it goes away without an answer.
  public private(set) var answer: AccessStatus
  /// How often the system's dialog came.
  public private(set) var dialogs = 0

  public init(_ current: AccessStatus = .notDetermined, answer: AccessStatus = .authorized) {
    self.current = current
    self.answer = answer
  }

  public func set(_ status: AccessStatus) { current = status }
  public func set(answer: AccessStatus) { self.answer = answer }

  public func status() -> AccessStatus { current }

  public func request() -> AccessStatus {
    guard current == .notDetermined else { return current }
    dialogs += 1
    current = answer
    return current
  }
}
