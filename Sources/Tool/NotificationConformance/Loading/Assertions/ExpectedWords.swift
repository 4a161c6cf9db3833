public import NotificationTerms
import SpecLanguage

/// The words of something on a screen, by the last part of their key and the language.
public struct ExpectedWords: Sendable, Hashable {
  /// Nil for a part that it does not have.
  public var parts: [String: [LanguageTag: String]?]

  init(_ parts: [(String, [LanguageTag: String]?)]) {
    self.parts = Dictionary(parts) { first, _ in first }
  }
}

extension AssertionWord {
  static let strings = [
    AssertionWord(
      "string", .reference(.string), "The text.", example: "open_settings",
      doc: "This text of `strings` reads like this."
    ) { string, line in
      let text = line(
        "text", .localizedTexts, required: true, doc: "What it says.", example: "{ en: \"Open Settings\" }")
      return string.map { .string($0, text ?? [:]) }
    }
  ]
}

extension KeyReader {
  func words(_ key: String, _ doc: String) -> (String, [LanguageTag: String]?)? {
    self(key, .localizedTexts, doc: doc, example: "{ en: \"Continue\" }").map { (key, $0) }
  }

  /// The same, or `none` for what has no such words.
  func wordsOrNone(_ key: String, _ doc: String) -> (String, [LanguageTag: String]?)? {
    self(key, KeyType<[LanguageTag: String]>.localizedTexts.orNone, doc: doc, example: "none").map { (key, $0) }
  }
}
