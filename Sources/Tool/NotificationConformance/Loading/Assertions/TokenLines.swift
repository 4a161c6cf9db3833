public import NotificationCivilTime
public import NotificationScheduling
import SpecDiagnostics
public import SpecLanguage

/// What a line expects of the push token.
public struct TokenExpectation: Sendable, Hashable {
  /// Whose document; the present user's, or the last one's, when nil.
  public var user: String?
  /// What is in the field; `.some(nil)` is `none`.
  public var stored: String??
  /// What is in a field whose place the line gives.
  public var storedAt: StoredToken?
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
  /// What the app asked of the system, the provider and the store, in order.
  public var commands: [ExpectedTokenCommand]?
}

/// A field of a document, wherever the spec keeps the token.
public struct StoredToken: Sendable, Hashable {
  public var document: String
  public var field: String
  /// Nil for no such field.
  public var value: String?
}

extension AssertionWord {
  /// The push token and what developers see of it.
  static let tokens = [
    AssertionWord(
      "token",
      KeyType<TokenExpectation>.group.checking { expected, value, file in
        if expected != TokenExpectation() { return expected }
        file.session.report(.assertsNothing, "asserts nothing", about: value)
        return nil
      }, "What is expected of it.", example: "{ stored: fcm-1, writes: 1 }",
      doc: "The push token, its registration and its store."
    ) { .token($0) },
    AssertionWord(
      "stored", KeyType<StoredToken>.group, "The document, the field and what is in it.",
      example: "{ document: users/alice, field: fcmToken, value: fcm-1 }",
      doc: "What a field of a document contains, on the server."
    ) { .stored($0) },
    AssertionWord(
      "console", .listOrNone(of: .text, expected: .list(of: .text)), "The lines, or 'none'.",
      example: "[\"FCM Token: fcm-1\"]",
      doc: "These lines appeared in the developer console, in this order, and no others.", lines: .one
    ) { .console($0) },
  ]
}

extension TokenExpectation: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-token", doc: "The push token and its store.")

  public init?(_ read: KeyReader<Self>) {
    self.init()
    user = read("user", .text, doc: "Whose document; by default that of the user who signed in last.", example: "alice")
    let place = read(
      "stored", .storedToken,
      doc: "What is in the field of the spec, or 'none'; or what is in a field that the line names itself.",
      example: "fcm-1")
    switch place {
    case .own(let token)?: stored = .some(token)
    case .at(let token)?: storedAt = token
    case nil: break
    }
    published = read("published", .textOrNone, doc: "The token that the app knows, or 'none'.", example: "fcm-1")
    device = read(
      "device", .textOrNone, doc: "The APNs token that the provider was given, in hexadecimal digits, or 'none'.",
      example: "\"a90e01\"")
    writes = read("writes", .count, doc: "Acknowledged writes.", example: "1")
    attempts = read("attempts", .count, doc: "Writes and removals that were tried.", example: "2")
    cleared = read("cleared", .flag, doc: "Whether the field was removed.", example: "true")
    granted = read("granted", .flag, doc: "Whether the app publishes that it may send notifications.", example: "true")
    calls = read("calls", .count, doc: "How often the app registered with APNs.", example: "1")
    refreshes = read("refreshes", .count, doc: "How often it asked the provider.", example: "1")
    state = read(
      "state", KeyType<TokenState.Registration>.choice, doc: "The registration.", example: "registered")
    slow = read(
      "slow", .parts, doc: "The parts over their budget, a single one, or 'none'.", example: "[upload]")
    took = read("took", TookParts.self, doc: "How long.", example: "{ answer: 3s }")?.spans ?? [:]
    document = read("document", .fields, doc: "The whole document of the user.", example: "{ fcmToken: fcm-1 }")
    commands = read(
      "commands", .listOrNone(of: .tokenCommand),
      doc: "What the app asked of the system, the provider and the store, in this order, and nothing else.",
      example: "[register, { set: fcm-2, document: users/alice }]")
    heard = read(
      "heard", .fields, doc: "What the running app shows of the document.", example: "{ lastMessage: \"Hi\" }")
  }
}

