public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms
public import SpecDiagnostics

/// `push.token`: where the device token is kept, and when it is written and taken away.
public struct PushTokenItem: SpecSection, Hashable {
  public let span: SourceSpan
  public let store: Located<String>
  public let field: Located<String>
  public let encoding: Located<Encoding>
  public let writeWhen: [Located<AuthorizationStatus>]
  public let clearOn: [Located<Clearing>]
  public let retry: Located<Retry>
  public let refreshOn: [Located<Refresh>]
  public let simulator: Located<Simulator>
  public let log: Log
  public let localKey: Located<String>?
  public let budgets: Budgets

  public static let keys = SectionKeys<Self>(
    "push-token", doc: "Where the device token is kept, and when it is written.")

  public init(_ read: KeyReader<Self>) {
    span = read.span
    store = read(
      "store", \.store, .pattern(.documentPath),
      doc: "The document that contains it; `{uid}` is the user.", example: "\"users/{uid}\"")
    field = read("field", \.field, .pattern(.payloadKey), doc: "The field of that document.", example: "fcmToken")
    encoding = read(
      "encoding", \.encoding, .choice, default: .opaque,
      doc: "Hexadecimal digits (`hex`), or the provider's own text (`opaque`).", example: "opaque")
    writeWhen = read(
      "write_when", \.writeWhen, listOf: .choice, default: [.authorized, .provisional, .ephemeral],
      notEmpty: "lists no state of permission, so the token would never be written",
      doc: "The states of permission in which it is written.",
      example: "[authorized, provisional]")
    clearOn = read(
      "clear_on", \.clearOn, listOf: .choice, default: [.signOut],
      doc: "When it is removed.", example: "[sign_out, revoked]")
    retry = read(
      "retry", \.retry, .choice, default: .nextLaunch,
      doc: "When a failed write is retried.", example: "next_launch")
    refreshOn = read(
      "refresh_on", \.refreshOn, listOf: .choice, default: [.launch],
      doc: "When the app checks for a new token by itself. One that the provider reports is always stored.",
      example: "[launch]")
    simulator = read(
      "simulator", \.simulator, .choice, default: .none,
      doc: "Whether a simulator invents a token.", example: "mock")
    log = read(
      "log", \.log, doc: "How much of it goes to the console.", example: "{ debug: full, release: none }")
    localKey = read(
      "local_key", \.localKey, .pattern(.payloadKey), doc: "Where the device remembers it.", example: "deviceToken")
    budgets = read(
      "budgets", \.budgets, doc: "How long each part may take.", example: "{ registration: 2s, total: 5s }")
  }
}

extension PushTokenItem {
  public enum Encoding: String, Sendable, CaseIterable {
    /// The bytes of the token in lower-case hexadecimal digits.
    case hex
    /// Text as the provider gives it, whatever is in it.
    case opaque
  }

  public enum Clearing: String, Sendable, CaseIterable {
    case signOut = "sign_out"
    case revoked
  }

  public enum Retry: String, Sendable, CaseIterable {
    case nextLaunch = "next_launch"
    case never
  }

  public enum Refresh: String, Sendable, CaseIterable {
    case launch
  }

  public enum Simulator: String, Sendable, CaseIterable {
    case mock, none
  }

  /// `push.token.log`.
  public struct Log: SpecSection, Hashable {
    public let debug: Located<TokenRule.Logging>
    public let release: Located<TokenRule.Logging>

    public static let keys = SectionKeys<Self>("token-log", doc: "How much of the token goes to the console.")

    public init(_ read: KeyReader<Self>) {
      debug = read(
        "debug", \.debug, .choice, default: .none, doc: "In debug builds.", example: "full")
      release = read(
        "release", \.release, .choice, default: .none, doc: "In release builds.", example: "none")
    }
  }

  /// `push.token.budgets`.
  public struct Budgets: SpecSection, Hashable {
    public let registration: Located<TimeSpan>?
    public let upload: Located<TimeSpan>?
    public let refresh: Located<TimeSpan>?
    public let total: Located<TimeSpan>?

    public static let keys = SectionKeys<Self>("token-budgets", doc: "How long each part of the registration may take.")

    public init(_ read: KeyReader<Self>) {
      registration = read(
        "registration", \.registration, .duration, doc: "From the permission to the token.", example: "2s")
      upload = read("upload", \.upload, .duration, doc: "From the token to its place in the store.", example: "1s")
      refresh = read("refresh", \.refresh, .duration, doc: "The check for a new token at launch.", example: "2s")
      total = read("total", \.total, .duration, doc: "From the prompt to the end.", example: "5s")
    }
  }

  /// The second device of a user overwrites the token of the first: no placeholder besides that of the user, and no
  /// name of a device, gives each its own place.
  public var isOneForAUser: Bool {
    store.value.count(where: { $0 == "{" }) < 2 && !store.value.lowercased().contains("device")
  }

  var rule: TokenRule {
    TokenRule(
      store: store.value, field: field.value, encoding: encoding.value == .hex ? .hex : .opaque,
      writeWhen: writeWhen.map(\.value),
      clearsOnSignOut: clearOn.contains { $0.value == .signOut },
      clearsOnRevocation: clearOn.contains { $0.value == .revoked },
      retriesAtLaunch: retry.value == .nextLaunch,
      refreshesAtLaunch: refreshOn.contains { $0.value == .launch },
      mocksSimulator: simulator.value == .mock, debugLog: log.debug.value, releaseLog: log.release.value,
      budgets: TokenBudgets(
        registration: budgets.registration?.value, upload: budgets.upload?.value, refresh: budgets.refresh?.value,
        total: budgets.total?.value))
  }
}
