/// A token to write into a document of the server, or to take out of it.
struct TokenWrite: Sendable {
  let number: Int
  let document: String
  let isRemoval: Bool
  let work: @Sendable (any TokenStore) async throws -> Void
}

/// The writes into one document: the first is on its way, and the others wait for it.
struct TokenWrites {
  private var writes: [TokenWrite] = []
  /// When none of them is left.
  var end: Task<Void, Never>?

  var first: TokenWrite? { writes.first }
  var isAlone: Bool { writes.count == 1 }

  /// The newest token takes the place of what waits; a removal takes out one token only, and leaves other removals.
  mutating func add(_ write: TokenWrite) {
    let overtaken = Set(writes.dropFirst().filter { !write.isRemoval || !$0.isRemoval }.map(\.number))
    writes.removeAll { overtaken.contains($0.number) }
    writes.append(write)
  }

  mutating func removeFirst() { if !writes.isEmpty { writes.removeFirst() } }
}
