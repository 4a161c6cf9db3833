/// Whether a letter is small or a capital, as far as the commonest scripts go, by its bytes.
enum LetterCase {
  /// Also letters of scripts that are not told apart here.
  case none
  case capital
  /// Chinese characters, which have no capitals, too.
  case small

  /// Whether two letters, not both capitals, stand side by side. Mostly the first two letters of a text settle it.
  static func isMixedOrSmall(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last = LetterCase.none
    var place = 0
    while place < bytes.count {
      let (letter, length) = read(bytes, at: place)
      if letter != .none, last != .none, letter == .small || last == .small { return true }
      last = letter
      place += length
    }
    return false
  }

  /// The letter at a place, and the number of its bytes.
  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (LetterCase, Int) {
    let second = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch bytes[place] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return (.small, 1)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return (.capital, 1)
    case 0xD0: return (second < 0xB0 ? .capital : .small, 2)
    case 0xD1 where second < 0xA0: return (.small, 2)
    case 0xE5...0xE8: return (.small, 3)
    default: return (.none, 1)
    }
  }
}
