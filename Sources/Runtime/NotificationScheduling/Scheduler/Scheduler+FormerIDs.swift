import NotificationRules

/// Ids of earlier versions of the app.
extension Scheduler {
  /// How an identifier of a request would begin today: `<app>.<type>`. What is not ours stays.
  func renamed(_ identifier: String) -> String {
    let formers = rules.formerIDs
    guard !formers.isEmpty, let (app, type, key) = Self.parts(of: identifier), formers.now(.app, app) == rules.app
    else { return identifier }
    return "\(rules.app).\(formers.now(.type, type)).\(key)"
  }

  /// An identifier of today, and those that earlier versions had for the same occurrence.
  func identifiersOfAllVersions(_ identifier: String) -> [String] {
    let formers = rules.formerIDs
    guard let (app, type, key) = Self.parts(of: identifier), app == rules.app else { return [identifier] }
    return formers.all(.app, app).flatMap { app in formers.all(.type, type).map { "\(app).\($0).\(key)" } }
  }

  /// The requests that are to come, and those that were to be removed, under every identifier that the center may have for them.
  public func awaited(in state: AppState) -> Set<String> {
    let identifiers = state.scheduler.pending.map(\.request.identifier) + state.scheduler.leaving.keys
    return Set(rules.formerIDs.isEmpty ? identifiers : identifiers.flatMap(identifiersOfAllVersions))
  }

  private static func parts(of identifier: String) -> (app: String, type: String, key: String)? {
    let parts = identifier.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    return parts.count == 3 ? (parts[0], parts[1], parts[2]) : nil
  }

  /// What a notification carries, with the type and the screen that it names by now.
  func renamed(carried values: [String: String], screenKey: String?) -> [String: String] {
    var values = values
    for (key, kind) in [("type", FormerID.Kind.type), ("target", .target), (screenKey ?? "target", .target)] {
      if let id = values[key] { values[key] = rules.formerIDs.now(kind, id) }
    }
    return values
  }

  /// Gives everything that is stored the id that it has by now.
  func adoptFormerIDs(in state: inout SchedulerState) {
    let formers = rules.formerIDs
    guard !formers.isEmpty else { return }
    state.history.adopt(formers)
    for user in state.otherUsers.keys { state.otherUsers[user]?.adopt(formers) }
    state.lastNumbers = state.lastNumbers.renamed { formers.now(.type, $0) }
    for index in state.pending.indices {
      state.pending[index].type = formers.now(.type, state.pending[index].type)
      state.pending[index].request.identifier = renamed(state.pending[index].request.identifier)
      if let old = state.pending[index].replaces?.request.identifier {
        state.pending[index].replaces?.request.identifier = renamed(old)
      }
    }
    for index in state.announced.indices {
      state.announced[index].identifier = renamed(state.announced[index].identifier)
    }
    state.answered = state.answered.map(renamed)
    state.leaving = state.leaving.renamed(renamed)
  }
}

extension UserHistory {
  fileprivate mutating func adopt(_ formers: [FormerID]) {
    let type = { (id: String) in formers.now(.type, id) }
    let setting = { (id: String) in formers.now(.preference, id) }
    let signal = { (id: String) in formers.now(.signal, id) }
    preferences = preferences.renamed(setting)
    for case (let id, .choice(let option)) in preferences {
      preferences[id] = .choice(formers.now(.option(of: id), option))
    }
    chosen = chosen.renamed(setting)
    homes = homes.renamed(setting)
    signals = signals.renamed(signal)
    reached = reached.renamed(type)
    streaks = streaks.renamed(type)
    values = values.renamed(type).mapValues { histories in
      histories.map { history in
        var history = history
        history.signals = history.signals.renamed(signal)
        return history
      }
    }
    valueless = valueless.renamed(type).mapValues { $0.renamed(signal) }
    deliveries.rename(type)
    for index in open.indices { open[index].type = type(open[index].type) }
  }
}

extension Dictionary where Key == String {
  /// What is there under a name of today counts, if it is there under an older one too.
  func renamed(_ name: (String) -> String) -> Self {
    var renamed = filter { name($0.key) == $0.key }
    for (key, value) in self where renamed[name(key)] == nil { renamed[name(key)] = value }
    return renamed
  }
}
