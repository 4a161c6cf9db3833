import Foundation
public import NotificationScheduling

/// Who makes the token that a server pushes to: Firebase, OneSignal and the like. An app whose server talks to APNs itself
/// has none.
///
/// What it reports by itself, such as a new token, an app passes on with `AppToken.provided(_:)`.
public protocol TokenProvider: Sendable {
  /// The system has given the device a token, of which the provider makes its own: Firebase's `Messaging.apnsToken`.
  func take(deviceToken: [UInt8]) async

  /// Its token; nil if it has none yet.
  func token() async throws -> String?

  /// Forgets its token, which is dead, and makes another one.
  func discard() async throws
}

/// Where a server finds the token of a user: Firestore, or a server of the team.
///
/// An answer says that the token is safe there; a network that is missing may hold it back. What throws is written again at
/// the next launch.
public protocol TokenStore: Sendable {
  /// Sets one field of a document, nothing else.
  func set(_ token: String, field: String, document: String) async throws

  /// Deletes the field if it contains this token: another device may have written its own by now.
  func clear(_ token: String, field: String, document: String) async throws
}

extension TokenError {
  /// What a system or a library threw.
  public init(_ error: any Error) {
    if let error = error as? TokenError {
      self = error
    } else {
      let error = error as NSError
      self.init(domain: error.domain, code: error.code, text: error.localizedDescription)
    }
  }
}
