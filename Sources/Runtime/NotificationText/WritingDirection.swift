/// Which languages are written from right to left, and what keeps a value in order in a text of one.
public enum WritingDirection {
  /// - Parameter tag: `uz-Arab`, `ks-Deva`: a script goes before the language.
  public static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) { return scripts.contains(script) }
    return parts.first.map(languages.contains) ?? false
  }

  /// Words between isolates, in a language that is written from right to left.
  ///
  /// - Source: Unicode Standard Annex 9, "Bidirectional Algorithm", 2.7
  public static func isolated(_ words: String, in tag: String) -> String {
    words.isEmpty || !isRightToLeft(tag) ? words : "\u{2068}\(words)\u{2069}"
  }

  private static let scripts = "Arab Aran Hebr Syrc Thaa Nkoo Adlm Rohg Mand Samr".split(separator: " ")
  private static let languages =
    "ar arc arz azb bal bgn ckb dv fa glk he iw ji khw ks lrc mzn nqo pnb prs ps sd sdh skr syr ug ur yi"
    .split(separator: " ")
}

extension TextArgument.Value {
  /// Its words as they stand in a text: isolated, unless it is a number. A name in Latin letters would take digits beside
  /// it along, or turn the whole line around if it comes first.
  public func keptApart(_ words: String, in tag: String) -> String {
    switch self {
    case .int, .double, .decimal, .row: words
    case .string, .money, .civil: WritingDirection.isolated(words, in: tag)
    }
  }
}
