import NotificationRules
import SpecDiagnostics

/// An item that may have had other ids in earlier versions of the app.
public protocol FormerlyNamed: SpecItem {
  var formerly: [Located<String>] { get }
}

extension AppReader {
  /// An old id belongs to one item, and to none that has it today: nobody could say whose what is stored under it is.
  func checkFormerIDs(of items: [some FormerlyNamed], _ kind: ItemKind) {
    checkFormerIDs(items.map { ($0.itemID, $0.formerly) }, kind)
  }

  func checkFormerIDs(_ items: [(id: Located<String>, formerly: [Located<String>])], _ kind: ItemKind) {
    guard items.contains(where: { !$0.formerly.isEmpty }) else { return }
    let alive = Dictionary(items.map { ($0.id.value, $0.id.span) }, uniquingKeysWith: { first, _ in first })
    var claims: [String: SourceSpan] = [:]
    for item in items {
      for old in item.formerly {
        if let place = alive[old.value] {
          session.error(
            .duplicateID,
            "'\(old.value)' is \(kind.oneNoun) of today, so 'formerly' cannot give its past to '\(item.id.value)'",
            at: old.span, notes: [Diagnostic.Note("it is here", at: place)])
        } else if let place = claims.updateValue(old.span, forKey: old.value) {
          session.error(
            .duplicateID,
            "'\(old.value)' is the former id of two \(kind.nouns), so nobody can say whose what it left is",
            at: old.span, notes: [Diagnostic.Note("the other is here", at: place)])
        }
      }
    }
  }
}

extension Spec {
  /// The ids of earlier versions, for whoever still finds them.
  var formerIDs: [FormerID] {
    let app = app.formerly.map { FormerID(.app, $0.value, isNow: self.app.id) }
    let settings = preferences.flatMap { setting in
      setting.formerly.map { FormerID(.preference, $0.value, isNow: setting.id) }
        + Self.formerIDs(of: setting.choice?.options ?? [], .option(of: setting.id))
    }
    let categories = categories.flatMap { category in
      category.formerly.map { FormerID(.category, $0.value, isNow: category.identifier.value) }
        + Self.formerIDs(of: category.actions, .action(of: category.identifier.value))
    }
    return app + Self.formerIDs(of: notifications, .type) + settings + Self.formerIDs(of: signals, .signal)
      + Self.formerIDs(of: deepLinks?.targets ?? [], .target) + categories
  }

  private static func formerIDs(of items: [some FormerlyNamed], _ kind: FormerID.Kind) -> [FormerID] {
    items.flatMap { item in item.formerly.map { FormerID(kind, $0.value, isNow: item.id) } }
  }
}
