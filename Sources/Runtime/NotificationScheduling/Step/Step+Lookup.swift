extension Step {
  func isOpen(_ type: String, _ key: OccurrenceKey) -> Bool { openIndex(type, key) != nil }

  func isPending(_ type: String, _ key: OccurrenceKey) -> Bool { pendingIndex(type, key) != nil }

  // What is pending or open is searched by number, and by type first: an element, or a key, would be copied at every look.

  func openIndex(_ type: String, _ key: OccurrenceKey) -> Int? {
    state.open.indices.first { state.open[$0].type == type && state.open[$0].key == key }
  }

  func pendingIndex(_ type: String, _ key: OccurrenceKey) -> Int? {
    state.pending.indices.first { state.pending[$0].type == type && state.pending[$0].key == key }
  }

  func pending(where isWanted: (PendingRequest) -> Bool) -> [PendingRequest] {
    state.pending.indices.filter { isWanted(state.pending[$0]) }.map { state.pending[$0] }
  }

  /// The number of the type of each pending request; nil for one that is no longer in the table. A plan asks for each of
  /// its candidates.
  var typesOfPending: [Int?] {
    var types: [Int?] = []
    types.reserveCapacity(state.pending.count)
    for index in state.pending.indices {
      // Requests of one type usually follow one another.
      let isLikeLast = index > 0 && state.pending[index].type == state.pending[index - 1].type
      types.append(isLikeLast ? types[index - 1] : scheduler.indexOfType[state.pending[index].type])
    }
    return types
  }

  /// - Parameter pending: As in `typesOfPending`.
  func isPending(_ type: Int, _ key: OccurrenceKey, _ pending: [Int?]) -> Bool {
    pending.indices.contains { pending[$0] == type && state.pending[$0].key == key }
  }

  /// The occurrence is over: delivered, ended or permanently without a place.
  mutating func close(_ type: String, _ key: OccurrenceKey) {
    state.open.removeAll { $0.type == type && $0.key == key }
  }
}
