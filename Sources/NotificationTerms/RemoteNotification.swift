/// A push that shows something, as it reaches the device.
public struct RemoteNotification: Sendable, Hashable {
  /// A name of its own.
  public var identifier: String
  /// Texts are those of the payload; `userInfo` holds the keys beside `aps`.
  public var content: NotificationContent
  /// `mutable-content`: the service extension may change it first.
  public var isMutable: Bool
  /// `apns-collapse-id`: it takes the place of the one that is shown under the same id.
  public var collapseID: String?

  public init(
    identifier: String, content: NotificationContent, isMutable: Bool = false, collapseID: String? = nil
  ) {
    self.identifier = identifier
    self.content = content
    self.isMutable = isMutable
    self.collapseID = collapseID
  }
}
