import NotificationRules
public import SpecDiagnostics

/// An item that may have had other ids in earlier versions of the app.
public protocol FormerlyNamed: SpecItem {
  var formerly: [Located<String>] { get }
}

/// An old id that belongs to nobody in particular: another item has it today, or claims it too. Nobody could say whose what
/// is stored under it is.
public struct FormerIDClash {
  public let id: Located<String>
  public let message: String
  /// Where the other is.
  public let note: Diagnostic.Note

  /// All among items of one kind, each with its ids of before.
  public static func all(
    among items: [(id: Located<String>, formerly: [Located<String>])], _ kind: ItemKind
  ) -> [FormerIDClash] {
    guard items.contains(where: { !$0.formerly.isEmpty }) else { return [] }
    let alive = Dictionary(items.map { ($0.id.value, $0.id.span) }, uniquingKeysWith: { first, _ in first })
    var claims: [String: SourceSpan] = [:]
    return items.flatMap { item in
      item.formerly.compactMap { old in
        if let place = alive[old.value] {
          return FormerIDClash(
            id: old,
            message:
              "'\(old.value)' is \(kind.oneNoun) of today, so 'formerly' cannot give its past to '\(item.id.value)'",
            note: .init("it is here", at: place))
        }
        return claims.updateValue(old.span, forKey: old.value).map { place in
          FormerIDClash(
            id: old,
            message: "'\(old.value)' is the former id of two \(kind.nouns), so nobody can say whose what it left is",
            note: .init("the other is here", at: place))
        }
      }
    }
  }
}

extension AppReader {
  func checkFormerIDs(of items: [some FormerlyNamed], _ kind: ItemKind) {
    checkFormerIDs(items.map { ($0.itemID, $0.formerly) }, kind)
  }

  func checkFormerIDs(_ items: [(id: Located<String>, formerly: [Located<String>])], _ kind: ItemKind) {
    for clash in FormerIDClash.all(among: items, kind) {
      session.error(.duplicateID, clash.message, at: clash.id.span, notes: [clash.note])
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