private enum StoredPlace {
  case own(String?)
  case at(StoredToken)
}

extension StoredToken: KeyedSection {
  public static let keys = SectionKeys<Self>("scenario-stored", doc: "What is in a field of a document.")

  public init?(_ read: KeyReader<Self>) {
    let document = read(
      "document", .pattern(.documentPath), required: true, doc: "The document.", example: "users/alice")
    let field = read("field", .pattern(.storageKey), required: true, doc: "The field in it.", example: "fcmToken")
    let value = read("value", .textOrNone, required: true, doc: "What is in it, or 'none'.", example: "fcm-1")
    guard let document, let field, let value, read.file?.isStored(field, in: document) == true else { return nil }
    self.init(document: document, field: field, value: value)
  }
}

extension LineFile {
  /// Whether the app writes a field of a document, which is reported if not: it would be empty whatever happens.
  fileprivate func isStored(_ field: String, in document: String) -> Bool {
    let all = reading.vocabulary.storedFields
    let own = all.filter { Self.isPath(document, of: $0.document) }
    if own.contains(where: { $0.field == field }) { return true }
    // That a setting stays on the device can be expected too.
    if !own.isEmpty, reading.vocabulary.preferences[field] != nil {
      if let value = mapping.written("field") { session.mentions?.note(.item(.preference), value) }
      return true
    }
    let key = own.isEmpty ? "document" : "field"
    let words = own.isEmpty ? all.map(\.document) : own.map(\.field)
    guard let value = mapping.written(key) else { return false }
    if words.isEmpty {
      session.report(
        .unknownID, "is never written: the spec has no 'push.token' and no 'push.preferences'", about: value)
      return false
    }
    var names: [String] = []
    for word in words where !names.contains("'\(word)'") { names.append("'\(word)'") }
    session.report(
      .unknownID, "is never written: the app writes \(names.joined(separator: ", "))\(own.isEmpty ? "" : " there")",
      about: value)
    return false
  }

  private static func isPath(_ path: String, of pattern: String) -> Bool {
    let (parts, wanted) = (path.split(separator: "/"), pattern.split(separator: "/"))
    return parts.count == wanted.count && zip(parts, wanted).allSatisfy { $0 == $1 || $1 == "{uid}" }
  }
}

extension KeyType where Value == StoredPlace {
  fileprivate static var storedToken: Self {
    Self(.either([.text, .object(StoredToken.keys.shape)])) { value, file in
      if value.kind == .mapping { return KeyType<StoredToken>.group.read(value, file).map { .at($0) } }
      return KeyType<String?>.textOrNone.read(value, file).map { .own($0) }
    }
  }
}

private struct TookParts: KeyedSection {
  static let keys = SectionKeys<Self>("scenario-took", doc: "How long parts took.")

  let spans: [TokenPart: TimeSpan]

  init?(_ read: KeyReader<Self>) { spans = read.durations(TokenPart.allCases) }
}

extension KeyType where Value == String? {
  fileprivate static var textOrNone: Self {
    Self(.text) { value, file in file.session.text(value).map { $0 == "none" ? nil : $0 } }
  }
}

extension KeyType where Value == [String: String] {
  fileprivate static var fields: Self { .map(keys: .pattern(.storageKey), values: .text) }
}

extension KeyType where Value == [TokenPart] {
  fileprivate static var parts: Self {
    let words = TokenPart.allCases.map(\.rawValue)
    return Self(.either([.list(of: .choice(words)), .choice(words + ["none"])])) { value, file in
      let session = file.session
      if value.kind == .scalar {
        return value.text == "none" ? [] : session.choice(value, as: TokenPart.self).map { [$0] }
      }
      return session.list(value, expected: .list(of: .text))?.compactMap { session.choice($0, as: TokenPart.self) }
    }
  }
}
