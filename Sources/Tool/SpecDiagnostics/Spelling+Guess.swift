extension Spelling {
  /// The word that was probably meant, and how certain that is.
  public struct Guess: Sendable, Hashable {
    public var word: String
    /// Whether the word may replace the written one unread.
    public var isCertain: Bool
    /// Words that are as near.
    public var others: [String] = []

    public init(_ word: String, isCertain: Bool) {
      self.word = word
      self.isCertain = isCertain
    }

    /// The same guess inside something longer: a name between its braces.
    public func within(_ whole: (String) -> String) -> Self {
      var guess = Self(whole(word), isCertain: isCertain)
      guess.others = others.map(whole)
      return guess
    }

    /// The end of a message about a guess that may not be applied unread; empty if a fix-it says the same.
    public func question(after separator: String = ": ") -> String {
      let words = ([word] + others).map { "'\($0)'" }.joined(separator: " or ")
      return isCertain ? "" : "\(separator)did you mean \(words)?"
    }

    /// The replacement, if it is certain.
    /// - Parameter text: What to write, if that is more than the word.
    public func fixIt(replacing span: SourceSpan, with text: String? = nil) -> Diagnostic.FixIt? {
      isCertain ? Diagnostic.FixIt("write '\(word)'", replace: span, with: text ?? word) : nil
    }
  }

  /// How similar the words are among which one was meant. Nothing else decides what `check --fix` may put in.
  public enum Vocabulary: Sendable {
    /// The words of the language itself: few and different, so one that is a slip away is the one.
    case keys
    /// The user's own names. They have siblings, such as `level_85` and `level_90`, which must not be confused. So only
    /// a typing slip inside a word is certain, and only if it can come from a single name.
    case names
    /// Language tags and time zones: a similar one is another language or another zone. Only a different spelling of
    /// the same one, `pt_br`, is certain.
    case codes
  }

  /// `suggestion`, with how sure it is. Of names all that are equally near are told, and none if those are many.
  public static func guess(
    for word: String, among candidates: some Sequence<String>, _ vocabulary: Vocabulary
  ) -> Guess? {
    let candidates = Array(candidates)
    let near = suggestion(for: word, among: candidates)
    if let near {
      let guess = rated(near, for: word, among: candidates, vocabulary)
      if guess.isCertain || vocabulary != .names || isSlip(word, of: near) && tied(near, for: word, candidates).isEmpty
      {
        return guess
      }
    }
    guard vocabulary == .names else { return nil }
    // `photos_limited` is a part of `photos_limited_hint`, and only similar to `photos_blocked`.
    let whole = candidates.filter { holdsWords(of: word, $0) }.sorted()
    let meant = whole.isEmpty ? near.map { [$0] + tied($0, for: word, candidates) } ?? [] : whole
    guard (1...mostNames).contains(meant.count) else { return nil }
    var guess = Guess(meant[0], isCertain: false)
    guess.others = Array(meant.dropFirst())
    return guess
  }

  /// How many names a question offers.
  private static let mostNames = 3

  /// The other candidates that are as near as the suggested one, in text order.
  private static func tied(_ suggestion: String, for word: String, _ candidates: [String]) -> [String] {
    let written = Array(word.unicodeScalars)
    let meant = Array(suggestion.unicodeScalars)
    guard fold(written) != fold(meant) else { return [] }
    let bound = distance(written, meant, atMost: max(written.count, meant.count))
    return candidates.filter { candidate in
      let letters = Array(candidate.unicodeScalars)
      return candidate != suggestion && candidate != word && letters.count <= longestWord
        && abs(letters.count - written.count) <= bound && distance(written, letters, atMost: bound) <= bound
        && !areOpposite(word, candidate)
    }.sorted()
  }

  /// Whether all words of a name, in their order, are in a longer one.
  private static func holdsWords(of word: String, _ longer: String) -> Bool {
    guard word.utf8.count >= 3, word.utf8.count < longer.utf8.count, longer.utf8.count <= longestWord else {
      return false
    }
    let (part, whole) = (fold(Array(word.unicodeScalars)), fold(Array(longer.unicodeScalars)))
    guard part.count < whole.count else { return false }
    let framed = ["_"] + whole + ["_"]
    // Whether they are opposite takes the longest to see, and hardly any gets so far.
    return framed.firstRange(of: ["_"] + part + ["_"]) != nil && !areOpposite(word, longer)
  }

  static func rated(
    _ suggestion: String, for word: String, among candidates: some Sequence<String>, _ vocabulary: Vocabulary
  ) -> Guess {
    let written = Array(word.unicodeScalars)
    let meant = Array(suggestion.unicodeScalars)
    let isSame = fold(written) == fold(meant)
    let isCertain =
      switch vocabulary {
      case .keys: isOnlySlip(word, of: suggestion, among: candidates)
      case .names:
        isSame
          || TypingSlip(from: meant, to: written)?.isInsideWord == true
            && !candidates.contains {
              $0 != suggestion && TypingSlip(from: Array($0.unicodeScalars), to: written) != nil
            }
      case .codes: isSame
      }
    guard isCertain, isSame else { return Guess(suggestion, isCertain: isCertain) }
    // `Sale` next to `sale` and `SALE`.
    let isOnly =
      vocabulary == .keys
      || !candidates.contains { $0 != suggestion && $0 != word && fold(Array($0.unicodeScalars)) == fold(written) }
    return Guess(suggestion, isCertain: isOnly)
  }
}

/// One letter too many, too few or wrong, or two neighbours swapped.
private struct TypingSlip {
  /// Whether it leaves the beginning of a long enough word alone and touches no number.
  let isInsideWord: Bool

  /// Nil if the two differ in more than that, or not at all.
  init?(from meant: [Unicode.Scalar], to written: [Unicode.Scalar]) {
    guard abs(meant.count - written.count) <= 1 else { return nil }
    var start = 0
    while start < min(meant.count, written.count), meant[start] == written[start] { start += 1 }
    var end = 0
    while end < min(meant.count, written.count) - start,
      meant[meant.count - 1 - end] == written[written.count - 1 - end]
    { end += 1 }
    let (lost, put) = (meant[start..<(meant.count - end)], written[start..<(written.count - end)])
    switch (lost.count, put.count) {
    case (0, 1), (1, 0), (1, 1): break
    case (2, 2) where lost.elementsEqual(put.reversed()): break
    default: return nil
    }
    let isLetters = (lost + put).allSatisfy(\.properties.isAlphabetic)
    isInsideWord = isLetters && Self.isInsideWord(meant, at: start) && Self.isInsideWord(written, at: start)
  }

  /// `level_high` is two words.
  private static func isInsideWord(_ text: [Unicode.Scalar], at place: Int) -> Bool {
    let isLetter = { (letter: Unicode.Scalar) in letter.properties.isAlphabetic }
    let before = text[..<place].reversed().prefix(while: isLetter).count
    let after = text[place...].prefix(while: isLetter).count
    return before > 0 && before + after >= 4
  }
}
