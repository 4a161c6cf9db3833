import NotificationRules

/// What an earlier version of the app has stored under other rules.
extension Scheduler {
  /// A date without a trigger's name is that of the first trigger, if the type has several by now; one with a name is
  /// just the date, if the type has only one left. A value is that of the signal, if the type has `per` by now. The same
  /// goes for users who are not here.
  func adoptRules(in state: inout SchedulerState) {
    state.pending = state.pending.compactMap { request in
      var request = request
      guard let key = key(request.key, of: request.type, request.birth) else { return nil }
      // Its identifier has another value, or has one no more: it is removed, and planned under its new one.
      guard key.value == request.key.value else { return nil }
      request.key = key
      request.trigger = trigger(request.trigger, of: key, request.type)
      return request
    }
    adoptRules(in: &state.history)
    for user in state.otherUsers.keys.sorted() {
      if var history = state.otherUsers[user] {
        adoptRules(in: &history)
        state.otherUsers[user] = history
      }
    }
  }

  private func adoptRules(in history: inout UserHistory) {
    adoptSettings(in: &history)
    var known: Set<String> = []
    history.open = history.open.compactMap { open in
      var open = open
      guard let key = key(open.key, of: open.type, open.birth), known.insert("\(open.type).\(key)").inserted else {
        return nil
      }
      open.key = key
      open.trigger = trigger(open.trigger, of: key, open.type)
      // Of two triggers that become one, a signal begins one.
      if let birth = open.birth, open.snooze == nil {
        return known.insert("\(open.type) \(open.trigger) \(birth.order)").inserted ? open : nil
      }
      return open
    }
    history.deliveries.adoptKeys { key($1, of: $0, $2) ?? $1 }
    history.deliveries.adoptTriggers { trigger($1, of: $2, $0) }
    history.values = values(in: history.values, history.open)
  }

  /// A choice that this version of the app does not offer counts as none.
  private func adoptSettings(in history: inout UserHistory) {
    for (id, value) in history.preferences where rules.preference(id)?.accepts(value) == false {
      history.preferences[id] = nil
      history.chosen[id] = nil
      history.homes[id] = nil
    }
  }

  /// Nil for an occurrence without the value that its type has by now.
  private func key(_ key: OccurrenceKey, of type: String, _ birth: SignalRecord?) -> OccurrenceKey? {
    guard let index = indexOfType[type] else { return key }
    let adopted = types[index].adopted(key)
    guard let per = types[index].rule.per else { return adopted.ofValue }
    return (birth.flatMap { per.name(in: $0.parameters) } ?? adopted.value).map { adopted.ofValue.of($0) }
  }

  /// What is known of the values of types that have `per`. In a type that did not have it, it is what waits.
  private func values(in known: [String: [ValueHistory]], _ open: [OpenOccurrence]) -> [String: [ValueHistory]] {
    var values: [String: [ValueHistory]] = [:]
    for type in types where type.rule.per != nil {
      values[type.id] = known[type.id] ?? histories(of: open.filter { $0.type == type.id }, type.rule)
    }
    return values.filter { !$0.value.isEmpty }
  }

  private func histories(of open: [OpenOccurrence], _ type: TypeRule) -> [ValueHistory] {
    var found: [ValueHistory] = []
    for open in open {
      guard let name = open.key.value, let birth = open.birth,
        let signal = type.triggers.first(where: { $0.name == open.trigger })?.signal?.signal
      else { continue }
      found.add(signal, birth, of: name, isBeginning: true, after: nil, signalQuestions)
    }
    return found
  }

  private func trigger(_ name: String, of key: OccurrenceKey, _ type: String) -> String {
    indexOfType[type].map { types[$0].adopted(name, of: key) } ?? name
  }
}
