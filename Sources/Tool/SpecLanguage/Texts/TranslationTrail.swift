import NotificationTerms

/// The translations of an app, followed back through its commits to the one in which each was last touched.
public struct TranslationTrail: Sendable {
  private struct Place: Hashable, Sendable {
    var key: String
    var locale: LanguageTag
  }

  private let spec: Spec
  /// The source at the oldest commit that has the translation as it is now; nil before the first one.
  private var sources: [Place: CopyText] = [:]
  /// Those that no commit so far had otherwise.
  private var open: Set<Place>

  /// - Parameter spec: As it is now.
  public init(_ spec: Spec) {
    self.spec = spec
    open = []
    spec.forEachText { text in
      for copy in text.text.texts where copy.locale != spec.app.sourceLocale.value {
        guard copy.status != .stale, copy.status != .missing else { continue }
        open.insert(Place(key: text.key, locale: copy.locale))
      }
    }
  }

  /// Whether an older commit can say nothing more.
  public var isDone: Bool { open.isEmpty }

  /// - Parameter older: The app at the next older commit that changed its texts.
  public mutating func follow(_ older: Spec) {
    guard older.app.sourceLocale.value == spec.app.sourceLocale.value else { return end() }
    let then = Dictionary(older.texts.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    spec.forEachText { text in
      for copy in text.text.texts {
        let place = Place(key: text.key, locale: copy.locale)
        guard open.contains(place) else { continue }
        guard let texts = then[text.key], let source = texts[spec.app.sourceLocale.value],
          let old = texts[copy.locale], old.status == copy.status, old.says(copy)
        else {
          open.remove(place)
          continue
        }
        sources[place] = source
      }
    }
  }

  /// Nothing is known of older commits.
  public mutating func end() { open = [] }

  /// Those whose source says something else now than when somebody last touched them.
  public var outrun: [OutrunTranslation] {
    spec.texts.flatMap { text -> [OutrunTranslation] in
      guard let now = text.text[spec.app.sourceLocale.value] else { return [] }
      return text.text.texts.compactMap { copy in
        guard let was = sources[Place(key: text.key, locale: copy.locale)], !was.says(now) else { return nil }
        return OutrunTranslation(text: text, locale: copy.locale, source: was)
      }
    }
  }
}
