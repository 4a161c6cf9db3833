extension Spelling {
  /// Whether two similar words say the opposite of each other: `!sound` and `sound`, `inactive` and `active`, `at_most`
  /// and `at_least`. Nobody writes a negation by a slip, so neither is ever suggested for the other.
  public static func areOpposite(_ one: String, _ other: String) -> Bool {
    if isMarkedAsNot(one) != isMarkedAsNot(other) { return true }
    let (a, b) = (words(of: one), words(of: other))
    guard a.count == b.count else {
      return a.count(where: negations.contains) != b.count(where: negations.contains)
    }
    return zip(a, b).contains { $0 != $1 && (isNegation($0, of: $1) || isNegation($1, of: $0) || isPair($0, $1)) }
  }

  /// The word that is negated in another one: `happened` in `!happened`, `not_happened` and `not happened`.
  package static func negated(in word: String) -> String? {
    if isMarkedAsNot(word) { return String(word.dropFirst().drop { $0 == " " }) }
    guard let end = word.firstIndex(where: { "_- ".contains($0) }),
      ["no", "not", "non", "never"].contains(word[..<end].lowercased())
    else { return nil }
    return String(word[word.index(after: end)...])
  }

  /// Whether a word does nothing but negate.
  static func isNegation(_ word: String) -> Bool {
    ["no", "not", "non", "never", "none", "without", "unless", "except"].contains(word.lowercased())
  }

  private static func isMarkedAsNot(_ word: String) -> Bool {
    guard let first = word.first, word.count > 1 else { return false }
    return first == "!" || first == "-" || first == "¬"
  }

  /// `notEmpty` is two words, as `not_empty` is.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isInside = false
    var wasSmall = false
    for letter in text {
      guard !"_- !¬".contains(letter) else {
        isInside = false
        continue
      }
      if !isInside || wasSmall && letter.isUppercase { words.append("") }
      words[words.count - 1] += letter.lowercased()
      isInside = true
      wasSmall = letter.isLowercase
    }
    return words
  }

  private static let negations: Set<String> = ["no", "not", "non", "never", "un", "in", "dis", "without"]

  /// `unauthorised` of `authorized`: a slip more changes nothing.
  private static func isNegation(_ word: String, of other: String) -> Bool {
    ["no", "not", "non", "un", "in", "im", "dis", "de"].contains { prefix in
      guard word.hasPrefix(prefix) else { return false }
      let rest = word.dropFirst(prefix.count)
      guard rest.count >= 3 else { return false }
      return rest == other
        || rest.count >= 5 && distance(Array(rest.unicodeScalars), Array(other.unicodeScalars), atMost: 1) <= 1
    }
  }

  private static func isPair(_ one: String, _ other: String) -> Bool {
    pairs.contains { $0.contains(one) && $1.contains(other) || $0.contains(other) && $1.contains(one) }
  }

  private static let pairs: [(Set<String>, Set<String>)] = [
    (["most"], ["least"]), (["max", "maximum"], ["min", "minimum"]), (["more"], ["less", "fewer"]),
    (["before"], ["after"]), (["enable", "enabled", "enables"], ["disable", "disabled", "disables"]),
    (["allow", "allowed", "granted"], ["deny", "denied", "disallow", "disallowed"]), (["on"], ["off"]),
    (["above", "over"], ["below", "under"]), (["first"], ["last"]), (["start", "started"], ["end", "ended"]),
    (["include", "included", "includes"], ["exclude", "excluded", "excludes"]), (["in"], ["out"]), (["up"], ["down"]),
    (["show", "shown"], ["hide", "hidden"]), (["online"], ["offline"]), (["sunrise"], ["sunset"]),
    (["increase", "increased"], ["decrease", "decreased"]), (["all", "any", "one"], ["none"]),
    (["all"], ["any", "one", "some"]),
    (["open", "opened"], ["close", "closed"]), (["foreground"], ["background"]),
  ]
}
