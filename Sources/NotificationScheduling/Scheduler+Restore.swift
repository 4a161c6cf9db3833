public import NotificationTerms

extension Scheduler {
  /// The state to begin with: the stored one, or an empty one if there is none that this version can read.
  ///
  /// Requests of a lost state that the center still has are adopted if they are planned again, and otherwise removed
  /// with the reason `state.reset`.
  /// - Parameter locale: The language of the device now; texts are rendered again at every launch.
  public func restore(from bytes: [UInt8]?, locale: LanguageTag) -> SchedulerState {
    guard let bytes, var state = try? StateFile.state(from: bytes) else { return SchedulerState(locale: locale) }
    state.locale = locale
    adoptKeys(in: &state)
    return state
  }

  /// A date without a trigger's name is that of the first trigger, if the type has several by now; one with a name is
  /// just the date, if the type has only one left.
  private func adoptKeys(in state: inout SchedulerState) {
    for index in state.pending.indices {
      let request = state.pending[index]
      state.pending[index].key = key(request.key, of: request.type)
      if let trigger = trigger(of: state.pending[index].key, request.type) { state.pending[index].trigger = trigger }
    }
    for index in state.open.indices {
      let open = state.open[index]
      state.open[index].key = key(open.key, of: open.type)
      if let trigger = trigger(of: state.open[index].key, open.type) { state.open[index].trigger = trigger }
    }
    state.deliveries.adoptKeys { key($1, of: $0) }
    for user in state.otherUsers.keys { state.otherUsers[user]?.deliveries.adoptKeys { key($1, of: $0) } }
  }

  private func key(_ key: OccurrenceKey, of type: String) -> OccurrenceKey {
    indexOfType[type].map { types[$0].adopted(key) } ?? key
  }

  private func trigger(of key: OccurrenceKey, _ type: String) -> String? {
    guard key.isDate, let index = indexOfType[type] else { return nil }
    return types[index].trigger(of: key)?.name
  }
}
