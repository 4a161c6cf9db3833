public import NotificationCivilTime

/// What a notification service extension does with a push before it is shown.
public struct ServiceExtensionRule: Sendable, Hashable {
  /// Keys of the payload that it handles: `encrypted_body` is decrypted, the others name a file to attach.
  public var handles: [String]

  /// How long it works at most. Whatever is ready by then is shown.
  public var timeLimit: TimeSpan

  public init(handles: [String], timeLimit: TimeSpan = Self.systemLimit) {
    self.handles = handles
    self.timeLimit = timeLimit
  }

  /// After this time iOS stops the extension.
  public static let systemLimit = TimeSpan.seconds(30)

  public static let encryptedBody = "encrypted_body"
}
