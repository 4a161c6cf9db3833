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

  /// Forgets its token, so that nobody is reached by it any more. What throws is tried again, also at the next launch.
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

/// Where the push token of an app comes from and where it goes.
public struct TokenBackends: Sendable {
  /// Nil for an app whose server talks to APNs itself.
  public var provider: (any TokenProvider)?
  /// Where a server finds the token.
  public var tokens: any TokenStore
  /// How much of a token a log may have.
  public var build: TokenRegistration.Build
  /// A simulator gets no token from APNs, or one of its own.
  public var isSimulator: Bool
  /// Asks the system for the device's token: `registerForRemoteNotifications()`.
  public var register: @MainActor @Sendable () -> Void
  /// Tells the system that this device receives no pushes: `unregisterForRemoteNotifications()`.
  public var unregister: @MainActor @Sendable () -> Void

  public init(
    provider: (any TokenProvider)? = nil, tokens: any TokenStore, build: TokenRegistration.Build = .current,
    isSimulator: Bool = TokenRegistration.Build.isForSimulator, register: @escaping @MainActor @Sendable () -> Void,
    unregister: @escaping @MainActor @Sendable () -> Void
  ) {
    self.provider = provider
    self.tokens = tokens
    self.build = build
    self.isSimulator = isSimulator
    self.register = register
    self.unregister = unregister
  }
}

extension TokenRegistration.Build {
  /// That of this app.
  public static var current: Self {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }

  /// Whether this app was built for a simulator.
  public static var isForSimulator: Bool {
    #if targetEnvironment(simulator)
      true
    #else
      false
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
  import UIKit

  @available(iOSApplicationExtension, unavailable)
  extension TokenBackends {
    /// Of an app that registers with the system of its device.
    public init(provider: (any TokenProvider)? = nil, tokens: any TokenStore) {
      self.init(
        provider: provider, tokens: tokens, register: { UIApplication.shared.registerForRemoteNotifications() },
        unregister: { UIApplication.shared.unregisterForRemoteNotifications() })
    }
  }
#endif
