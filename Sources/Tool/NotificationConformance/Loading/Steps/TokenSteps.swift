public import NotificationCivilTime
public import NotificationScheduling
import NotificationTerms
import SpecDiagnostics
import SpecLanguage

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
  /// Of the provider to a discard of it.
  case discard
}

extension TokenAction {
  /// About the network, or the store of the users' documents.
  var isOfStore: Bool {
    switch self {
    case .network, .store, .server, .slow, .remote: true
    case .user, .device, .provider, .fail, .gone, .slowFetch: false
    }
  }

  /// What a trace says of it.
  var text: String {
    switch self {
    case .user(let user): return "user: \(user ?? "out")"
    case .network(let isOn): return "network: \(isOn ? "on" : "off")"
    case .store(let fails): return "store: \(fails ? "fails" : "ok")"
    case .server(let status): return "store: \(status)"
    case .device(let token): return "APNs token: \(token.hexadecimal)"
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

extension StepVerb {
  /// Users, the push token, the network and the store.
  static let tokens = [
    StepVerb(
      "user", .userChange, "The name of the user who signs in, or 'out'.", example: "alice",
      doc: "A user signs in or out."
    ) { .token(.user($0)) },
    StepVerb(
      "network", .onOff, "Whether there is one.", example: "off", doc: "The device loses or finds the network."
    ) { .token(.network(isOn: $0)) },
    StepVerb(
      "store", .storeAnswer,
      "Whether it accepts writes, or the HTTP status that the team's server answers with.", example: "fails",
      doc: "The server's store refuses writes, or accepts them again."
    ) { .token($0) },
    StepVerb(
      "token", group: TokenChange.self, "What changes.", example: "{ fcm: fcm-2 }",
      doc: "The system or the provider has another token, or an error."
    ) { .token($0.action) },
    StepVerb(
      "remote", .remoteWrite,
      "Fields and values; with 'user' somebody else's document. 'gone' names a token that APNs reports as dead, 'age' "
        + "for how long it has been so.", example: "{ fcmToken: other-device }",
      doc: "Somebody else writes into the user's document, or the server learns something."
    ) { .token($0) },
    StepVerb(
      "slow", group: SlowParts.self, "How long.", example: "{ upload: 3s }", doc: "From now on something is slow."
    ) { .token($0.action) },
  ]
}

private struct TokenChange: KeyedSection {
  static let keys = SectionKeys<Self>(
    "scenario-token-change", doc: "What happens to the token.",
    choices: [KeyChoice(["apns", "fcm", "fails"], required: true)])

  let action: TokenAction

  init?(_ read: KeyReader<Self>) {
    let device = read(
      "apns", .bytes, doc: "The system has this token for the device from now on: bytes in hexadecimal digits.",
      example: "\"A9 0E 02\"")
    let provider = read(
      "fcm", .token, doc: "The provider has this token, and tells a running app.", example: "fcm-2")
    let fault = read(
      "fails", KeyType<TokenFault>.choice,
      doc: "The next answer is an error; with 'silence' the registration has none.", example: "registration")
    let action: TokenAction? =
      device.map { .device($0) } ?? provider.map { .provider($0) } ?? fault.map { .fail($0, $0.error) }
    guard let action else { return nil }
    self.action = action
  }
}

extension TokenFault {
  /// What a scenario answers with.
  var error: TokenError {
    switch self {
    case .registration, .silence:
      TokenError(
        domain: "NSCocoaErrorDomain", code: 3000,
        text: "no valid 'aps-environment' entitlement string found for application")
    case .refresh: TokenError(domain: "com.google.fcm", code: 501, text: "the token could not be fetched")
    case .discard: TokenError(domain: "com.google.fcm", code: 500, text: "the token could not be deleted")
    }
  }
}

private struct SlowParts: KeyedSection {
  static let keys = SectionKeys<Self>(
    "scenario-slow", doc: "How long parts take; 'background' cannot be combined with another.")

  let action: TokenAction

  init?(_ read: KeyReader<Self>) {
    let parts = read.durations([.registration, .exchange, .upload, .refresh])
    let background = read(
      "background", .duration, doc: "How long the app's work for a silent push takes.", example: "40s")
    if background == nil, parts.isEmpty { return nil }
    action = background.map { .slowFetch($0) } ?? .slow(parts)
  }
}

extension KeyReader {
  /// How long some of the parts take.
  func durations(_ parts: [TokenPart]) -> [TokenPart: TimeSpan] {
    var spans: [TokenPart: TimeSpan] = [:]
    for part in parts {
      spans[part] = self(part.rawValue, .duration, doc: "How long \(part.rawValue) takes.", example: "3s")
    }
    return spans
  }
}

// MARK: Values

extension KeyType where Value == String {
  /// Opaque; an empty one is for the app to refuse.
  fileprivate static var token: Self { Self(.either([.text, .choice([""])])) { $1.session.anyText($0) } }
}

extension KeyType where Value == [UInt8] {
  /// Bytes in hexadecimal digits of either case, with spaces or without.
  fileprivate static var bytes: Self {
    Self(.text) { value, file in
      guard let text = file.session.anyText(value) else { return nil }
      var bytes: [UInt8] = []
      var rest = Substring(text.filter { $0 != " " })
      while let byte = UInt8(rest.prefix(2), radix: 16), rest.count >= 2, rest.first?.isHexDigit == true {
        bytes.append(byte)
        rest.removeFirst(2)
      }
      if rest.isEmpty, !bytes.isEmpty { return bytes }
      file.session.report(.badValue, "must be bytes in hexadecimal digits, such as \"A9 0E 02\"", about: value)
      return nil
    }
  }
}

extension KeyType where Value == TokenAction {
  fileprivate static var storeAnswer: Self {
    Self(.either([.choice(StoreWord.allCases.map(\.rawValue)), .int(100...599)])) { value, file in
      if value.kind == .scalar, case .int = value.core {
        return file.session.int(value, in: 100...599).map { .server(status: $0) }
      }
      return file.session.choice(value, as: StoreWord.self).map { .store(fails: $0 == .fails) }
    }
  }

  /// Fields of a document; of a server that learnt something, the token and for how long it has been dead.
  fileprivate static var remoteWrite: Self {
    let fields = KeyType<[String: SourceValue]>.map(keys: .pattern(.storageKey), values: .written(.text))
    return Self(fields.shape) { value, file in
      let part = file.session.beginPart()
      guard var entries = fields.read(value, file) else { return nil }
      let texts = entries.compactMapValues { file.session.text($0) }
      let age = entries.removeValue(forKey: "age").flatMap { age -> TimeSpan? in
        if let span = TimeSpan(age.text) { return span }
        file.session.report(.badTime, "must be a duration such as 10m", about: age)
        return nil
      }
      guard part.isSound else { return nil }
      if let gone = texts["gone"] { return .gone(gone, age: age ?? .zero) }
      return .remote(user: texts["user"], fields: texts.filter { !["user", "age"].contains($0.key) })
    }
  }
}

private enum StoreWord: String, CaseIterable { case ok, fails }
