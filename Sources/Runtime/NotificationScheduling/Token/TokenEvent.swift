public import NotificationCivilTime
public import NotificationTerms

/// Something that happened to the push token, or to what it depends on.
public enum TokenEvent: Sendable, Hashable {
  /// The process has begun, perhaps in the background. It comes first.
  case started
  /// A cold start that people see.
  case launched(AuthorizationStatus)
  /// The state comes from the backup of another device, whose token is not that of this one.
  case movedToNewDevice
  /// The app is back, from Settings perhaps.
  case foregrounded(AuthorizationStatus)
  case signedIn(String)
  case signedOut
  /// The user has answered the dialog, or it went away.
  case answered(AuthorizationStatus)
  case networkChanged(isOnline: Bool)
  /// `didRegisterForRemoteNotificationsWithDeviceToken`.
  case deviceToken([UInt8])
  /// `didFailToRegisterForRemoteNotificationsWithError`.
  case registrationFailed(TokenError)
  /// The provider has a token: the first one, a new one, or the same again after a check.
  case token(String)
  case tokenFailed(TokenError)
  /// The provider has answered the discard of this number.
  case discarded(Int)
  case discardFailed(Int, TokenError)
  /// The store has answered the write of this number.
  case stored(Int)
  case storeFailed(Int, TokenError)
  /// A server of the team has answered the write of this number with an HTTP status.
  case responded(Int, status: Int)
  /// The user's document has changed: what a listener is told while the app runs.
  case documentChanged([String: String])
  /// A wait that was asked for is over.
  case waited(TokenWait)
  /// The server learnt from APNs that a token has been dead since this instant.
  case reportedGone(String, since: Instant)
}

/// Domain, code and description, as the system and the store give them.
public struct TokenError: Error, Sendable, Hashable {
  public var domain: String
  public var code: Int
  public var text: String

  public init(domain: String, code: Int, text: String) {
    self.domain = domain
    self.code = code
    self.text = text
  }

  /// Nobody answered in time.
  public static func unanswered(within span: TimeSpan) -> Self {
    Self(domain: "notispec", code: 1, text: "no answer within \(span)")
  }

  /// Because there is no network, which comes back by itself.
  public var isOffline: Bool { domain == "NSURLErrorDomain" && code == -1009 }
}

/// What a token registration waits for with a clock.
public enum TokenWait: Sendable, Hashable {
  /// No answer came to the registration of this number: it has failed.
  case registration(Int)
  /// The next try after a failure without a network, of this number.
  case retry(Int)
  /// The next try to discard, after that of this number.
  case discard(Int)
}

/// What a token registration asks of the outside, in the order in which it must be carried out.
public enum TokenCommand: Sendable, Hashable {
  /// `requestAuthorization(options:)`.
  case requestAuthorization
  /// `registerForRemoteNotifications()`.
  case register
  /// `unregisterForRemoteNotifications()`.
  case unregister
  /// Pass the device's token, in hexadecimal digits, to the provider, which makes its own from it.
  case handOver(String)
  /// The provider must forget its token; `discarded` comes back.
  case discard(Int)
  /// Ask the provider for its present token.
  case refresh
  /// Set one field of a document, nothing else.
  case set(document: String, field: String, token: String, number: Int)
  /// Delete one field of a document if it contains this token.
  case clear(document: String, field: String, token: String, number: Int)
  case wait(TokenWait, TimeSpan)
  /// The id of a target.
  case open(String)
  /// How long a part took, and whether that is over its budget.
  case measured(TokenPart, TimeSpan, isSlow: Bool)
  /// For analytics.
  case deliver([AnalyticsRecord])
  /// A line for developers that is not an event.
  case console(String)
}
