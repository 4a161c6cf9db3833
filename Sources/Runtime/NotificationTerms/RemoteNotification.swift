/// A push that shows something, as it reaches the device.
public struct RemoteNotification: Sendable, Hashable {
  /// A unique name.
  public var identifier: String
  /// Texts are those of the payload; `userInfo` has the keys next to `aps`.
  public var content: NotificationContent
  /// `mutable-content`: the service extension may change it first.
  public var isMutable: Bool
  /// `apns-collapse-id`: it replaces the notification that is shown under the same id.
  public var collapseID: String?

  public init(identifier: String, content: NotificationContent, isMutable: Bool = false, collapseID: String? = nil) {
    self.identifier = identifier
    self.content = content
    self.isMutable = isMutable
    self.collapseID = collapseID
  }
}
