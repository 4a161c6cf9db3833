import NotificationScheduling

/// A token to write into a document of the server, or to take out of it.
struct TokenWrite: Sendable {
  let number: Int
  let document: String
  let isRemoval: Bool
  let work: @Sendable (any TokenStore) async throws -> Void
}

extension TokenError {
  /// It was not sent: a newer write of the same document has taken its place.
  static let overtaken = TokenError(domain: "notispec", code: 2, text: "a newer write has taken its place")
}

/// The writes into one document: the first is on its way, and the others wait for it.
struct TokenWrites {
  private var writes: [TokenWrite] = []

  var first: TokenWrite? { writes.first }
  var isAlone: Bool { writes.count == 1 }

  /// The newest token takes the place of what waits; a removal takes out one token only, and leaves other removals.
  ///
  /// - Returns: What is not carried out any more.
  mutating func add(_ write: TokenWrite) -> [TokenWrite] {
    let overtaken = writes.dropFirst().filter { !write.isRemoval || !$0.isRemoval }
    writes.removeAll { old in overtaken.contains { $0.number == old.number } }
    writes.append(write)
    return overtaken
  }

  mutating func removeFirst() { if !writes.isEmpty { writes.removeFirst() } }
}
