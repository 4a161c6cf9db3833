/// A push that shows something, as it reaches the device.
public struct RemoteNotification: Sendable, Hashable {
  /// `apns-collapse-id`, or a name of its own.
  public var identifier: String
  /// Texts are those of the payload; `userInfo` holds the keys beside `aps`.
  public var content: NotificationContent
  /// `mutable-content`: the service extension may change it first.
  public var isMutable: Bool

  public init(identifier: String, content: NotificationContent, isMutable: Bool = false) {
    self.identifier = identifier
    self.content = content
    self.isMutable = isMutable
  }
}
