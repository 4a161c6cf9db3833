import CenterSimulation
public import NotificationCivilTime
public import NotificationScheduling

/// What a step does with the push token, its store and the network.
public enum TokenAction: Sendable, Hashable {
  /// A user signs in; nil signs out.
  case user(String?)
  case network(isOn: Bool)
  case store(fails: Bool)
  /// A server of the team takes the store's place and answers with this HTTP status.
  case server(status: Int)
  /// The system has another token for the device; the app learns it when it registers.
  case device([UInt8])
  /// The provider has another token, and tells an app that runs.
  case provider(String)
  /// The next answer of this kind is an error.
  case fail(TokenFault, TokenError)
  /// Another device, or the server, writes fields of a user's document; nil is the present user.
  case remote(user: String?, fields: [String: String])
  /// The server learnt that a token has been dead for so long.
  case gone(String, age: TimeSpan)
  /// From now on these parts take so long.
  case slow([TokenPart: TimeSpan])
  /// From now on the work for a silent push takes so long.
  case slowFetch(TimeSpan)
}

/// Which answer is an error.
public enum TokenFault: String, Sendable, Hashable, CaseIterable {
  /// Of the system to the registration.
  case registration
  /// There is none at all.
  case silence
  /// Of the provider to a look at its token.
  case refresh
}

/// The push side of the world before the first step.
public struct TokenStart: Sendable, Hashable {
  /// Signed in already.
  public var user: String?
  /// What the provider will hand out first.
  public var provider: String?
  /// What stands in the user's document, put there by this device.
  public var stored: String?
  public var isSimulator = false
  public var build = TokenRegistration.Build.debug
  public var isOnline = true

  public init() {}
}

/// What a line expects of the push token.
public struct TokenExpectation: Sendable, Hashable {
  /// Whose document; the present user's, or the last one's, when nil.
  public var user: String?
  /// What stands in the field; `.some(nil)` is `none`.
  public var stored: String??
  /// What the app publishes.
  public var published: String??
  /// What was handed to the provider.
  public var device: String??
  public var writes: Int?
  public var attempts: Int?
  public var cleared: Bool?
  public var calls: Int?
  public var refreshes: Int?
  public var state: TokenState.Registration?
  /// The app publishes that notifications may be shown.
  public var granted: Bool?
  /// All of these were slow, and no others.
  public var slow: [TokenPart]?
  public var took: [TokenPart: TimeSpan] = [:]
  /// The whole document.
  public var document: [String: String]?
  /// What of it the app shows.
  public var heard: [String: String]?

  public init() {}
}

extension TokenAction {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .user(let user): return "user: \(user ?? "out")"
    case .network(let isOn): return "network: \(isOn ? "on" : "off")"
    case .store(let fails): return "store: \(fails ? "fails" : "ok")"
    case .server(let status): return "store: \(status)"
    case .device(let token): return "APNs token: \(RemoteRegistration.hexadecimal(token))"
    case .provider(let token): return "FCM token: \(token)"
    case .fail(let fault, _): return "token: the next \(fault.rawValue) fails"
    case .remote(_, let fields): return "remote: " + ScenarioStep.Action.pairs(fields).joined(separator: " ")
    case .gone(let token, let age): return "remote: \(token) has been dead for \(age)"
    case .slow(let parts):
      let spans = parts.sorted { $0.key.rawValue < $1.key.rawValue }
      return "slow: " + spans.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    case .slowFetch(let span): return "slow: background \(span)"
    }
  }
}
