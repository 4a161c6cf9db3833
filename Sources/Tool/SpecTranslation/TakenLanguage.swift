public import NotificationTerms

/// A language of a document that matches an app's language only if a part of its tag is ignored.
public struct TakenLanguage: Sendable, Hashable {
  public var app: String
  /// As it is in the document: `pl-PL`.
  public var written: String
  /// As it is in the app: `pl`.
  public var taken: LanguageTag
}

extension LanguageTag {
  /// The language of an app that this tag means: itself, or what is left of it without subtags at its end.
  ///
  /// Translation tools that only know languages with a region write `pl-PL` for `pl`. A script is never ignored: people
  /// who read one may not read the other.
  /// - Source: RFC 4647, section 3.4, "Lookup", without its default
  func lookedUp(among locales: [LanguageTag]) -> LanguageTag? {
    if locales.contains(self) { return self }
    // `zh-TW` for `zh-Hant`, and the other way round.
    var subtags = withScript.text.split(separator: "-")
    while true {
      let shorter = subtags.joined(separator: "-")
      if let found = locales.first(where: { $0.withScript.text == shorter }) { return found }
      guard subtags.count > 1, let last = subtags.popLast() else { return nil }
      let isScript = last.utf8.count == 4 && last.utf8.first.map { $0 >= UInt8(ascii: "A") } == true
      if isScript { return nil }
      // The part that a single letter introduces has been removed too.
      if subtags.count > 1, subtags.last?.utf8.count == 1 { subtags.removeLast() }
    }
  }
}
