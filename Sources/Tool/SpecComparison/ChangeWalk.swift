/// Finds the differences between two resolved models.
struct ChangeWalk {
  /// A difference and the way to it in either file.
  struct Step {
    var change: SpecChange
    /// With the ids of items in lists; empty for the whole app.
    var oldKeys: [String]
    var newKeys: [String]
    /// The same with `[0]` in place of ids.
    var oldSteps: [String]
    var newSteps: [String]
  }

  private let app: String
  private(set) var steps: [Step] = []

  /// Parts that mean something only as a whole.
  static let wholes: Set<String> = ["where", "forms"]

  /// Whether a path leads to conditions or into one.
  static func isInTest(_ path: [String]) -> Bool {
    switch path.first {
    case "notifications": path.dropFirst(2).contains { $0 == "conditions" || $0 == "or_when" }
    // Of the quiet hours.
    case "policies": path.contains("when")
    default: false
    }
  }

  /// Where the keys are ids that people chose, and may change.
  static let collections: Set<String> = [
    "signals", "parameters", "targets", "strings", "arguments", "modules", "categories", "actions", "preferences",
    "options", "steps", "screens", "claims", "notifications", "triggers", "variants", "attachments", "data",
    "live_activities", "attributes", "flags", "experiments", "state", "fields", "labels", "caps", "profiles", "events",
    "sections",
  ]

  init(app: String, from old: ResolvedNode, to new: ResolvedNode) {
    self.app = app
    compare(old, new, Way())
    RenameFollowing.apply(to: &steps)
    followLocales()
  }

  private struct Way {
    var path: [String] = []
    /// With the ids of today.
    var newPath: [String] = []
    var old: [String] = []
    var new: [String] = []

    func down(_ key: String, _ oldStep: String, _ newStep: String, isNow newKey: String? = nil) -> Way {
      Way(path: path + [key], newPath: newPath + [newKey ?? key], old: old + [oldStep], new: new + [newStep])
    }

    var oldKeys: [String] { Self.keys(path, old) }
    var newKeys: [String] { Self.keys(newPath, new) }

    /// A path, with the numbers of one side where items have no ids.
    private static func keys(_ path: [String], _ steps: [String]) -> [String] {
      zip(path, steps).map { $0.utf8.first == UInt8(ascii: "[") ? $1 : $0 }
    }
  }

