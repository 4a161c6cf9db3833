/// Which part of a map or list is which of the earlier one.
struct PartPairs {
  private(set) var oldNames: [String: String] = [:]
  private(set) var newNames: [String: String] = [:]

  /// - Parameter formerNames: What items were called, by their names today.
  init(
    _ before: [PlacedValue.Part], _ after: [PlacedValue.Part], _ formerNames: [String: String], areItems: Bool
  ) {
    let (old, new) = (Set(before.map(\.name)), Set(after.map(\.name)))
    for part in after {
      if old.contains(part.name) {
        pair(part.name, part.name)
      } else if let was = formerNames[part.name], old.contains(was), !new.contains(was) {
        pair(was, part.name)
      }
    }
    guard areItems else { return }
    pairItems(before.filter { newNames[$0.name] == nil }, after.filter { oldNames[$0.name] == nil })
  }

  private mutating func pair(_ old: String, _ new: String) { (oldNames[new], newNames[old]) = (old, new) }

  /// An item without an id is what its words say, and other words may be the same item with a change in it.
  private mutating func pairItems(_ before: [PlacedValue.Part], _ after: [PlacedValue.Part]) {
    var left = before
    for part in after {
      guard let index = left.firstIndex(where: { part.value.isLikely(laterStateOf: $0.value) }) else { continue }
      pair(left.remove(at: index).name, part.name)
    }
  }
}

extension PlacedValue {
  /// Whether it may be the same item of a list with other words; one with an id is another one.
  fileprivate func isLikely(laterStateOf other: PlacedValue) -> Bool {
    switch (form, other.form) {
    case (.scalar, .scalar), (.list, .list): true
    case (.map(let entries), .map(let others)):
      entries.first?.name == others.first?.name && self["id"] == nil && other["id"] == nil
    case (.scalar, _), (.list, _), (.map, _): false
    }
  }
}
