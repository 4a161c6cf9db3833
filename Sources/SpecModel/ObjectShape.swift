/// The keys of one mapping.
public final class ObjectShape: Sendable {
  /// Name in the JSON Schema's `$defs` and on the reference page: `notification`, `calendar-trigger`.
  public let name: String
  public let doc: String
  public let fields: [FieldShape]
  /// Keys of which a mapping holds one and not several.
  public let choices: [KeyChoice]
  /// Keys of the language that this version does not read yet; they are refused in other words than a typing error.
  public let plannedKeys: [String]
  private let keys: KeyTable

  public init(
    _ name: String, doc: String, fields: [FieldShape], choices: [KeyChoice] = [], plannedKeys: [String] = []
  ) {
    self.name = name
    self.doc = doc
    self.fields = fields
    self.choices = choices
    self.plannedKeys = plannedKeys
    keys = KeyTable(fields.map(\.key))
  }

  public func index(of key: String) -> Int? { keys.index(of: key) }

  /// The field a key of a file names.
  ///
  /// - Parameter hint: Where to begin. Keys mostly come in the order of the table, and then one comparison is enough.
  public func index(ofUTF8 key: UnsafeBufferPointer<UInt8>, from hint: Int) -> Int? {
    keys.index(ofUTF8: key, from: hint)
  }

  public var requiredKeys: [String] { fields.lazy.filter(\.isRequired).map(\.key) }
}

/// Keys that exclude each other: `trigger` or `triggers`.
public struct KeyChoice: Sendable, Hashable {
  public let keys: [String]
  /// One of them must be there.
  public let isRequired: Bool

  public init(_ keys: [String], required: Bool) {
    self.keys = keys
    isRequired = required
  }
}

/// The keys of a shape, ready for comparison with the bytes of a file.
struct KeyTable: Sendable {
  private struct Entry: Sendable {
    /// The first eight bytes, padded with zeros, so that most comparisons are one of integers.
    var head: UInt64
    var bytes: [UInt8]
    var text: String
  }

  private let entries: [Entry]

  init(_ keys: [String]) {
    entries = keys.map { key in
      let bytes = Array(key.utf8)
      return Entry(head: bytes.withUnsafeBufferPointer(Self.head), bytes: bytes, text: key)
    }
  }

  func index(of key: String) -> Int? {
    let length = key.utf8.count
    for index in entries.indices where entries[index].bytes.count == length && entries[index].text == key {
      return index
    }
    return nil
  }

  func index(ofUTF8 key: UnsafeBufferPointer<UInt8>, from hint: Int) -> Int? {
    let head = Self.head(key)
    var index = hint < entries.count ? hint : 0
    for _ in entries.indices {
      if entries[index].head == head, Self.matches(entries[index].bytes, key) { return index }
      index += 1
      if index == entries.count { index = 0 }
    }
    return nil
  }

  private static func matches(_ bytes: [UInt8], _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == key.count else { return false }
    // The first eight are equal already, since the heads are.
    var index = 8
    while index < key.count {
      if bytes[index] != key[index] { return false }
      index += 1
    }
    return true
  }

  private static func head(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes.prefix(8) {
      head |= UInt64(byte) << shift
      shift += 8
    }
    return head
  }
}
