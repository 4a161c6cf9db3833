/// Letters of other alphabets in a word that should be in Latin ones: the difference is invisible.
struct LookAlikes {
  /// The word in Latin letters.
  let latin: String
  /// "its 'е' is a Cyrillic letter that only looks like the Latin 'e'"
  let words: String

  /// - Parameter word: A word, Latin but for letters that look so. Nil for any other text.
  init?(_ word: String) {
    // Nearly all words are ASCII, and words in another language have letters without a twin.
    guard word.utf8.contains(where: { $0 >= 0x80 }), word.utf8.count <= 200 else { return nil }
    var first: (foreign: Unicode.Scalar, twin: Unicode.Scalar)?
    var hasLatin = false
    var latin = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if scalar.isASCII {
        guard scalar != " " else { return nil }
        hasLatin = hasLatin || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        latin.append(scalar)
      } else {
        guard let twin = Self.twins[scalar] else { return nil }
        first = first ?? (scalar, twin)
        latin.append(twin)
      }
    }
    guard hasLatin, let first else { return nil }
    self.latin = String(latin)
    let alphabet = (0x370...0x3FF).contains(first.foreign.value) ? "Greek" : "Cyrillic"
    words = "its '\(first.foreign)' is a \(alphabet) letter that only looks like the Latin '\(first.twin)'"
  }

  /// Letters with a Latin twin.
  private static let twins: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "i", "ј": "j", "ѕ": "s", "һ": "h",
    "ԁ": "d", "ԛ": "q", "ԝ": "w", "к": "k", "м": "m", "т": "t", "в": "b", "н": "h",
    "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C", "Т": "T", "Х": "X",
    "У": "Y", "І": "I", "Ј": "J", "Ѕ": "S",
    "α": "a", "ο": "o", "ν": "v", "ρ": "p", "ι": "i", "κ": "k", "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H",
    "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N", "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X",
  ]
}
