public import NotificationCivilTime
public import NotificationRules

/// What belongs to one user of the app and is of no concern to the next one on the same device.
/// - Source: traps T61 and T62
public struct UserHistory: Sendable, Hashable {
  /// 0 for the first user since the app was installed. Two users may have occurrences with equal ids.
  public var number: Int
  public var preferences: [String: PreferenceValue] = [:]
  public var chosen: [String: CivilDate] = [:]
  public var signals = SignalHistory()
  public var reached: [String: [Int]] = [:]
  public var deliveries = DeliveryHistory()
  public var streaks: [String: Int] = [:]
  public var attributes: [String: String] = [:]
  public var shared = SharedPreferences()
  public var values: [String: [ValueHistory]] = [:]
  public var homes: [String: String] = [:]
  var valueless: [String: SignalHistory] = [:]
  /// What waited when the user signed out.
  public var open: [OpenOccurrence] = []
  /// When that was; nil for the present user.
  public var left: Instant?
}

extension SchedulerState {
  /// By number; -1 after a sign-out.
  var presentUser: Int { isSignedOut ? -1 : userNumber }

  /// Somebody has left, and nobody has come.
  package var isNobodys: Bool { isSignedOut && user != nil }

  /// The part of the present user; a new one begins with nothing.
  var history: UserHistory {
    get {
      UserHistory(
        number: userNumber, preferences: preferences, chosen: chosen, signals: signals, reached: reached,
        deliveries: deliveries, streaks: streaks, attributes: attributes, shared: shared, values: values,
        homes: homes, valueless: valueless, open: open)
    }
    set {
      userNumber = newValue.number
      preferences = newValue.preferences
      chosen = newValue.chosen
      signals = newValue.signals
      reached = newValue.reached
      deliveries = newValue.deliveries
      streaks = newValue.streaks
      attributes = newValue.attributes
      shared = newValue.shared
      values = newValue.values
      homes = newValue.homes
      valueless = newValue.valueless
      open = newValue.open
    }
  }
}

extension Step {
  /// Everything planned for the user is removed, and what was counted is put aside. What was shown is taken from the list:
  /// the next user must not read it.
  mutating func signOut() {
    guard !state.isSignedOut else { return }
    if isBlind { assumeDue() }
    state.isSignedOut = true
    if let user = state.user {
      state.otherUsers[user] = state.history
      state.otherUsers[user]?.left = now.instant
      if has(.openForgottenAtSignOut) { state.otherUsers[user]?.open = [] }
      if has(.streaksForgottenAtSignOut) { state.otherUsers[user]?.streaks = [:] }
    }
    for request in state.pending {
      leave(request.request.identifier, request)
      if let type = scheduler.indexOfType[request.type] { record(type, request.key, .cancelled, .cancelledSignedOut) }
      if let open = openIndex(request.type, request.key) {
        state.open[open].last = .init(.cancelled, .cancelledSignedOut)
      }
    }
    clearList()
    if !has(.pendingStaysAtSignOut) { strays += state.pending.map(\.request.identifier) }
    state.pending.removeAll()
    state.answered.removeAll()
    // What was there before anybody signed in is for the first who does.
    if state.user != nil { forgetUser() }
  }

  /// Nobody has nothing of whoever has left.
  private mutating func forgetUser() {
    let left = state.history
    state.history = UserHistory(number: left.number)
    if has(.settingsOfAnother) { state.preferences = left.preferences }
    if has(.capsOfAnother) { state.deliveries = left.deliveries }
    if has(.streakOfAnother) {
      (state.signals, state.reached, state.streaks) = (left.signals, left.reached, left.streaks)
    }
  }

  /// What is due by now is in the list, as far as anybody knows.
  private mutating func assumeDue() {
    guard state.authorization.allowsPosting else { return }
    for request in pending(where: { $0.due <= now.instant }) {
      state.pending.removeAll { $0.request.identifier == request.request.identifier }
      assumeDelivery(request)
    }
  }

  /// The first user takes over what was counted before anybody signed in; every other one has a separate history.
  mutating func signIn(_ user: String) {
    if !state.isSignedOut {
      guard state.user != user else { return }
      if state.user != nil { signOut() }
    }
    let isFirst = state.user == nil
    if isFirst, !state.isSignedOut {
      state.user = user
      return
    }
    state.isSignedOut = false
    storesAgain = true
    state.user = user
    if isFirst { return }
    let left = state.otherUsers[user]?.left
    let next = (state.otherUsers.values.map(\.number).max() ?? state.userNumber) + 1
    let before = state.history
    state.history =
      state.otherUsers.removeValue(forKey: user) ?? UserHistory(number: next)
    if has(.settingsOfAnother) { state.preferences = before.preferences }
    if has(.capsOfAnother) { state.deliveries = before.deliveries }
    if let left, !has(.meanwhileComes) { endMeanwhile(since: left) }
  }

  /// What fell due while the user was signed out is over, also if quiet hours would have held it.
  private mutating func endMeanwhile(since left: Instant) {
    var over: [(candidate: Candidate, open: OpenOccurrence, due: Instant)] = []
    for (index, open) in state.open.enumerated() {
      guard let candidate = candidate(open: index) else { continue }
      let due = open.isDeferred ? open.deferredTo ?? left : candidate.ownLatest
      if due > left, due <= now.instant { over.append((candidate, open, due)) }
    }
    over.sort { ($0.due, $0.candidate.place, $0.candidate.key) < ($1.due, $1.candidate.place, $1.candidate.key) }
    for (candidate, open, due) in over {
      close(open.type, open.key)
      recordEnd(of: open, candidate.place.type, .init(.expired, .expired), because: .over(due), due: due)
    }
  }

  /// The id of an occurrence among those of all users.
  func ownID(_ identifier: String) -> String {
    state.userNumber == 0 ? identifier : "\(identifier)@\(state.userNumber)"
  }
}

extension UserHistory: StateCodable {
  func write(to file: inout StateWriter) {
    file.write(
      number, preferences, chosen, signals, reached, deliveries, streaks, attributes, shared, values, homes,
      valueless, open, left)
  }

  init(from file: inout StateReader) throws(StateFile.Problem) {
    (number, preferences, chosen, signals, reached, deliveries) = try file.read()
    (streaks, attributes, shared, values, homes, valueless, open, left) = try file.read()
  }
}
