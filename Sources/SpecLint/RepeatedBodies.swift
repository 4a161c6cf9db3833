import NotificationTerms
import SpecLanguage

/// What the bodies of several types say in the source locale; usually empty.
struct RepeatedBodies {
  private let locale: LanguageTag
  private var seen: Set<String>
  /// What was seen more than once, even within one type.
  private(set) var texts: Set<String> = []

  init(_ spec: Spec) {
    locale = spec.app.sourceLocale.value
    // Two forms of a plural text are the most that many languages have.
    seen = Set(minimumCapacity: 2 * spec.notifications.count)
  }

  mutating func add(_ type: NotificationItem) {
    type.copy.body.forEachTemplate(in: locale) { template in
      if !seen.insert(template.source).inserted { texts.insert(template.source) }
    }
  }

  /// Whether the body of a type has one of them.
  func isAny(in type: NotificationItem) -> Bool {
    var isAny = false
    type.copy.body.forEachTemplate(in: locale) { isAny = isAny || texts.contains($0.source) }
    return isAny
  }
}
