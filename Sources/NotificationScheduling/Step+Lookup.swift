extension Step {
  func isOpen(_ type: String, _ key: OccurrenceKey) -> Bool {
    state.open.contains { $0.key == key && $0.type == type }
  }

  func isPending(_ type: String, _ key: OccurrenceKey) -> Bool {
    state.pending.contains { $0.key == key && $0.type == type }
  }

  /// The occurrence is over: delivered, ended or permanently without a place.
  mutating func close(_ type: String, _ key: OccurrenceKey) {
    state.open.removeAll { $0.key == key && $0.type == type }
  }
}