  private mutating func compare(_ old: ResolvedNode, _ new: ResolvedNode, _ way: Way) {
    if old == new { return }
    if Self.isInTest(way.path) { return compareTests(old, new, way) }
    if Self.changesForm(old, new) { return add(.changed, way, old, new) }
    guard let before = old.children, let after = new.children, old.isMap == new.isMap,
      !Self.wholes.contains(way.path.last ?? "")
    else { return add(.changed, way, old, new) }
    let oldByKey = Dictionary(before.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let newKeys = Set(after.map(\.key))
    let removed = before.filter { !newKeys.contains($0.key) }
    let added = after.filter { oldByKey[$0.key] == nil }
    let renamed = Self.collections.contains(way.path.last ?? "") ? RenamedItems(removed, added).byNewID : [:]
    let said = FormerItems(removed, added).byNewID
    for child in after {
      if let match = oldByKey[child.key] {
        compare(match.node, child.node, way.down(child.key, match.step, child.step))
      } else if let old = said[child.key] {
        let way = way.down(old.key, old.step, child.step, isNow: child.key)
        add(.renamed, way, old.node, child.node, newID: child.key)
        compare(old.node.withoutName, child.node.withoutName, way)
      } else if let old = renamed[child.key] {
        add(.renamed, way.down(old.key, old.step, child.step), old.node, child.node, newID: child.key)
      } else if let nothing = Self.emptied(child, in: way.path) {
        compare(nothing, child.node, way.down(child.key, child.step, child.step))
      } else {
        add(.added, way.down(child.key, child.step, child.step), nil, child.node)
      }
    }
    let kept = Set((Array(renamed.values) + said.values).map(\.key))
    for child in removed where !kept.contains(child.key) {
      if let nothing = Self.emptied(child, in: way.path) {
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
  private static func emptied(_ child: ResolvedNode.Child, in path: [String]) -> ResolvedNode? {
    switch child.node.form {
    case .map where collections.contains(child.key) || isOfNames(path + [child.key]): ResolvedNode(.map([]))
    case .list(let items) where !wholes.contains(child.key) && !items.isEmpty: ResolvedNode(.list([]))
    case .text, .number, .flag, .list, .map: nil
    }
  }

  /// Whether a path leads to what holds the names that were chosen for Swift.
  private static func isOfNames(_ path: [String]) -> Bool {
    path == ["app", "swift"] || path == ["app", "swift", "names"]
      || path.count == 4 && path[..<3] == ["app", "swift", "names"]
  }

  /// Whether a text counts other numbers than before, unless it is one number on both sides.
  private static func changesForm(_ old: ResolvedNode, _ new: ResolvedNode) -> Bool {
    guard old.isMap, new.isMap, old["status"]?.text != nil, new["status"]?.text != nil else { return false }
    let (before, after) = (old["plural"], new["plural"])
    if (before == nil) != (after == nil) { return true }
    // Several numbers on one side at least.
    return before != after && (before?.text == nil || after?.text == nil)
  }

  /// Goes into conditions that are of one kind on both sides, down to the word that changed.
  private mutating func compareTests(_ old: ResolvedNode, _ new: ResolvedNode, _ way: Way) {
    if old == new { return }
    switch (old.form, new.form) {
    case (.list(let before), .list(let after)): compareTests(before, after, way)
    case (.map(let before), .map(let after)) where before.map(\.key) == after.map(\.key):
      for (member, new) in zip(before, after) {
        compareTests(member.node, new.node, way.down(member.key, member.key, member.key))
      }
    case (.map, _), (.list, _), (.text, _), (.number, _), (.flag, _): add(.changed, way, old, new)
    }
  }

  /// Conditions of which all, or any, must hold: their order means nothing.
  private mutating func compareTests(_ before: [ResolvedNode], _ after: [ResolvedNode], _ way: Way) {
    var lost = Array(before.enumerated())
    var found: [(offset: Int, element: ResolvedNode)] = []
    for item in after.enumerated() {
      if let twin = lost.firstIndex(where: { $0.element == item.element }) {
        lost.remove(at: twin)
      } else {
        found.append(item)
      }
    }
    if lost.isEmpty, found.isEmpty {
      return add(.moved, way, ResolvedNode(.list(before)), ResolvedNode(.list(after)))
    }
    var pairs: [(old: (offset: Int, element: ResolvedNode), new: (offset: Int, element: ResolvedNode))] = []
    // One that asks the same of the same signal is more probably meant than one that asks the same of another.
    for isAlike in [{ $0.testSubject == $1.testSubject }, { $0.testKind == $1.testKind }] as [Self.Likeness] {
      for item in found {
        guard let twin = lost.firstIndex(where: { isAlike($0.element, item.element) }) else { continue }
        pairs.append((lost.remove(at: twin), item))
        found.removeAll { $0.offset == item.offset }
      }
    }
    for (old, new) in pairs.sorted(by: { $0.new.offset < $1.new.offset }) {
      compareTests(old.element, new.element, way.down("[\(new.offset)]", "[\(old.offset)]", "[\(new.offset)]"))
    }
    for (offset, item) in found { add(.added, way.down("[\(offset)]", "[\(offset)]", "[\(offset)]"), nil, item) }
    for (offset, item) in lost { add(.removed, way.down("[\(offset)]", "[\(offset)]", "[\(offset)]"), item, nil) }
  }

  private typealias Likeness = (ResolvedNode, ResolvedNode) -> Bool

  private mutating func add(
    _ kind: SpecChange.Kind, _ way: Way, _ old: ResolvedNode?, _ new: ResolvedNode?, newID: String? = nil
  ) {
    let change = SpecChange(app: app, kind: kind, path: way.path, newID: newID, old: old, new: new)
    var newKeys = way.newKeys
    if let newID { newKeys[newKeys.count - 1] = newID }
    steps.append(
      Step(
        change: change, oldKeys: way.oldKeys, newKeys: newKeys, oldSteps: way.old, newSteps: way.new))
  }

  /// The texts in a language go with the language, and come with it.
  private mutating func followLocales() {
    for kind in [SpecChange.Kind.added, .removed] {
      let locales = steps.map(\.change).filter { $0.kind == kind && $0.path.starts(with: ["app", "locales"]) }
        .map(\.path)
      let byTag = Dictionary(
        locales.compactMap { path in path.last.map { ($0, path) } }, uniquingKeysWith: { a, _ in a })
      guard !byTag.isEmpty else { continue }
      for index in steps.indices where steps[index].change.kind == kind {
        let change = steps[index].change
        // The texts of a variant are a list in each language.
        let path = change.path.last?.utf8.first == UInt8(ascii: "[") ? change.path.dropLast() : change.path[...]
        if change.follows == nil, let tag = path.last, let locale = byTag[tag], change.path != locale {
          steps[index].change.follows = locale
        }
      }
    }
  }
}

/// The item that each new one was, as it says itself with `formerly`.
private struct FormerItems {
  private(set) var byNewID: [String: ResolvedNode.Child] = [:]

  init(_ removed: [ResolvedNode.Child], _ added: [ResolvedNode.Child]) {
    for child in added {
      let ids = child.node.formerIDs
      if !ids.isEmpty, let old = removed.first(where: { ids.contains($0.key) }) { byNewID[child.key] = old }
    }
  }
}

extension ResolvedNode {
  /// What it was called, as it says itself.
  var formerIDs: [String] { self["formerly"]?.children?.compactMap(\.node.text) ?? [] }

  /// Without what it is and was called.
  var withoutName: ResolvedNode {
    guard case .map(let members) = form else { return self }
    return ResolvedNode(.map(members.filter { $0.key != "id" && $0.key != "formerly" }))
  }

  var isMap: Bool { if case .map = form { true } else { false } }

  /// What a condition asks: `not.happened`.
  fileprivate var testKind: String {
    guard case .map(let members) = form, let first = members.first else { return "" }
    return first.key == "not" ? "not.\(first.node.testKind)" : first.key
  }

  /// The same with the signal or setting that it asks about.
  fileprivate var testSubject: String {
    guard case .map(let members) = form, let first = members.first else { return "" }
    switch first.key {
    case "not": return "not.\(first.node.testSubject)"
    // The parts of these are compared with each other.
    case "any", "all": return first.node.description
    default:
      guard case .map(let inner) = first.node.form, let subject = inner.first else { return first.key }
      return "\(first.key) \(subject.key) \(subject.node.text ?? "")"
    }
  }
}
