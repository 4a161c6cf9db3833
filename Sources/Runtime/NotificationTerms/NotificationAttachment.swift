/// `UNNotificationAttachment`: an image, a sound or a video that comes with a notification.
public struct NotificationAttachment: Sendable, Hashable {
  public var identifier: String
  /// The name of a file that the app carries.
  public var file: String
  /// `UNNotificationAttachmentOptionsTypeHintKey`; nil leaves the type to the extension of the file.
  public var typeHint: String?

  public init(_ identifier: String, file: String, typeHint: String? = nil) {
    self.identifier = identifier
    self.file = file
    self.typeHint = typeHint
  }
}
