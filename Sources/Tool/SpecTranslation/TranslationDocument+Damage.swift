extension TranslationDocument {
  /// What is wrong with the letters of a file, and where; nil if nothing is.
  static func damage(in rows: [TranslationRow]) -> (sentence: String, row: TranslationRow)? {
    var single: (sentence: String, row: TranslationRow)?
    var hasOthers = false
    for row in rows {
      for text in [row.target, row.source] {
        if let doubled = DamagedLetters.doubled(in: text) {
          // A single pair may be what it seems.
          if doubled.count > 1 { return (doubled.sentence, row) }
          single = single ?? (doubled.sentence, row)
        } else if text.utf8.contains(where: { $0 >= 0x80 }) {
          hasOthers = true
        }
      }
      if let word = DamagedLetters.lost(in: row.target, from: row.source) {
        return (
          "a program has put question marks in the place of letters, as in '\(word)', because the encoding that it saved "
            + "the file in does not have them. \(EncodedText.advice)", row
        )
      }
    }
    return hasOthers ? nil : single
  }
}
