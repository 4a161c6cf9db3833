public import NotificationTerms
public import SpecDiagnostics
public import SpecLanguage

/// How far the translation of an app into a language has got. A form of a plural text counts as a text.
public struct TranslationProgress: Sendable, Hashable {
  public let app: String
  public let locale: LanguageTag
  public let isSource: Bool
  /// Everything that the language needs.
  public private(set) var texts = 0
  public private(set) var missing = 0
  /// Translated from a source that has changed since.
  public private(set) var stale = 0
  /// Translated, and not approved yet.
  public private(set) var proposed = 0
  /// The words of the source that are to be translated: those of missing and stale texts.
  public private(set) var openWords = 0
  /// The texts that are missing, stale or proposed, in the order of the spec.
  public private(set) var open: [Open] = []
  /// Translated with the words of the source, which is right for a name and an oversight for a sentence.
  public private(set) var sameAsSource = 0

  /// A text, or a form of one, that is not there, not up to date or not approved.
  public struct Open: Sendable, Hashable {
    /// That of its unit: the key of the text, and for a form what follows it.
    public let id: String
    public let status: CopyText.Status
    /// The words that it has; those of the source if it has none.
    public let span: SourceSpan
  }

  public init(of spec: Spec, in locale: LanguageTag) {
    app = spec.app.id
    self.locale = locale
    isSource = spec.app.sourceLocale.value == locale
    for unit in spec.translationUnits(in: locale) {
      texts += 1
      guard unit.target != nil || unit.status == .stale else {
        missing += 1
        openWords += Self.wordCount(of: unit.source)
        open.append(Open(id: unit.id, status: .missing, span: place(of: unit, in: spec)))
        continue
      }
      switch unit.status {
      case .stale:
        stale += 1
        openWords += Self.wordCount(of: unit.source)
        open.append(Open(id: unit.id, status: .stale, span: place(of: unit, in: spec)))
      case .proposed:
        proposed += 1
        open.append(Open(id: unit.id, status: .proposed, span: place(of: unit, in: spec)))
      case .approved, .missing, nil: break
      }
      if !isSource, let target = unit.target, target == unit.source, Self.hasWords(target) { sameAsSource += 1 }
    }
  }

  private func place(of unit: TranslationUnit, in spec: Spec) -> SourceSpan {
    let text = unit.text.text
    return (text[locale] ?? text[spec.app.sourceLocale.value])?.localeSpan ?? text.keySpan
  }

  /// What is there and up to date.
  public var translated: Int { texts - missing - stale }

  /// What is approved, too.
  public var approved: Int { translated - proposed }

  /// Rounded down, so that 100 means everything.
  public var percent: Int { percent(translated) }
  public var approvedPercent: Int { percent(approved) }

  private func percent(_ count: Int) -> Int { texts == 0 ? 100 : count * 100 / texts }

  /// As translators count: what is between blanks, unless it has no letter.
  private static func wordCount(of text: String) -> Int {
    text.split(whereSeparator: \.isWhitespace).count { hasWords(String($0)) }
  }

  /// Whether there is something to translate: `{count} %` has nothing.
  private static func hasWords(_ text: String) -> Bool {
    var isPlaceholder = false
    for scalar in text.unicodeScalars {
      if scalar == "{" { isPlaceholder = true }
      if !isPlaceholder, scalar.properties.isAlphabetic { return true }
      if scalar == "}" { isPlaceholder = false }
    }
    return false
  }
}
