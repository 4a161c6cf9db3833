public import NotificationCivilTime
public import NotificationScheduling

/// A push that a server sends.
public enum PushAction: Sendable, Hashable {
  /// To these tokens; to the one that stands in the user's document when empty.
  case alert(type: String, payload: [String: String], to: [String], ExtensionWork = ExtensionWork())
  /// Nothing to see: the app fetches something, and ends with this result; nil is an error.
  case silent(FetchResult?)
}

/// What the service extension meets with when it works on a push.
public struct ExtensionWork: Sendable, Hashable {
  /// The download of its file comes to its end after so long.
  public var takes: TimeSpan = .zero
  public var downloadFails = false
  /// What the encrypted text says; nil when it cannot be decrypted.
  public var decrypted: String?

  public init() {}
}

/// What a line expects of what the app did with pushes and buttons.
public enum PushExpectation: Sendable, Hashable {
  /// The work of these buttons was done, in this order, and no other; an empty list is `none`.
  case performed([PerformedAction])
  /// The system was told these results at the end of background work.
  case completed([FetchResult])
  /// What the server was told, token by token.
  case sent([SentPush])
}

/// What became of a push to one token.
public struct SentPush: Sendable, Hashable {
  public enum Result: String, Sendable, Hashable, CaseIterable {
    /// APNs took it, for this device or another one.
    case ok
    /// 410: there is no such device any more.
    case gone
  }

  public var token: String
  public var result: Result

  public init(token: String, result: Result) {
    self.token = token
    self.result = result
  }
}

public struct PerformedAction: Sendable, Hashable {
  public var action: String
  /// What the user wrote; nil says nothing about it.
  public var text: String?

  public init(_ action: String, text: String? = nil) {
    self.action = action
    self.text = text
  }
}

extension PushAction {
  /// What a trace says of it.
  var text: String {
    switch self {
    case .alert(let type, let payload, _, _):
      (["push \(type)"] + ScenarioStep.Action.pairs(payload)).joined(separator: " ")
    case .silent: "silent push"
    }
  }
}
