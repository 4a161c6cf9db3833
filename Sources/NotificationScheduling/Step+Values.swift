import NotificationRules

/// What is known of one value of a type with `per`.
public struct ValueHistory: Sendable, Hashable {
  /// As in identifiers.
  public var name: String
  /// Those of the signals with this value that its type asks about.
  public var signals = SignalHistory()
}

extension [ValueHistory] {
  /// Adds a signal to what is known of a value, which is then the one that was heard of last.
  mutating func add(_ signal: String, _ record: SignalRecord, of name: String, _ questions: SignalQuestions) {
    let index = firstIndex { $0.name == name }
    var history = index.map { remove(at: $0) } ?? ValueHistory(name: name)
    _ = history.signals.add(signal, record.parameters, at: record.instant, order: record.order, questions)
    append(history)
  }
}

extension Step {
  /// The signals that conditions look at: of those that carry the value, only the ones with the same.
  func signals(_ id: String, for subject: ConditionSubject) -> SignalHistory {
    guard let value = subject.value, let type = scheduler.indexOfType[subject.type],
      scheduler.types[type].rule.per?.signals.contains(id) ?? false
    else { return state.signals }
    return state.values[subject.type]?.first { $0.name == value }?.signals ?? SignalHistory()
  }

  /// Keeps a signal for each type that tells its values apart.
  ///
  /// - Returns: By type, the one before it with the same value.
  mutating func remember(_ id: String, _ record: SignalRecord) -> [Int: SignalRecord] {
    var before: [Int: SignalRecord] = [:]
    for type in scheduler.typesByValueOf[id] ?? [] {
      guard let per = scheduler.types[type].rule.per, let name = per.name(in: record.parameters) else { continue }
      let owner = scheduler.types[type].id
      var known = state.values[owner] ?? []
      if let history = known.first(where: { $0.name == name }) {
        before[type] = history.signals.newest(id)
      } else if onlyEnds(id, type) {
        continue
      } else {
        while known.count >= max(1, per.atMost) { forgetValue(of: type, among: &known) }
      }
      known.add(id, record, of: name, scheduler.signalQuestions)
      state.values[owner] = known
    }
    return before
  }

  /// A signal that ends what was never begun tells nothing of a value.
  private func onlyEnds(_ id: String, _ type: Int) -> Bool {
    let triggers = scheduler.types[type].rule.triggers
    return triggers.contains { $0.series?.ends == id }
      && !triggers.contains { $0.series?.begins == id || $0.signal?.signal == id }
  }

  /// Whether a series of a value goes on.
  private func goesOn(_ type: Int, _ value: String) -> Bool {
    scheduler.types[type].rule.triggers.indices.contains { trigger in
      beginning(of: TriggerPlace(type: type, trigger: trigger), value) != nil
    }
  }

  /// Gives up the value that has been silent for the longest time, if possible one that nothing waits for.
  private mutating func forgetValue(of type: Int, among known: inout [ValueHistory]) {
    let id = scheduler.types[type].id
    let index = known.firstIndex { value in
      !goesOn(type, value.name) && !state.open.contains { $0.type == id && $0.key.value == value.name }
        && !state.pending.contains { $0.type == id && $0.key.value == value.name }
    }
    let name = known.remove(at: index ?? 0).name
    let series = OccurrenceKey.series(of: id, name)
    for open in state.open where open.type == id && open.key.value == name {
      close(id, open.key)
      record(type, open.key, .cancelled, .perLimit)
    }
    let left = state.pending.filter {
      $0.type == id && $0.key.value == name && ($0.key.isDate || $0.key.isFollowUp)
    }
    for request in left { record(type, request.key, .cancelled, .perLimit) }
    strays += left.map(\.request.identifier)
    state.pending.removeAll { left.contains($0) }
    state.deliveries.markAnswered { $0.type == id && $0.key.value == name }
    state.deliveries.forget(series: series)
    state.reached[series] = nil
    state.streaks[series] = nil
  }
}

extension ValueHistory: StateCodable {
  func write(to file: inout StateWriter) { file.write(name, signals) }
  init(from file: inout StateReader) throws(StateFile.Problem) { (name, signals) = try file.read() }
}
