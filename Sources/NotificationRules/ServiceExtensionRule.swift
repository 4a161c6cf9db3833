/// What a notification service extension does with a push before it is shown.
public struct ServiceExtensionRule: Sendable, Hashable {
  /// Keys of the payload that it handles: `encrypted_body` is decrypted, the others name a file to attach.
  public var handles: [String]

  public init(handles: [String]) { self.handles = handles }

  public static let encryptedBody = "encrypted_body"
}
