extension Step {
  func isOpen(_ type: String, _ key: OccurrenceKey) -> Bool { openIndex(type, key) != nil }

  func isPending(_ type: String, _ key: OccurrenceKey) -> Bool { pendingIndex(type, key) != nil }

  // What is pending or open is searched by number: an element would be copied whole at every look.

  func openIndex(_ type: String, _ key: OccurrenceKey) -> Int? {
    state.open.indices.first { state.open[$0].key == key && state.open[$0].type == type }
  }

  func pendingIndex(_ type: String, _ key: OccurrenceKey) -> Int? {
    state.pending.indices.first { state.pending[$0].key == key && state.pending[$0].type == type }
  }

  func pending(where isWanted: (PendingRequest) -> Bool) -> [PendingRequest] {
    state.pending.indices.filter { isWanted(state.pending[$0]) }.map { state.pending[$0] }
  }

  /// What is pending, by the number of its type. A plan asks for each of its candidates.
  var pendingKeys: [[OccurrenceKey]] {
    var keys: [[OccurrenceKey]] = Array(repeating: [], count: scheduler.types.count)
    for index in state.pending.indices {
      if let type = scheduler.indexOfType[state.pending[index].type] { keys[type].append(state.pending[index].key) }
    }
    return keys
  }

  /// The occurrence is over: delivered, ended or permanently without a place.
  mutating func close(_ type: String, _ key: OccurrenceKey) {
    state.open.removeAll { $0.key == key && $0.type == type }
  }
}
