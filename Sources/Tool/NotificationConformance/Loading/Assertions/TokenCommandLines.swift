import NotificationScheduling
import SpecLanguage

/// One thing that the app asks of the system, the provider or the store because of its token.
public enum ExpectedTokenCommand: Sendable, Hashable {
  public enum Word: String, Sendable, Hashable, CaseIterable {
    /// `registerForRemoteNotifications()`.
    case register
    /// `unregisterForRemoteNotifications()`.
    case unregister
    /// The provider is given the token of the system.
    case handOver = "hand_over"
    /// The provider is asked for its token.
    case refresh
    /// The provider forgets its token.
    case discard
  }

  case word(Word)
  /// A token is written to a field.
  case set(StoreCall)
  /// It is taken away again.
  case clear(StoreCall)
}

/// A write or a removal; what is nil is not checked.
public struct StoreCall: Sendable, Hashable {
  public var token: String
  public var document: String?
  public var field: String?

  /// Whether this is what the line expects.
  func matches(_ line: Self) -> Bool {
    token == line.token && (line.document == nil || line.document == document)
      && (line.field == nil || line.field == field)
  }
}

extension ExpectedTokenCommand {
  /// Nil for what nobody outside the app is asked.
  init?(_ command: AppCommand) {
    switch command {
    case .register: self = .word(.register)
    case .unregister: self = .word(.unregister)
    case .handOver: self = .word(.handOver)
    case .refresh: self = .word(.refresh)
    case .discard: self = .word(.discard)
    case .set(let document, let field, let token, _):
      self = .set(StoreCall(token: token, document: document, field: field))
    case .clear(let document, let field, let token, _):
      self = .clear(StoreCall(token: token, document: document, field: field))
    default: return nil
    }
  }

  func matches(_ line: Self) -> Bool {
    switch (self, line) {
    case (.word(let word), .word(let expected)): word == expected
    case (.set(let call), .set(let expected)), (.clear(let call), .clear(let expected)): call.matches(expected)
    case (.word, _), (.set, _), (.clear, _): false
    }
  }

  /// `set fcm-1 in users/alice.fcmToken`
  var words: String {
    switch self {
    case .word(let word): word.rawValue
    case .set(let call): "set \(call.words)"
    case .clear(let call): "clear \(call.words)"
    }
  }
}

extension StoreCall {
  fileprivate var words: String {
    let place = [document, field].compactMap { $0 }.joined(separator: ".")
    return place.isEmpty ? token : "\(token) in \(place)"
  }
}

/// A write or a removal in a list of commands.
private struct StoreLine: KeyedSection {
  static let keys = SectionKeys<Self>(
    "scenario-store-call", doc: "A token is written to a field, or taken away again.",
    choices: [KeyChoice(["set", "clear"], required: true)])

  let command: ExpectedTokenCommand

  init?(_ read: KeyReader<Self>) {
    let set = read("set", .text, doc: "The token that is written.", example: "fcm-2")
    let clear = read("clear", .text, doc: "The token that is taken away.", example: "fcm-1")
    let document = read("document", .pattern(.documentPath), doc: "The document.", example: "users/alice")
    let field = read("field", .pattern(.storageKey), doc: "The field in it.", example: "fcmToken")
    guard let token = set ?? clear else { return nil }
    let call = StoreCall(token: token, document: document, field: field)
    command = set == nil ? .clear(call) : .set(call)
  }
}

extension KeyType where Value == ExpectedTokenCommand {
  static var tokenCommand: Self {
    let words = KeyType<ExpectedTokenCommand.Word>.choice
    return Self(.either([words.shape, .object(StoreLine.keys.shape)])) { value, file in
      if value.kind == .mapping { return KeyType<StoreLine>.group.read(value, file)?.command }
      return words.read(value, file).map { .word($0) }
    }
  }
}
