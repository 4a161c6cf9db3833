public import NotificationTerms

/// What the system lets the app access, and the dialogs in which it asks the user.
///
/// A dialog shows only for what is not determined, one at a time. The system answers any later request by itself.
/// Permission to notify belongs to the center; it is asked for here and kept there.
/// - Source: Apple, "Requesting authorization to use ..." of each framework
public struct SystemDialogs: Sendable {
  /// Of everything but notifications; what is missing is not determined.
  public var statuses: [Permission: AccessStatus]
  /// The dialog on screen.
  public private(set) var shown: Permission?
  /// How often each dialog was shown.
  public private(set) var counts: [Permission: Int] = [:]

  public init(statuses: [Permission: AccessStatus] = [:]) { self.statuses = statuses }

  /// The app asks for a permission.
  ///
  /// - Parameter status: What the permission is now.
  /// - Returns: Whether the dialog is shown; otherwise the status is the answer.
  public mutating func request(_ permission: Permission, status: AccessStatus) -> Bool {
    guard status == .notDetermined, shown == nil else { return false }
    shown = permission
    counts[permission, default: 0] += 1
    return true
  }

  /// The user answers; the dialog goes away.
  ///
  /// - Parameter status: The new status; nil if the dialog went away without an answer and nothing changes.
  /// - Returns: What was asked for; nil if there is no dialog.
  public mutating func answer(_ status: AccessStatus?) -> Permission? {
    guard let permission = shown else { return nil }
    shown = nil
    if let status, permission != .notifications { statuses[permission] = status }
    return permission
  }

  /// The app is gone, and its dialog with it: nothing is determined.
  public mutating func appEnded() { shown = nil }

  /// The app was removed from the device: the system forgets its permissions.
  public mutating func appRemoved() {
    shown = nil
    statuses.removeAll()
  }
}
