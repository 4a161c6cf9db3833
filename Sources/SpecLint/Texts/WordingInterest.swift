/// What a wording must have for a rule to look at it. Most have nothing of the kind, and then nobody asks the rule.
struct WordingInterest {
  /// One of these is enough.
  var signs: TextSigns
  /// Or one of these words.
  var words: WordSearch?
  /// Or more bytes than this, with the longest likely value of each argument.
  var bytes: Int?

  init(_ signs: TextSigns = [], words: WordSearch? = nil, bytes: Int? = nil) {
    self.signs = signs
    self.words = words
    self.bytes = bytes
    if words != nil { self.signs.insert(.word) }
    if bytes != nil { self.signs.insert(.long) }
  }

  static let never = WordingInterest()
  static let always = WordingInterest(.any)
}
