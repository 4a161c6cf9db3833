/// A reference with the new id instead of the old one is part of the rename, not a separate change.
struct RenameFollowing {
  private struct Rename {
    /// In the order of the changes: the first that explains a reference counts.
    let number: Int
    let newID: String
    let path: [String]
  }

  /// A word of a list, by the way to the list.
  private struct Word: Hashable {
    let list: [String]
    let text: String
  }

  private var byOldID: [String: [Rename]] = [:]

  static func apply(to steps: inout [ChangeWalk.Step]) {
    let following = RenameFollowing(steps)
    guard !following.byOldID.isEmpty else { return }
    following.joinWords(of: &steps)
    for index in steps.indices where steps[index].change.follows == nil {
      let change = steps[index].change
      guard change.kind == .changed, let (old, new) = words(change) else { continue }
      steps[index].change.follows = following.rename(from: old, to: new)?.path
    }
  }

  /// What may be an id, before and after: a text, or the only key of a condition, as in `preference: { news: true }`.
  private static func words(_ change: SpecChange) -> (old: String, new: String)? {
    if let old = change.old?.text, let new = change.new?.text { return (old, new) }
    guard case .map(let before)? = change.old?.form, case .map(let after)? = change.new?.form, before.count == 1,
      after.count == 1, before[0].node == after[0].node
    else { return nil }
    return (before[0].key, after[0].key)
  }

  private init(_ steps: [ChangeWalk.Step]) {
    for (number, step) in steps.enumerated() where step.change.kind == .renamed {
      guard let oldID = step.change.path.last, let newID = step.change.newID else { continue }
      byOldID[oldID, default: []].append(Rename(number: number, newID: newID, path: step.change.path))
    }
  }

  private func rename(from old: String, to new: String) -> Rename? {
    let direct = byOldID[old]?.first { $0.newID == new }
    guard old != new else { return direct }
    // An empty part comes first where the text begins with a placeholder.
    let parts = old.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    let placeholders = Set(parts.compactMap { $0.split(separator: "}").first })
    let inText = placeholders.compactMap { name in
      byOldID[String(name)]?.first { old.replacing("{\(name)}", with: "{\($0.newID)}") == new }
    }
    return ([direct].compactMap(\.self) + inText).min { $0.number < $1.number }
  }

  /// An id that went from a list, and the new one that came into it, are one change.
  private func joinWords(of steps: inout [ChangeWalk.Step]) {
    var added: [Word: Int] = [:]
    for (index, step) in steps.enumerated() where step.change.kind == .added {
      guard let text = step.change.new?.text else { continue }
      let word = Word(list: step.change.path.dropLast(), text: text)
      if added[word] == nil { added[word] = index }
    }
    var joined: Set<Int> = []
    for index in steps.indices where steps[index].change.kind == .removed && steps[index].change.follows == nil {
      let change = steps[index].change
      guard let old = change.old?.text, let renames = byOldID[old] else { continue }
      for rename in renames {
        guard let other = added.removeValue(forKey: Word(list: change.path.dropLast(), text: rename.newID)) else {
          continue
        }
        steps[index].change.kind = .changed
        steps[index].change.new = steps[other].change.new
        steps[index].change.follows = rename.path
        steps[index].newSteps = steps[other].newSteps
        steps[index].newKeys = steps[other].newKeys
        joined.insert(other)
        break
      }
    }
    if !joined.isEmpty { steps = steps.indices.filter { !joined.contains($0) }.map { steps[$0] } }
  }
}
