/// Which types go first. A priority says nothing else, so a change that keeps the order changes nothing.
struct PriorityOrder {
  /// The path of each type with its priority, in the order of the files.
  private var types: [(path: String, priority: Int)] = []

  /// Of a type that names none.
  static let lowest = 0

  mutating func note(type path: String) { types.append((path, Self.lowest)) }

  /// - Parameter path: Of the type, which has been noted.
  mutating func note(_ priority: Int, of path: String) {
    for index in types.indices where types[index].path == path { types[index].priority = priority }
  }

  /// Whether the types go in the same order if one has another priority. Of two with the same priority the first goes
  /// first.
  func isKept(with priority: Int, of path: String) -> Bool {
    var changed = self
    changed.note(priority, of: path)
    return changed.sorted == sorted
  }

  private var sorted: [Int] {
    types.indices.sorted { (-types[$0].priority, $0) < (-types[$1].priority, $1) }
  }
}
