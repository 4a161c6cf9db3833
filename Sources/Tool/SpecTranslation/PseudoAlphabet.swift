import NotificationTerms

/// The letters of a pseudo-language: those that show what the language itself would.
struct PseudoAlphabet {
  let letters: [Unicode.Scalar: Unicode.Scalar]
  /// What a longer text is filled up with.
  let words: [String]
  /// By how much texts grow, as a part of their length.
  let growth: Double

  /// Accents show fonts and cut-off lines, and other languages need more room.
  static let latin = PseudoAlphabet(
    "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž", capitals: "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ",
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"], growth: 0.4)
  /// Letters from the right turn layouts around.
  static let arabic = PseudoAlphabet(
    "ابثدهفغحيجكلمنوپقرسطعڤشخىز", ["واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة"], growth: 0.4)
  static let hebrew = PseudoAlphabet(
    "אבסדהפגחיזקלמנועצרשתטוךםןץ", ["אחד", "שתיים", "שלוש", "ארבע", "חמש", "שש"], growth: 0.4)
  /// Twice as wide as others, with few of them in a line.
  static let wide = PseudoAlphabet(
    "ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ", capitals: "ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ", ["文"], growth: 0.1)

  private init(_ small: String, capitals: String? = nil, _ words: [String], growth: Double) {
    let alphabet = zip("abcdefghijklmnopqrstuvwxyz".unicodeScalars, small.unicodeScalars)
    let large = zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars, (capitals ?? small).unicodeScalars)
    letters = Dictionary(Array(alphabet) + Array(large), uniquingKeysWith: { first, _ in first })
    self.words = words
    self.growth = growth
  }

  /// The one for a language, by its usual script.
  static func of(_ locale: LanguageTag) -> PseudoAlphabet {
    switch locale.language {
    case "ar", "fa", "ur", "ps", "sd", "ug", "ckb": arabic
    case "he", "yi": hebrew
    case "zh", "ja", "ko", "yue": wide
    default: latin
    }
  }
}
