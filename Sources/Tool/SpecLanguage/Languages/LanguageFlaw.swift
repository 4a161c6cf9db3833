public import NotificationTerms

/// What is wrong with a tag that is well-formed but whose language or region does not exist or is not in use.
public enum LanguageFlaw: Sendable, Hashable {
  /// There is no such language.
  case noLanguage
  /// The code is that of a region. Sometimes it is that of a language too, but of one that no device is set to.
  case region(meant: String, isRareLanguage: Bool)
  /// The language has had another code for long.
  case oldCode(meant: String)
  /// The language has a code of two letters, and tags use that one.
  case longCode(meant: String)
  /// The language exists, and the region does not.
  case noRegion(String, meant: String)

  /// The tag that was probably meant.
  public var meant: String? {
    switch self {
    case .noLanguage: nil
    case .region(let meant, _), .oldCode(let meant), .longCode(let meant), .noRegion(_, let meant): meant
    }
  }

  /// The end of "lists 'ua', …".
  public var words: String {
    switch self {
    case .noLanguage: "but there is no such language"
    case .region(_, isRareLanguage: false): "which is the code of a region, not of a language"
    case .region(_, isRareLanguage: true): "the code of a region, and of a language that no device uses"
    case .oldCode: "a code that this language has not had for decades"
    case .longCode: "but tags use the two-letter code if a language has one"
    case .noRegion(let region, _): "but there is no region '\(region)'"
    }
  }
}

extension LanguageTag {
  /// Why no device asks for texts under this tag; nil where nothing speaks against it.
  ///
  /// Languages and regions are looked up in ISO 639 and in CLDR. Scripts, variants and the numbers of larger regions
  /// are not.
  public var flaw: LanguageFlaw? {
    let parts = text.split(separator: "-")
    guard let language = parts.first else { return nil }
    let rest = text.dropFirst(language.utf8.count)
    if let meant = LanguageSubtags.old.key(of: language) { return .oldCode(meant: meant + rest) }
    if let meant = LanguageSubtags.ofRegions.key(of: language) {
      let isRareLanguage = LanguageSubtags.short.holds(language)
      // A region after it shows that the language is meant.
      return isRareLanguage && !rest.isEmpty ? nil : .region(meant: meant, isRareLanguage: isRareLanguage)
    }
    switch language.utf8.count {
    case 2: guard LanguageSubtags.short.holds(language) else { return .noLanguage }
    case 3:
      if let meant = LanguageSubtags.long.key(of: language) {
        return .longCode(meant: LanguageTag(meant + rest)?.text ?? meant)
      }
      let begin = language.prefix(2)
      guard let last = language.last,
        LanguageSubtags.onlyLong.words.contains(where: { $0.hasPrefix(begin) && $0.dropFirst(2).contains(last) })
      else { return .noLanguage }
    // BCP 47 keeps eight letters for languages that are registered one by one; there are none.
    default: return .noLanguage
    }
    let others = parts.dropFirst().prefix { $0.utf8.count > 1 }
    guard let region = others.first(where: { $0.utf8.count == 2 }), !LanguageSubtags.regions.holds(region) else {
      return nil
    }
    let hasTwin = region == "UK" && language != "uk"
    let kept = parts.compactMap { $0 != region ? String($0) : hasTwin ? "GB" : nil }.joined(separator: "-")
    return .noRegion(String(region), meant: LanguageTag(kept)?.text ?? kept)
  }
}

extension StaticString {
  fileprivate var words: [Substring] { description.split { " ,\n".contains($0) } }

  fileprivate func holds(_ word: Substring) -> Bool { words.contains(word) }

  /// The first word of the group, between commas, that has the word behind its first.
  fileprivate func key(of word: Substring) -> String? {
    for group in description.split(separator: ",") {
      let words = group.split { " \n".contains($0) }
      if words.dropFirst().contains(word) { return words.first.map(String.init) }
    }
    return nil
  }
}
