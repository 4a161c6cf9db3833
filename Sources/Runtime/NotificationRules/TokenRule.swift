public import NotificationCivilTime
public import NotificationTerms

/// Where the push token of a device is kept, and when it is written and removed.
public struct TokenRule: Sendable, Hashable {
  public enum Logging: String, Sendable, Hashable, CaseIterable {
    case full, short, none
  }

  /// Whose token is stored.
  public enum Encoding: String, Sendable, Hashable, CaseIterable {
    /// The provider's, as it is given.
    case opaque
    /// The system's, its bytes in lower-case hexadecimal digits. There is no provider.
    case hex
  }

  /// The path of the document, with `{uid}` for the user.
  public var store: String
  public var field: String
  public var encoding: Encoding
  /// The states of permission in which the token is written.
  public var writeWhen: [AuthorizationStatus]
  public var clearsOnSignOut: Bool
  /// The token is removed when permission is revoked.
  public var clearsOnRevocation: Bool
  /// A failed write is retried at every launch; otherwise only a new token is written.
  public var retriesAtLaunch: Bool
  /// Every cold start checks whether the token is still the same.
  public var refreshesAtLaunch: Bool
  /// A simulator, which has no token, gets one.
  public var mocksSimulator: Bool
  public var debugLog: Logging
  public var releaseLog: Logging
  public var budgets: TokenBudgets

  public init(
    store: String, field: String, encoding: Encoding = .opaque, writeWhen: [AuthorizationStatus],
    clearsOnSignOut: Bool = true,
    clearsOnRevocation: Bool = false, retriesAtLaunch: Bool = true, refreshesAtLaunch: Bool = true,
    mocksSimulator: Bool = false, debugLog: Logging = .none, releaseLog: Logging = .none,
    budgets: TokenBudgets = TokenBudgets()
  ) {
    self.store = store
    self.field = field
    self.encoding = encoding
    self.writeWhen = writeWhen
    self.clearsOnSignOut = clearsOnSignOut
    self.clearsOnRevocation = clearsOnRevocation
    self.retriesAtLaunch = retriesAtLaunch
    self.refreshesAtLaunch = refreshesAtLaunch
    self.mocksSimulator = mocksSimulator
    self.debugLog = debugLog
    self.releaseLog = releaseLog
    self.budgets = budgets
  }
}

/// How long each part may take; what takes this long or longer is merely slow.
public struct TokenBudgets: Sendable, Hashable {
  /// From the call to the device token, and from there to the provider's token.
  public var registration: TimeSpan?
  /// From the write to its acknowledgement.
  public var upload: TimeSpan?
  /// From the cold start to the token.
  public var refresh: TimeSpan?
  /// From the grant to the stored token.
  public var total: TimeSpan?

  public init(
    registration: TimeSpan? = nil, upload: TimeSpan? = nil, refresh: TimeSpan? = nil, total: TimeSpan? = nil
  ) {
    self.registration = registration
    self.upload = upload
    self.refresh = refresh
    self.total = total
  }
}
