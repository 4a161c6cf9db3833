/// Finds words of a list in texts, in capitals or not, where a word begins. In Chinese and Thai no space tells where that is.
struct WordSearch: Sendable {
  /// In small letters.
  private let words: [String]
  private let areWhole: Bool
  private let letters: [[Unicode.Scalar]]
  /// For each hash of two letters, the words that begin with such a pair: at nearly all places of a text there are none.
  private var beginnings = [[Int]](repeating: [], count: 256)

  /// - Parameters:
  ///   - words: In small letters, each of two letters or more.
  ///   - areWhole: Whether the word in the text has to end there too.
  init(_ words: [String], areWhole: Bool = false) {
    self.words = words
    self.areWhole = areWhole
    letters = words.map { Array($0.unicodeScalars) }
    for (index, word) in letters.enumerated() { beginnings[Self.hash(word[0], word[1])].append(index) }
  }

  /// Of the words that a text holds the one that comes first in the list.
  func first(in text: String) -> String? {
    let text = Self.small(text)
    var found = words.count
    for place in text.indices.dropLast() {
      let likely = beginnings[Self.hash(text[place], text[place + 1])]
      if likely.isEmpty { continue }
      found = likely.first { $0 < found && holds(letters[$0], at: place, of: text) } ?? found
    }
    return found < words.count ? words[found] : nil
  }

  private func holds(_ word: [Unicode.Scalar], at place: Int, of text: [Unicode.Scalar]) -> Bool {
    guard text[place...].starts(with: word), place == 0 || !Self.belong(text[place - 1], word[0]) else { return false }
    let end = place + word.count
    return !areWhole || end == text.count || !Self.belong(word[word.count - 1], text[end])
  }

  /// Whether these are letters of one word. Where words are written without spaces that cannot be told.
  private static func belong(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      // Thai and Lao, Burmese, Khmer, and everything from the Chinese radicals on.
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...: false
      default: scalar.properties.isAlphabetic
      }
    }
    return isLetter(first) && isLetter(second)
  }

  private static func small(_ text: String) -> [Unicode.Scalar] {
    var small: [Unicode.Scalar] = []
    small.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { small.append(scalar.small) }
    return small
  }

  private static func hash(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
    Int((first.value &* 31 &+ second.value) & 255)
  }
}

extension Unicode.Scalar {
  /// The small letter of a capital, by itself: what belongs to it beyond one character is left out.
  fileprivate var small: Unicode.Scalar {
    switch value {
    // Chinese and punctuation have no capitals, and to ask for them takes long.
    case 0..<0x41, 0x5B..<0x80, 0x430...0x44F, 0x2000...0x206F, 0x2E80...0x9FFF, 0xFF00...0xFF20: self
    case 0x41...0x5A, 0x410...0x42F: Unicode.Scalar(value + 0x20) ?? self
    default: properties.lowercaseMapping.unicodeScalars.first ?? self
    }
  }
}
