import SpecModel

/// Finds words of a list in texts, in capitals or not.
///
/// Not `contains` on a text in small letters: for every text that makes another text, and walks it once for each word.
struct WordSearch: Sendable {
  private let words: [String]
  /// The letters of all words, one word after the other: arrays of arrays would be counted references for every look.
  private let letters: [Unicode.Scalar]
  /// Where each word begins in `letters`, and where one after the last would.
  private let starts: [Int]
  /// For each key, the words that may begin there: one bit a word.
  private let candidates: [UInt64]
  /// One bit for each hash of four bytes that a word may begin with, so that most places of a text cost one look; empty
  /// where a word may have fewer bytes.
  private let windows: [UInt64]

  /// - Parameter words: At most 64, in small letters, each of two letters or more.
  init(_ words: [String]) {
    self.words = words
    letters = words.flatMap(\.unicodeScalars)
    starts = words.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) }
    var candidates = [UInt64](repeating: 0, count: 256)
    for (number, word) in words.enumerated() {
      for beginning in Self.beginnings(Array(word.unicodeScalars)) {
        let bytes = Array(beginning.utf8)
        if bytes.count > 1 { candidates[Self.key(bytes[0], bytes[1])] |= 1 << UInt64(number) }
      }
    }
    self.candidates = candidates
    windows = Self.windows(of: words)
  }

  /// Whether a word of the list is in a text.
  func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool { search(text) != 0 }

  /// Of the words that a text holds the one that comes first in the list.
  func first(in texts: [TextTemplate.Part]) -> String? {
    var found: UInt64 = 0
    for case .literal(let text) in texts { text.withBytes { found |= search($0) } }
    return found == 0 ? nil : words[found.trailingZeroBitCount]
  }

  private func search(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard bytes.count > 1 else { return 0 }
    return candidates.withUnsafeBufferPointer { candidates in
      letters.withUnsafeBufferPointer { letters in
        starts.withUnsafeBufferPointer { starts in
          var found: UInt64 = 0
          var start = -1
          while let next = place(in: bytes, after: start) {
            start = next
            var open = candidates[Self.key(bytes[start], bytes[start + 1])] & ~found
            while open != 0 {
              let number = open.trailingZeroBitCount
              open &= open - 1
              let word = letters[starts[number]..<starts[number + 1]]
              if Self.holds(bytes, word, at: start) { found |= 1 << UInt64(number) }
            }
          }
          return found
        }
      }
    }
  }

  /// The next place where a word may begin.
  private func place(in bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Int? {
    var place = start + 1
    if windows.isEmpty { return place < bytes.count - 1 ? place : nil }
    let raw = UnsafeRawBufferPointer(bytes)
    return windows.withUnsafeBufferPointer { windows in
      while place + 4 <= raw.count {
        let hash = Self.hash(raw.loadUnaligned(fromByteOffset: place, as: UInt32.self))
        if windows[hash >> 6] & (1 << UInt64(hash & 63)) != 0 { return place }
        place += 1
      }
      return nil
    }
  }

  private static func windows(of words: [String]) -> [UInt64] {
    var windows = [UInt64](repeating: 0, count: 64)
    for word in words {
      var beginnings: [[UInt8]] = [[]]
      for letter in word.unicodeScalars where beginnings.contains(where: { $0.count < 4 }) {
        let forms = Self.forms(of: letter).map { Array($0.utf8) }
        beginnings = beginnings.flatMap { start in start.count < 4 ? forms.map { start + $0 } : [start] }
      }
      for beginning in beginnings {
        guard beginning.count >= 4 else { return [] }
        let window = beginning.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
        windows[hash(window) >> 6] |= 1 << UInt64(hash(window) & 63)
      }
    }
    return windows
  }

  /// Of 12 bits.
  private static func hash(_ window: UInt32) -> Int { Int((window &* 0x9E37_79B1) >> 20) }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int { Int(first &* 31 &+ second) }

  /// The first two letters as they may stand in a text.
  private static func beginnings(_ word: [Unicode.Scalar]) -> [String] {
    guard word.count > 1 else { return [] }
    let forms = word.prefix(2).map { [String($0), $0.properties.uppercaseMapping] }
    return forms[0].flatMap { first in forms[1].map { first + $0 } }
  }

  /// A small letter and what becomes it: the dotted capital I of Turkish and the sign for kelvin among them.
  private static func forms(of letter: Unicode.Scalar) -> Set<String> {
    var forms: Set<String> = [String(letter), letter.properties.uppercaseMapping]
    if letter == "i" { forms.insert("\u{130}") }
    if letter == "k" { forms.insert("\u{212A}") }
    return forms
  }

  private static func holds(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: Slice<UnsafeBufferPointer<Unicode.Scalar>>, at start: Int
  ) -> Bool {
    var place = start
    for wanted in word {
      guard let (scalar, length) = scalar(bytes, at: place), small(scalar) == wanted else { return false }
      place += length
    }
    return true
  }

  /// The character that begins at a place of well-formed UTF-8, and the number of its bytes.
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (Unicode.Scalar, Int)? {
    guard place < bytes.count else { return nil }
    let first = bytes[place]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = (~first).leadingZeroBitCount
    guard (2...4).contains(length), place + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> (UInt32(length) + 1))
    for next in bytes[place + 1..<place + length] { value = value << 6 | UInt32(next & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A: Unicode.Scalar(UInt8(scalar.value + 0x20))
    case 0..<0x80, 0x430...0x45F, 0x2E80...0x9FFF: scalar
    default: scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    }
  }
}
