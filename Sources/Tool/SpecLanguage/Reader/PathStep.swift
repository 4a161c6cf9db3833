import SpecDiagnostics
import YAMLNodes

/// One mapping or list on the way from the file to a value. Paths are spelled out only for findings, so a step holds
/// what is needed for that and builds no text.
struct PathStep {
  /// The place of a step among the steps of a session.
  struct Index {
    let raw: Int32

    static let none = Index(raw: -1)
  }

  let parent: Index
  /// The tree of the key, among those of the session.
  let tree: Int32
  /// The key of the mapping or list, or the `id` that names it; -1 for another item of a list.
  let key: Int32
  /// The number of the item in its list, from 0.
  let position: Int32
}

/// The steps on the way to all values read so far.
struct PathTable {
  private var steps: [PathStep] = []
  /// The trees that the keys of the steps belong to.
  private var trees: [SourceTree] = []

  /// Goes into a mapping or list.
  mutating func enter(_ value: SourceValue) -> PathStep.Index {
    let tree = number(of: value.written.tree)
    steps.append(PathStep(parent: value.parent, tree: tree, key: name(of: value), position: value.position))
    return PathStep.Index(raw: Int32(truncatingIfNeeded: steps.count - 1))
  }

  /// Its key. In a file that is one long list, the numbers of its items say nothing: there it is their `id`.
  private func name(of value: SourceValue) -> Int32 {
    guard value.position >= 0, value.parent.raw >= 0 else { return value.keyIndex }
    let list = steps[Int(value.parent.raw)]
    guard list.parent.raw < 0, list.key < 0, let id = value.written["id"], id.kind == .scalar, !id.text.isEmpty
    else { return value.keyIndex }
    return id.index
  }

  /// How many steps there are.
  var count: Int { steps.count }

  /// Forgets the steps after the first so many. The path of a value below them must not be asked for again.
  mutating func forget(after count: Int) { steps.removeSubrange(count...) }

  private mutating func number(of tree: SourceTree) -> Int32 {
    // Files are usually read one after the other.
    if let last = trees.last, last === tree { return Int32(truncatingIfNeeded: trees.count - 1) }
    for known in trees.indices where trees[known] === tree { return Int32(truncatingIfNeeded: known) }
    trees.append(tree)
    return Int32(truncatingIfNeeded: trees.count - 1)
  }

  /// `notifications.daily_clean_reminder.conditions[0].elapsed`; empty for a whole file.
  func path(of value: SourceValue) -> String {
    var components = [component(name(of: value), in: value.written.tree, value.position)]
    var next = value.parent
    while next.raw >= 0 {
      let step = steps[Int(next.raw)]
      components.append(component(step.key, in: trees[Int(step.tree)], step.position))
      next = step.parent
    }
    var path = ""
    for component in components.reversed() where !component.isEmpty {
      if !path.isEmpty, !component.hasPrefix("[") { path += "." }
      path += component
    }
    return path
  }

  private func component(_ key: Int32, in tree: SourceTree, _ position: Int32) -> String {
    if key >= 0 { return excerpt(tree.node(at: key).text) }
    return position >= 0 ? "[\(position)]" : ""
  }
}
