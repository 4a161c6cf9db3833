public import NotificationRules
import NotificationTerms
public import SpecLanguage

/// All that a case can see of an app, wherever it is written. If two are equal, no case can tell them apart.
public struct TestedApp: Sendable, Hashable {
  public let id: String
  /// What people see on its notifications.
  public private(set) var name: String
  let rules: RuleTable
  /// By the id of the type.
  let headers: [String: PushHeaders]
  /// Nil for an app without links.
  let links: SpecLinks?
  let places: SpecPlaces
  /// The store of the token has the rules that are generated: each user writes their own document.
  let hasStoreRules: Bool
  /// What developers read in the console when an event is logged, by its name.
  let consoleLines: [String: [TextTemplate.Part]]
  /// What the system calls a category, by its id.
  let categories: [String: String]
  /// Every text in each language, by the key of `Spec.forEachText`, with the names of its arguments in braces.
  private(set) var texts: [String: [LanguageTag: String]] = [:]

  /// - Parameter rules: The tables to run, for instance the generated ones; those of the spec by default.
  public init(_ spec: Spec, rules: RuleTable? = nil) {
    id = spec.app.id
    name = spec.app.name ?? spec.app.id
    self.rules = rules ?? spec.ruleTable
    headers = spec.pushHeaders
    links = spec.deepLinks?.table
    places = SpecPlaces(spec)
    hasStoreRules = spec.push.map { $0.token != nil && $0.firestoreRules.value != .none } ?? false
    consoleLines = Dictionary(
      (spec.analytics?.events ?? []).compactMap { event in event.console.map { (event.name, $0.parts) } },
      uniquingKeysWith: { first, _ in first })
    categories = Dictionary(
      spec.categories.map { ($0.id, $0.identifier.value) }, uniquingKeysWith: { first, _ in first })
    spec.forEachText { text in
      let words = text.text.texts.compactMap { copy in
        copy.wordings.first?.parts.filled { "{\($0)}" }.map { (copy.locale, $0) }
      }
      texts[text.key] = Dictionary(words, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Whether the same happens in both, though some texts are not the same.
  public func behaves(like other: TestedApp) -> Bool {
    var copy = self
    copy.texts = other.texts
    copy.name = other.name
    return copy == other
  }
}
