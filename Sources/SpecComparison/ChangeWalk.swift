/// Finds the differences between two resolved models.
struct ChangeWalk {
  /// A difference and the way to it in either file.
  struct Step {
    var change: SpecChange
    /// As `SpecPlace` understands them; empty steps for the whole app.
    var oldSteps: [String]
    var newSteps: [String]
  }

  private let app: String
  private(set) var steps: [Step] = []

  /// Parts that mean something only as a whole.
  static let wholes: Set<String> = ["conditions", "or_when", "where"]

  /// Where the keys are ids that somebody gave, and may give anew.
  static let collections: Set<String> = [
    "signals", "parameters", "targets", "strings", "arguments", "modules", "categories", "actions", "preferences",
    "options", "steps", "screens", "claims", "notifications", "triggers", "variants", "attachments", "data",
    "live_activities", "attributes", "state", "fields", "labels", "caps", "profiles", "events",
  ]

  init(app: String, from old: ResolvedNode, to new: ResolvedNode) {
    self.app = app
    compare(old, new, Way())
    followRenames()
    followLocales()
  }

  private struct Way {
    var path: [String] = []
    var old: [String] = []
    var new: [String] = []

    func down(_ key: String, _ oldStep: String, _ newStep: String) -> Way {
      Way(path: path + [key], old: old + [oldStep], new: new + [newStep])
    }
  }

  private mutating func compare(_ old: ResolvedNode, _ new: ResolvedNode, _ way: Way) {
    if old == new { return }
    guard let before = old.children, let after = new.children, old.isMap == new.isMap,
      !Self.wholes.contains(way.path.last ?? "")
    else { return add(.changed, way, old, new) }
    let oldByKey = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let newKeys = Set(after.map(\.key))
    let removed = before.filter { !newKeys.contains($0.key) }
    let added = after.filter { oldByKey[$0.key] == nil }
    let renamed = Self.collections.contains(way.path.last ?? "") ? Self.renames(removed, added) : [:]
    for child in after {
      if let match = oldByKey[child.key] {
        compare(match.node, child.node, way.down(child.key, match.step, child.step))
      } else if let old = renamed[child.key] {
        add(.renamed, way.down(old.key, old.step, child.step), old.node, child.node, newID: child.key)
      } else if let nothing = Self.emptied(child) {
        compare(nothing, child.node, way.down(child.key, child.step, child.step))
      } else {
        add(.added, way.down(child.key, child.step, child.step), nil, child.node)
      }
    }
    let kept = Set(renamed.values.map(\.key))
    for child in removed where !kept.contains(child.key) {
      if let nothing = Self.emptied(child) {
        compare(child.node, nothing, way.down(child.key, child.step, child.step))
      } else {
        add(.removed, way.down(child.key, child.step, child.step), child.node, nil)
      }
    }
    let common = before.map(\.key).filter(newKeys.contains)
    if common != after.map(\.key).filter({ oldByKey[$0] != nil }) {
      add(.moved, way, old, new)
    }
  }

  /// The same collection without items: it is left out of the model when it is empty, and its items are what counts.
  private static func emptied(_ child: ResolvedNode.Child) -> ResolvedNode? {
    switch child.node.form {
    case .map where collections.contains(child.key): ResolvedNode(.map([]))
    case .list(let items) where !wholes.contains(child.key) && !items.isEmpty: ResolvedNode(.list([]))
    case .text, .number, .flag, .list, .map: nil
    }
  }

  private mutating func add(
    _ kind: SpecChange.Kind, _ way: Way, _ old: ResolvedNode?, _ new: ResolvedNode?, newID: String? = nil
  ) {
    let change = SpecChange(app: app, kind: kind, path: way.path, newID: newID, old: old, new: new)
    steps.append(Step(change: change, oldSteps: way.old, newSteps: way.new))
  }

  /// A reference that names the new id in place of the old one is a part of the rename, and no news of its own.
  private mutating func followRenames() {
    for rename in steps.map(\.change) where rename.kind == .renamed {
      guard let oldID = rename.path.last, let newID = rename.newID else { continue }
      for index in steps.indices where steps[index].change.follows == nil {
        let change = steps[index].change
        if change.kind == .changed, let old = change.old?.text, let new = change.new?.text,
          old == oldID && new == newID || old != new && old.replacing("{\(oldID)}", with: "{\(newID)}") == new
        {
          steps[index].change.follows = rename.path
        } else if change.kind == .removed, change.old?.text == oldID,
          let added = steps.firstIndex(where: {
            $0.change.kind == .added && $0.change.new?.text == newID
              && $0.change.path.dropLast() == change.path.dropLast()
          })
        {
          steps[index].change.kind = .changed
          steps[index].change.new = steps[added].change.new
          steps[index].change.follows = rename.path
          steps[index].newSteps = steps[added].newSteps
          steps.remove(at: added)
          return followRenames()
        }
      }
    }
  }

  /// The texts in a language go with the language, and come with it.
  private mutating func followLocales() {
    for kind in [SpecChange.Kind.added, .removed] {
      let locales = steps.map(\.change).filter { $0.kind == kind && $0.path.starts(with: ["app", "locales"]) }
      for locale in locales {
        guard let tag = locale.path.last else { continue }
        for index in steps.indices where steps[index].change.kind == kind {
          let change = steps[index].change
          if change.follows == nil, change.path != locale.path, change.path.last == tag {
            steps[index].change.follows = locale.path
          }
        }
      }
    }
  }

  /// The item that each new one was, where that is certain: everything is the same but the id, and no other item could be
  /// meant. Single words are no items.
  private static func renames(
    _ removed: [ResolvedNode.Child], _ added: [ResolvedNode.Child]
  ) -> [String: ResolvedNode.Child] {
    var found: [String: ResolvedNode.Child] = [:]
    // What has no content of its own is the same as anything.
    let olds = removed.filter { $0.node.hasContent }
    for new in added where new.node.hasContent {
      let content = new.node.withoutNotes
      let twins = olds.filter { $0.node.withoutNotes.replacing($0.key, with: new.key) == content }
      guard twins.count == 1, let twin = twins.first else { continue }
      let oldContent = twin.node.withoutNotes
      let others = added.filter { $0.node.withoutNotes == oldContent.replacing(twin.key, with: $0.key) }
      if others.count == 1 { found[new.key] = twin }
    }
    return found
  }
}

extension ResolvedNode {
  var isMap: Bool { if case .map = form { true } else { false } }

  /// Enough to be recognised by.
  fileprivate var hasContent: Bool {
    guard case .map(let members) = withoutNotes.form else { return false }
    return !members.filter { $0.key != "id" }.isEmpty
  }
}
