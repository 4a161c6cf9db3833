import NotificationCivilTime
import NotificationScheduling
import SpecDiagnostics
import SpecLanguage

extension StepVerb {
  /// Users, the push token, the network and the store.
  static let tokens = [
    StepVerb(
      "user", .userChange, "The name of who signs in, or 'out'.", example: "alice", doc: "Somebody signs in, or out."
    ) { .token(.user($0)) },
    StepVerb(
      "network", .onOff, "Whether there is one.", example: "off", doc: "The device loses or finds the network."
    ) { .token(.network(isOn: $0)) },
    StepVerb(
      "store", .storeAnswer,
      "Whether it takes writes, or the HTTP status with which a server of the team answers.", example: "fails",
      doc: "The server's store refuses writes, or takes them again."
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
      "slow", group: SlowParts.self, "How long.", example: "{ upload: 3s }", doc: "From now on something takes long."
    ) { .token($0.action) },
  ]
}

private struct TokenChange: LineGroup {
  static let shape = listed(
    "scenario-token-change", doc: "What becomes of the token.",
    choices: [KeyChoice(["apns", "fcm", "fails"], required: true)])

  let action: TokenAction

  init?(_ read: LineReader) {
    let device = read(
      "apns", .bytes, doc: "The system has this token for the device from now on: bytes in hexadecimal digits.",
      example: "\"A9 0E 02\"")
    let provider = read(
      "fcm", .token, doc: "The provider has this token, and tells an app that runs.", example: "fcm-2")
    let fault = read(
      "fails", LineValue<TokenFault>.choice,
      doc: "The next answer is an error; with 'silence' the registration has none.", example: "registration")
    let action: TokenAction? =
      device.map { .device($0) } ?? provider.map { .provider($0) } ?? fault.map { .fail($0, $0.error) }
    guard let action else { return nil }
    self.action = action
  }
}

extension TokenFault {
  fileprivate var error: TokenError {
    switch self {
    case .registration, .silence:
      TokenError(
        domain: "NSCocoaErrorDomain", code: 3000,
        text: "no valid 'aps-environment' entitlement string found for application")
    case .refresh: TokenError(domain: "com.google.fcm", code: 501, text: "the token could not be fetched")
    }
  }
}

private struct SlowParts: LineGroup {
  static let shape = listed("scenario-slow", doc: "How long parts take; 'background' goes with no other.")

  let action: TokenAction

  init?(_ read: LineReader) {
    let parts = read.durations([.registration, .exchange, .upload, .refresh])
    let background = read(
      "background", .duration, doc: "How long the app's work for a silent push takes.", example: "40s")
    if background == nil, parts.isEmpty { return nil }
    action = background.map { .slowFetch($0) } ?? .slow(parts)
  }
}

extension LineReader {
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

extension LineValue where Value == String {
  /// Opaque; an empty one is for the app to refuse.
  fileprivate static var token: Self { Self(.either([.text, .choice([""])])) { $1.session.anyText($0) } }
}

extension LineValue where Value == [UInt8] {
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

extension LineValue where Value == TokenAction {
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
    let fields = LineValue<[String: SourceValue]>.map(keys: .pattern(.storageKey), values: .written(.text))
    return Self(fields.shape()) { value, file in
      let errorsBefore = file.session.errorCount
      guard var entries = fields.read(value, file) else { return nil }
      let texts = entries.compactMapValues { file.session.text($0) }
      let age = entries.removeValue(forKey: "age").flatMap { age -> TimeSpan? in
        if let span = TimeSpan(age.text) { return span }
        file.session.report(.badTime, "must be a duration such as 10m", about: age)
        return nil
      }
      guard file.session.errorCount == errorsBefore else { return nil }
      if let gone = texts["gone"] { return .gone(gone, age: age ?? .zero) }
      return .remote(user: texts["user"], fields: texts.filter { !["user", "age"].contains($0.key) })
    }
  }
}

private enum StoreWord: String, CaseIterable { case ok, fails }
