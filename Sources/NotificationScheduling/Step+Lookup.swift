extension Step {
  func isOpen(_ type: String, _ key: OccurrenceKey) -> Bool {
    state.open.contains { $0.key == key && $0.type == type }
  }

  func isPending(_ type: String, _ key: OccurrenceKey) -> Bool {
    state.pending.contains { $0.key == key && $0.type == type }
  }

  /// What is pending, by the number of its type. A plan asks for each of its candidates.
  var pendingKeys: [[OccurrenceKey]] {
    var keys: [[OccurrenceKey]] = Array(repeating: [], count: scheduler.types.count)
    for request in state.pending {
      if let type = scheduler.indexOfType[request.type] { keys[type].append(request.key) }
    }
    return keys
  }

  /// The occurrence is over: delivered, ended or permanently without a place.
  mutating func close(_ type: String, _ key: OccurrenceKey) {
    state.open.removeAll { $0.key == key && $0.type == type }
  }
}
