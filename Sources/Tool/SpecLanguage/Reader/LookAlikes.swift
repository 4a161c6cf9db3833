import SpecDiagnostics
import YAMLNodes

/// Letters of other alphabets in a word that should be in Latin ones, signs of double width, and blanks that are none:
/// the difference is hard to see.
struct LookAlikes {
  /// The word in Latin letters and ordinary signs.
  let latin: String
  /// "its 'е' is a Cyrillic letter that only looks like the Latin 'e'"
  let words: String
  /// " in Latin letters"; empty if it had no other letters.
  let manner: String
  /// Whether letters of two alphabets are in each of its parts, as in `tоdаy`, or none of another. `сон` and `тест_id`
  /// may be words of another language, which nobody meant in Latin letters.
  let isSlip: Bool

  /// - Parameter word: A word, Latin but for letters that look so. Nil for any other text.
  init?(_ word: String) {
    // Nearly all words are ASCII, and words in another language have letters without a twin.
    guard word.utf8.contains(where: { $0 >= 0x80 }), word.utf8.count <= 200 else { return nil }
    var first: (foreign: Unicode.Scalar, twin: Unicode.Scalar?)?
    var hasLatin = false
    var latin = String.UnicodeScalarView()
    let scalars = Array(word.unicodeScalars)
    let isBlank = { (scalar: Unicode.Scalar) in scalar.isForeignBlank || scalar == " " }
    let start = scalars.prefix(while: isBlank).count
    let end = scalars.count - scalars[start...].reversed().prefix(while: isBlank).count
    if let blank = (scalars[..<start] + scalars[end...]).first(where: \.isForeignBlank) { first = (blank, nil) }
    for scalar in scalars[start..<end] {
      guard let twin = Self.twin(of: scalar) else { return nil }
      if !scalar.isASCII { first = first ?? (scalar, twin.first) }
      guard let sign = twin.first else { continue }
      hasLatin = hasLatin || sign.properties.isAlphabetic || ("0"..."9").contains(sign)
      latin.append(sign)
    }
    guard hasLatin, let first else { return nil }
    self.latin = String(latin)
    isSlip = word.split { "_- .".contains($0) }.allSatisfy { part in
      let letters = part.unicodeScalars.filter(\.properties.isAlphabetic)
      return letters.contains(where: \.isASCII) || !letters.contains { Self.twins[$0] != nil }
    }
    guard let twin = first.twin else {
      words = "it contains \(first.foreign.blankName): delete that"
      manner = ""
      return
    }
    guard Self.narrow(first.foreign) == nil else {
      words = "its '\(first.foreign)' has double width: write an ordinary '\(twin)'"
      manner = ""
      return
    }
    let alphabet = (0x370...0x3FF).contains(first.foreign.value) ? "Greek" : "Cyrillic"
    words = "its '\(first.foreign)' is a \(alphabet) letter that only looks like the Latin '\(twin)'"
    manner = " in Latin letters"
  }

  /// What should be there: nothing for a character without width. Nil for what looks like nothing Latin.
  private static func twin(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    if scalar.isASCII { return scalar == " " ? nil : [scalar] }
    if scalar.hasNoWidth { return [] }
    return (narrow(scalar) ?? twins[scalar]).map { [$0] }
  }

  /// The ordinary sign for one of double width: `：`, `７`.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    (0xFF01...0xFF5E).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0xFEE0) : nil
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

extension LookAlikes {
  func fixIt(replacing span: SourceSpan, with text: String? = nil) -> Diagnostic.FixIt {
    Diagnostic.FixIt("write '\(latin)'\(manner)", replace: span, with: text ?? latin)
  }
}
