public import NotificationCivilTime
public import NotificationTerms
public import SpecDiagnostics

/// `push.token`: where the device token is kept, and when it is written and taken away.
public struct PushTokenItem: Sendable, Hashable {
  public enum Encoding: String, Sendable, Hashable, CaseIterable {
    /// The bytes of the token in lower-case hexadecimal digits.
    case hex
    /// Text as the provider gives it, whatever is in it.
    case opaque
  }

  public enum Clearing: String, Sendable, Hashable, CaseIterable {
    case signOut = "sign_out"
    case revoked
  }

  public enum Retry: String, Sendable, Hashable, CaseIterable {
    case nextLaunch = "next_launch"
    case never
  }

  public enum Refresh: String, Sendable, Hashable, CaseIterable {
    case launch
    case providerChange = "provider_change"
    case reinstall
  }

  public enum Simulator: String, Sendable, Hashable, CaseIterable {
    case mock, none
  }

  public enum Logging: String, Sendable, Hashable, CaseIterable {
    case full, short, none
  }

  public var span: SourceSpan
  /// The path of the document: `users/{uid}`.
  public var store: Located<String>
  public var field: Located<String>
  public var encoding: Located<Encoding>
  /// The states of permission in which the token is written.
  public var writeWhen: [Located<AuthorizationStatus>]
  public var clearOn: [Located<Clearing>]
  public var retry: Located<Retry>
  public var refreshOn: [Located<Refresh>]
  public var simulator: Located<Simulator>
  public var debugLog: Located<Logging>
  public var releaseLog: Located<Logging>
  /// Whether each device of a user has a place of its own.
  public var hasMultipleDevices: Located<Bool>
  /// Where the device itself remembers the token.
  public var localKey: Located<String>?
  public var budgets: TokenBudgetsItem

  public init(
    span: SourceSpan, store: Located<String>, field: Located<String>, encoding: Located<Encoding>? = nil,
    writeWhen: [Located<AuthorizationStatus>]? = nil, clearOn: [Located<Clearing>]? = nil,
    retry: Located<Retry>? = nil, refreshOn: [Located<Refresh>]? = nil, simulator: Located<Simulator>? = nil,
    debugLog: Located<Logging>? = nil, releaseLog: Located<Logging>? = nil,
    hasMultipleDevices: Located<Bool>? = nil, localKey: Located<String>? = nil,
    budgets: TokenBudgetsItem = TokenBudgetsItem()
  ) {
    self.span = span
    self.store = store
    self.field = field
    self.encoding = encoding ?? Located(.opaque, at: span)
    self.writeWhen =
      writeWhen ?? [AuthorizationStatus.authorized, .provisional, .ephemeral].map { Located($0, at: span) }
    self.clearOn = clearOn ?? [Located(.signOut, at: span)]
    self.retry = retry ?? Located(.nextLaunch, at: span)
    self.refreshOn = refreshOn ?? [Refresh.launch, .providerChange].map { Located($0, at: span) }
    self.simulator = simulator ?? Located(.none, at: span)
    self.debugLog = debugLog ?? Located(.none, at: span)
    self.releaseLog = releaseLog ?? Located(.none, at: span)
    self.hasMultipleDevices = hasMultipleDevices ?? Located(false, at: span)
    self.localKey = localKey
    self.budgets = budgets
  }
}

/// `push.token.budgets`: how long each part may take.
public struct TokenBudgetsItem: Sendable, Hashable {
  public var registration: Located<TimeSpan>?
  public var upload: Located<TimeSpan>?
  public var refresh: Located<TimeSpan>?
  public var total: Located<TimeSpan>?

  public init(
    registration: Located<TimeSpan>? = nil, upload: Located<TimeSpan>? = nil, refresh: Located<TimeSpan>? = nil,
    total: Located<TimeSpan>? = nil
  ) {
    self.registration = registration
    self.upload = upload
    self.refresh = refresh
    self.total = total
  }
}
