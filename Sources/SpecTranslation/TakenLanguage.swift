public import NotificationTerms

/// A language of a document that is one of an app's only when less of its tag is read.
public struct TakenLanguage: Sendable, Hashable {
  public var app: String
  /// As the document has it: `pl-PL`.
  public var written: String
  /// As the app has it: `pl`.
  public var taken: LanguageTag
}

extension LanguageTag {
  /// The language of an app that this tag means: itself, or what is left of it without subtags at its end.
  ///
  /// Translation tools that know only languages with a region write `pl-PL` for `pl`. A script is never left out: who reads
  /// one may not read the other.
  /// - Source: RFC 4647, section 3.4, "Lookup", without its default
  func lookedUp(among locales: [LanguageTag]) -> LanguageTag? {
    var subtags = text.split(separator: "-")
    while true {
      let shorter = subtags.joined(separator: "-")
      if let found = locales.first(where: { $0.text == shorter }) { return found }
      guard subtags.count > 1, let last = subtags.popLast() else { return nil }
      let isScript = last.utf8.count == 4 && last.utf8.first.map { $0 >= UInt8(ascii: "A") } == true
      if isScript { return nil }
      // What a single letter introduces has gone with it.
      if subtags.count > 1, subtags.last?.utf8.count == 1 { subtags.removeLast() }
    }
  }
}
