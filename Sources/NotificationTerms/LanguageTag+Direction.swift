extension LanguageTag {
  /// Whether it is written from right to left. `uz-Arab`, `ks-Deva`: a script goes before the language.
  public var isRightToLeft: Bool {
    let script = text.split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
    return script.map(Self.scriptsFromTheRight.contains) ?? Self.languagesFromTheRight.contains(language)
  }

  private static let scriptsFromTheRight: Set<String> = [
    "Arab", "Aran", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand", "Samr",
  ]
  private static let languagesFromTheRight: Set<String> = [
    "ar", "arc", "arz", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "khw", "ks", "lrc", "mzn",
    "nqo", "pnb", "prs", "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]
}
