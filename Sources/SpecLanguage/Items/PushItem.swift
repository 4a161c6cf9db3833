public import SpecDiagnostics

/// `push`: how remote notifications reach the app.
public struct PushItem: Sendable, Hashable {
  /// Who delivers.
  public enum Provider: String, Sendable, Hashable, CaseIterable {
    case apns, fcm, onesignal
  }

  /// Which of Apple's two servers a build registers with.
  public enum Environment: String, Sendable, Hashable, CaseIterable {
    case sandbox, production
  }

  /// `UIBackgroundModes` of the app, in snake_case.
  public enum BackgroundMode: String, Sendable, Hashable, CaseIterable {
    case remoteNotification = "remote_notification"
    case fetch
  }

  /// What access rules are generated for the stored tokens.
  public enum FirestoreRules: String, Sendable, Hashable, CaseIterable {
    /// As the requirements write them, weaknesses included.
    case asWritten = "as_written"
    /// Tokens in a subcollection that only their owner reads.
    case privateSubcollection = "private_subcollection"
    case none
  }

  /// The section's key.
  public var span: SourceSpan
  public var summary: String?
  /// APNs by default.
  public var providers: [Located<Provider>]
  public var authentication: PushAuthenticationItem?
  public var environments: PushEnvironmentsItem
  public var backgroundModes: [Located<BackgroundMode>]
  public var entitlements: [Located<Entitlement>]
  public var token: PushTokenItem?
  public var firestoreRules: Located<FirestoreRules>
  public var registrationRequest: RegistrationRequestItem?
  public var serviceExtension: ServiceExtensionItem?
  public var contentExtension: ContentExtensionItem?
  public var oneSignal: OneSignalItem?
  /// Modules of other people that the app links for this.
  public var dependencies: [Located<String>]
  public var covers: [Located<String>]

  public init(
    span: SourceSpan, summary: String? = nil, providers: [Located<Provider>]? = nil,
    authentication: PushAuthenticationItem? = nil, environments: PushEnvironmentsItem? = nil,
    backgroundModes: [Located<BackgroundMode>] = [], entitlements: [Located<Entitlement>] = [],
    token: PushTokenItem? = nil, firestoreRules: Located<FirestoreRules>? = nil,
    registrationRequest: RegistrationRequestItem? = nil, serviceExtension: ServiceExtensionItem? = nil,
    contentExtension: ContentExtensionItem? = nil, oneSignal: OneSignalItem? = nil,
    dependencies: [Located<String>] = [], covers: [Located<String>] = []
  ) {
    self.span = span
    self.summary = summary
    self.providers = providers ?? [Located(.apns, at: span)]
    self.authentication = authentication
    self.environments = environments ?? PushEnvironmentsItem(span: span)
    self.backgroundModes = backgroundModes
    self.entitlements = entitlements
    self.token = token
    self.firestoreRules = firestoreRules ?? Located(.none, at: span)
    self.registrationRequest = registrationRequest
    self.serviceExtension = serviceExtension
    self.contentExtension = contentExtension
    self.oneSignal = oneSignal
    self.dependencies = dependencies
    self.covers = covers
  }
}

/// `push.authentication`: how a server shows APNs that it may send.
public struct PushAuthenticationItem: Sendable, Hashable {
  public enum Method: String, Sendable, Hashable, CaseIterable {
    /// A signing key (`.p8`) and tokens made with it.
    case key
    case certificate
  }

  public var span: SourceSpan
  public var method: Located<Method>
  /// Ten capital letters and digits.
  public var keyID: Located<String>?
  /// Ten capital letters and digits.
  public var teamID: Located<String>?
  public var keyFile: Located<String>?

  public init(
    span: SourceSpan, method: Located<Method>, keyID: Located<String>? = nil, teamID: Located<String>? = nil,
    keyFile: Located<String>? = nil
  ) {
    self.span = span
    self.method = method
    self.keyID = keyID
    self.teamID = teamID
    self.keyFile = keyFile
  }
}

/// `push.environments`: the server of each kind of build. TestFlight and App Store builds talk to production.
public struct PushEnvironmentsItem: Sendable, Hashable {
  public var debug: Located<PushItem.Environment>
  public var testFlight: Located<PushItem.Environment>
  public var release: Located<PushItem.Environment>

  public init(
    span: SourceSpan, debug: Located<PushItem.Environment>? = nil, testFlight: Located<PushItem.Environment>? = nil,
    release: Located<PushItem.Environment>? = nil
  ) {
    self.debug = debug ?? Located(.sandbox, at: span)
    self.testFlight = testFlight ?? Located(.production, at: span)
    self.release = release ?? Located(.production, at: span)
  }
}

/// `push.registration_request`: the request that hands the token to a server of one's own.
public struct RegistrationRequestItem: Sendable, Hashable {
  public var span: SourceSpan
  public var endpoint: Located<String>
  /// Keys of the request's body.
  public var fields: [Located<String>]

  public init(span: SourceSpan, endpoint: Located<String>, fields: [Located<String>]) {
    self.span = span
    self.endpoint = endpoint
    self.fields = fields
  }
}

/// `push.onesignal`.
public struct OneSignalItem: Sendable, Hashable {
  /// What happens to a notification that comes while the app is open.
  public enum Foreground: String, Sendable, Hashable, CaseIterable {
    case display, prevent
  }

  public var span: SourceSpan
  public var appID: Located<String>
  /// Whether a refused prompt leads to the Settings app.
  public var fallsBackToSettings: Located<Bool>
  public var tags: [Located<String>]
  public var foreground: Located<Foreground>

  public init(
    span: SourceSpan, appID: Located<String>, fallsBackToSettings: Located<Bool>? = nil,
    tags: [Located<String>] = [],
    foreground: Located<Foreground>? = nil
  ) {
    self.span = span
    self.appID = appID
    self.fallsBackToSettings = fallsBackToSettings ?? Located(false, at: span)
    self.tags = tags
    self.foreground = foreground ?? Located(.display, at: span)
  }
}
