extension JSONValue {
  /// A text of JSON; nil if it is none.
  public init?(json bytes: [UInt8]) {
    guard let value = try? JSONReader.value(of: bytes) else { return nil }
    self = value
  }

  /// The value of a key; nil if this is no object, or has no such key.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  public var text: String? { if case .text(let text) = self { text } else { nil } }

  public var list: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  public var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}
