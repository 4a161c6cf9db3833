/// The keys of a shape, ready for comparison with the text of a file by a few integers.
struct KeyTable: Sendable {
  private struct Entry: Sendable {
    var count: Int
    /// The first and last eight bytes, the first byte lowest, padded with zeros.
    var head: UInt64
    var tail: UInt64
  }

  private let entries: [Entry]
  private let texts: [String]

  init(_ keys: [String]) {
    texts = keys
    entries = keys.map { key in
      let bytes = Array(key.utf8)
      return Entry(count: bytes.count, head: Self.word(bytes.prefix(8)), tail: Self.word(bytes.suffix(8)))
    }
  }

  private static func word(_ bytes: some BidirectionalCollection<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    for byte in bytes.reversed() { word = word << 8 | UInt64(byte) }
    return word
  }

  /// - Parameter hint: Where to begin.
  func index(of key: String, from hint: Int) -> Int? {
    let count = key.utf8.count
    var index = hint < entries.count ? hint : 0
    for _ in entries.indices {
      if entries[index].count == count, texts[index] == key { return index }
      index += 1
      if index == entries.count { index = 0 }
    }
    return nil
  }

  /// The key with this length and these ends.
  /// - Parameter hint: Where to begin.
  func index(count: Int, head: UInt64, tail: UInt64, from hint: Int) -> Int? {
    var index = hint < entries.count ? hint : 0
    for _ in entries.indices {
      let entry = entries[index]
      if entry.head == head, entry.tail == tail, entry.count == count { return index }
      index += 1
      if index == entries.count { index = 0 }
    }
    return nil
  }

  func index(ofUTF8 key: UnsafeBufferPointer<UInt8>, from hint: Int) -> Int? {
    let found = index(count: key.count, head: Self.word(key.prefix(8)), tail: Self.word(key.suffix(8)), from: hint)
    guard let found, key.count <= 16 || texts[found].utf8.elementsEqual(key) else { return nil }
    return found
  }
}
