import NotificationRules

/// What is known of one value of a type with `per`.
public struct ValueHistory: Sendable, Hashable {
  /// As in identifiers.
  public var name: String
  /// Those of the signals with this value that its type asks about.
  public var signals = SignalHistory()
  /// A signal of a trigger or of a series has brought it; otherwise something else was heard of it before.
  public var hasBegun = false
}

extension [ValueHistory] {
  /// Adds a signal to what is known of a value, which is then the one that was heard of last.
  ///
  /// - Parameter known: What a new value knows already: signals of no value in particular.
  mutating func add(
    _ signal: String, _ record: SignalRecord, of name: String, isBeginning: Bool, after known: SignalHistory?,
    _ questions: SignalQuestions
  ) {
    let index = firstIndex { $0.name == name }
    var history = index.map { remove(at: $0) } ?? ValueHistory(name: name, signals: known ?? SignalHistory())
    _ = history.signals.add(signal, record.parameters, at: record.instant, order: record.order, questions)
    history.hasBegun = history.hasBegun || isBeginning
    append(history)
  }
}

extension Step {
  /// The signals that conditions look at: of those that carry the value, only the ones with the same.
  func signals(_ id: String, for subject: ConditionSubject) -> SignalHistory {
    guard let value = subject.value, !has(.valuesMixed), let type = scheduler.indexOfType[subject.type],
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
      guard let per = scheduler.types[type].rule.per else { continue }
      let owner = scheduler.types[type].id
      var known = state.values[owner] ?? []
      let isBeginning = begins(id, type)
      guard let name = per.name(in: record.parameters) else {
        // Of no value in particular, it counts for all.
        if !isBeginning, !has(.valuelessCountsNothing) { countForAll(id, record, of: owner, &known) }
        continue
      }
      let history = known.first { $0.name == name }
      before[type] = history?.signals.newest(id)
      if history == nil, !isBeginning {
        if onlyEnds(id, type) { continue }
        // As much is remembered of what may still begin, and takes nothing from what has.
        while known.count(where: { !$0.hasBegun }) >= max(1, per.atMost),
          let oldest = known.firstIndex(where: { !$0.hasBegun })
        { known.remove(at: oldest) }
      } else if isBeginning, history?.hasBegun != true {
        while known.count(where: \.hasBegun) >= max(1, per.atMost) { forgetValue(of: type, among: &known) }
      }
      let place = has(.valueKeepsItsPlace) && !isBeginning ? known.firstIndex { $0.name == name } : nil
      known.add(
        id, record, of: name, isBeginning: isBeginning, after: has(.valuelessMissesNew) ? nil : state.valueless[owner],
        scheduler.signalQuestions)
      if let place { known.insert(known.removeLast(), at: place) }
      state.values[owner] = known
    }
    return before
  }

  private mutating func countForAll(
    _ id: String, _ record: SignalRecord, of type: String, _ known: inout [ValueHistory]
  ) {
    func count(_ signals: inout SignalHistory) {
      _ = signals.add(id, record.parameters, at: record.instant, order: record.order, scheduler.signalQuestions)
    }
    for index in known.indices { count(&known[index].signals) }
    state.values[type] = known
    count(&state.valueless[type, default: SignalHistory()])
  }

  /// A signal that ends what was never begun tells nothing of a value.
  private func onlyEnds(_ id: String, _ type: Int) -> Bool {
    scheduler.types[type].rule.triggers.contains { $0.series?.ends == id }
  }

  /// Whether a signal of a trigger, or of a series, makes a value known.
  private func begins(_ id: String, _ type: Int) -> Bool {
    scheduler.types[type].rule.triggers.contains { $0.series?.begins == id || $0.signal?.signal == id }
  }

  /// Gives up the value that has been silent for the longest time, if possible one without a request.
  private mutating func forgetValue(of type: Int, among known: inout [ValueHistory]) {
    let id = scheduler.types[type].id
    let begun = known.indices.filter { known[$0].hasBegun }
    let index = begun.first { value in
      !state.pending.contains { $0.type == id && $0.key.value == known[value].name }
    }
    guard let oldest = (has(.forgetsWithRequest) ? nil : index) ?? begun.first else { return }
    let name = known.remove(at: oldest).name
    let series = OccurrenceKey.series(of: id, name)
    let ended = state.open.filter { $0.type == id && $0.key.value == name }.map(\.key)
    for key in ended { close(id, key) }
    let left = state.pending.filter {
      $0.type == id && $0.key.value == name && ($0.key.isDate || $0.key.isFollowUp)
    }
    for key in (ended + left.map(\.key)).distinct { record(type, key, .cancelled, .perLimit) }
    strays += left.map(\.request.identifier)
    state.pending.removeAll { left.contains($0) }
    state.deliveries.markAnswered { $0.type == id && $0.key.value == name }
    state.deliveries.forget(series: series)
    state.reached[series] = nil
    state.streaks[series] = nil
  }
}

extension ValueHistory: StateCodable {
  func write(to file: inout StateWriter) { file.write(name, signals, hasBegun) }
  init(from file: inout StateReader) throws(StateFile.Problem) { (name, signals, hasBegun) = try file.read() }
}
