import SpecLanguage

/// Finds words of a list in texts, in capitals or not.
///
/// Not `contains` on a text in small letters: for every text that makes another text, and walks it once for each word.
///
/// A class because a structure with so many arrays would be copied for every look.
final class WordSearch: Sendable {
  private let words: [String]
  /// The letters of all words, one word after the other: arrays of arrays would be counted references for every look.
  private let letters: [Unicode.Scalar]
  /// Where each word begins in `letters`, and where one after the last would.
  private let starts: [Int]
  /// For each key, the words that may begin there: one bit a word.
  private let candidates: [UInt64]
  /// How many bytes of each word, at most eight, are looked at before the word itself.
  private let reach: Int
  /// For each hash of four bytes how far on the next place is where a word may have begun `reach` bytes before; empty
  /// where a word may be shorter than four bytes.
  /// - Source: Wu and Manber, A Fast Algorithm for Multi-Pattern Searching, 1994
  private let shifts: [UInt8]

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
    (reach, shifts) = Self.shifts(of: words)
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
          var place = 0
          while let start = self.place(in: bytes, from: place) {
            place = start + 1
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
  private func place(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if shifts.isEmpty { return start < bytes.count - 1 ? start : nil }
    let raw = UnsafeRawBufferPointer(bytes)
    return shifts.withUnsafeBufferPointer { shifts in
      var end = start + reach
      while end <= raw.count {
        let shift = shifts[Self.hash(raw.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self))]
        if shift == 0 { return end - reach }
        end += Int(shift)
      }
      return nil
    }
  }

  private static func shifts(of words: [String]) -> (reach: Int, shifts: [UInt8]) {
    let beginnings = words.flatMap(foldedBeginnings)
    let reach = beginnings.map(\.count).min() ?? 0
    guard reach >= 4 else { return (reach, []) }
    var shifts = [UInt8](repeating: UInt8(reach - 3), count: 1 << hashBits)
    for beginning in beginnings {
      beginning.withUnsafeBytes { bytes in
        for end in 4...reach {
          let hash = hash(bytes.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self))
          shifts[hash] = min(shifts[hash], UInt8(reach - end))
        }
      }
    }
    return (reach, shifts)
  }

  /// The first bytes, eight or a few more if there are so many, as they may stand in a text.
  private static func foldedBeginnings(_ word: String) -> [[UInt8]] {
    var beginnings: [[UInt8]] = [[]]
    for letter in word.unicodeScalars {
      if beginnings.allSatisfy({ $0.count >= 8 }) { break }
      let forms = foldedForms(of: letter)
      beginnings = beginnings.flatMap { start in start.count >= 8 ? [start] : forms.map { start + $0 } }
    }
    return beginnings.map { Array($0.prefix(8)) }
  }

  /// The bytes of a letter and of what becomes it as a small letter, each with `foldingBit`.
  private static func foldedForms(of letter: Unicode.Scalar) -> [[UInt8]] {
    // Chinese has no capitals. Asking for the mappings takes long, and the words are made whenever the program starts.
    if (0x2E80...0x9FFF).contains(letter.value) { return [String(letter).utf8.map { $0 | foldingBit }] }
    if letter.isASCII, letter != "i", letter != "k" { return [[UInt8(letter.value) | foldingBit]] }
    let properties = letter.properties
    let forms = [String(letter), properties.uppercaseMapping, properties.titlecaseMapping, rareCapital(of: letter)]
    return forms.reduce(into: []) { folded, form in
      let bytes = form.utf8.map { $0 | foldingBit }
      if !bytes.isEmpty, !folded.contains(bytes) { folded.append(bytes) }
    }
  }

  /// What becomes the letter and is not its capital.
  private static func rareCapital(of letter: Unicode.Scalar) -> String {
    switch letter {
    case "i": "\u{130}"
    case "k": "\u{212A}"
    case "å": "\u{212B}"
    case "ω": "\u{2126}"
    case "ß": "\u{1E9E}"
    case "θ": "\u{3F4}"
    default: ""
    }
  }

  /// The bit in which a small letter of ASCII and its capital differ. It is set in all bytes that are compared, so that
  /// most words have one beginning.
  private static let foldingBit: UInt8 = 0x20
  private static let hashBits = 12

  private static func hash(_ bytes: UInt32) -> Int {
    Int(((bytes | 0x2020_2020) &* 0x9E37_79B1) >> (32 - UInt32(hashBits)))
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int { Int(first &* 31 &+ second) }

  /// The first two letters as they may stand in a text.
  private static func beginnings(_ word: [Unicode.Scalar]) -> [String] {
    guard word.count > 1 else { return [] }
    let forms = word.prefix(2).map { [String($0), $0.properties.uppercaseMapping] }
    return forms[0].flatMap { first in forms[1].map { first + $0 } }
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
