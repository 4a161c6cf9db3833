import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// The token that came, and its way into the store.
extension TokenStep {
  mutating func take(token: String) {
    // A token that is being discarded reaches whoever has signed out.
    guard state.discard == nil else { return }
    measure(.exchange)
    measure(.refresh)
    guard !token.isEmpty else {
      log(.tokenFailed, error: "refresh: the provider gave an empty token")
      return
    }
    if token != state.token {
      state.token = token
      state.tokenInstant = now.instant
      log(.tokenReceived, token: token)
    }
    guard mayWrite, let user = state.user else { return }
    leaveOldPlace()
    // Once acknowledged, an unchanged token is not written again: another device may have written since.
    let waits = state.pending.contains { $0.user == user && $0.place == machine.place }
    if state.storedToken == token, state.storedUser == user, !waits {
      state.registration = .registered
      return
    }
    if state.pending.contains(where: { $0.user == user && $0.value == .token(token) }) { return send() }
    state.registration = .registering
    queue(.token(token), for: user)
  }

  /// Removes this device's token from the user's document, each that may be there. A waiting write is void.
  mutating func clear() {
    guard let user = state.user else { return }
    leaveOldPlace()
    let sent = (state.overtaken + state.pending).filter {
      $0.user == user && $0.place == machine.place && $0.mayBeThere
    }.map(\.token)
    let stored = state.storedUser == user ? state.storedToken : nil
    state.storedToken = nil
    state.storedUser = nil
    withdraw(for: user, at: machine.place) { $0.isToken }
    for token in ([stored].compactMap { $0 } + sent).distinct { queue(.removal(of: token), for: user) }
  }

  /// What could not be taken out of the user's document without a session can be now.
  mutating func resumeRemoval(for user: String) {
    for index in state.pending.indices where state.pending[index].user == user && state.pending[index].hasFailed {
      state.pending[index].isSent = false
      state.pending[index].hasFailed = false
    }
    send()
  }

  /// What waits for a user is void. What was sent may get there all the same, and what was to be taken out may be there.
  private mutating func withdraw(
    for user: String, at place: TokenState.Place, where isVoid: (TokenState.PendingWrite) -> Bool
  ) {
    for write in state.pending where write.user == user && write.place == place && isVoid(write) && write.mayBeThere {
      state.overtaken.removeAll { $0.user == user && $0.value == write.value && !$0.isUnderWay }
      state.overtaken.append(write)
    }
    state.pending.removeAll { $0.user == user && $0.place == place && isVoid($0) }
  }

  /// A token is written over whatever is there, and a removal takes out one token only.
  ///
  /// - Parameter place: Where; nil for where this version of the app keeps tokens.
  mutating func queue(
    _ value: TokenState.PendingWrite.Value, for user: String, at place: TokenState.Place? = nil, isUrgent: Bool = false
  ) {
    let place = place ?? machine.place
    withdraw(for: user, at: place) { if case .token = value { true } else { $0.isToken || $0.value == value } }
    state.pending.append(
      TokenState.PendingWrite(
        user: user, place: place, value: value, number: number, isSent: false, wasSent: false, hasFailed: false,
        isUrgent: isUrgent))
    send()
  }

  /// Writes everything that waits and has not failed, if there is a network. In the name of somebody else many a store
  /// refuses it, so it waits until its own user is back, or nobody is there, unless it is urgent.
  ///
  /// - Parameter isMeant: Whether it is to be written now.
  mutating func send(where isMeant: (TokenState.PendingWrite) -> Bool = { _ in true }) {
    guard state.isOnline else { return }
    for index in state.pending.indices
    where isMeant(state.pending[index]) && !state.pending[index].isSent && !state.pending[index].hasFailed
      && (state.pending[index].isUrgent || state.user.map { $0 == state.pending[index].user } ?? true)
    {
      state.pending[index].isSent = true
      state.pending[index].wasSent = true
      state.pending[index].sent = now.instant
      let write = state.pending[index]
      let (document, field) = (write.place.document(of: write.user), write.place.field)
      switch write.value {
      case .token(let token):
        state.began[.upload] = now.instant
        commands.append(.set(document: document, field: field, token: token, number: write.number))
      case .removal(let token):
        commands.append(.clear(document: document, field: field, token: token, number: write.number))
      }
    }
  }

  mutating func acknowledge(_ number: Int) {
    guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return repair(after: number) }
    let write = state.pending.remove(at: index)
    switch write.value {
    case .token(let token):
      measure(.upload)
      measure(.total)
      let isRefresh = state.storedUser == write.user && state.storedToken.map { $0 != token } ?? false
      state.storedToken = token
      state.storedUser = write.user
      // It was written over whatever was there.
      state.overtaken.removeAll { $0.user == write.user && !$0.isUnderWay && !$0.isLate }
      if write.user == state.user { state.registration = .registered }
      log(.tokenStored, token: token)
      if isRefresh { log(.tokenRefreshed, token: token) }
    case .removal(let token): log(.tokenCleared, token: token)
    }
    repair(for: write.user)
  }

  /// A write got there that another had replaced.
  private mutating func repair(after number: Int) {
    guard let index = state.overtaken.firstIndex(where: { $0.number == number }) else { return }
    // Until then what replaced it has waited for it.
    let isInTime = state.overtaken[index].sent.map { now.instant - $0 <= TokenRegistration.turn } ?? false
    if isInTime, state.pending.contains(where: { $0.user == state.overtaken[index].user && $0.isSent }) {
      state.overtaken.remove(at: index)
      return
    }
    state.overtaken[index].isLate = true
    repair(for: state.overtaken[index].user)
  }

  /// Nobody answers any more for what an earlier process has sent.
  mutating func repairAll() {
    for index in state.overtaken.indices where state.overtaken[index].isUnderWay {
      state.overtaken[index].isLate = true
    }
    for user in Set(state.overtaken.map(\.user)).sorted() { repair(for: user) }
  }

  /// As soon as nothing else is on its way, what got there late is put right: the token that should be there is written
  /// again, and one that should not be there is taken out.
  private mutating func repair(for user: String) {
    guard !state.pending.contains(where: { $0.user == user && ($0.isSent || $0.isToken) }) else { return }
    let late = state.overtaken.filter { $0.user == user && $0.isLate }
    state.overtaken.removeAll { $0.user == user && $0.isLate }
    if state.storedUser == user, let wanted = state.storedToken {
      if late.contains(where: { $0.isToken != ($0.token == wanted) }) { queue(.token(wanted), for: user) }
    } else {
      for token in late.filter(\.isToken).map(\.token).distinct {
        queue(.removal(of: token), for: user, isUrgent: true)
      }
    }
  }

  mutating func refuse(_ number: Int, _ error: TokenError) {
    state.overtaken.removeAll { $0.number == number }
    guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return }
    state.pending[index].isSent = false
    state.pending[index].hasFailed = true
    state.pending[index].lacksNetwork = error.isOffline
    state.pending[index].isUrgent = false
    if state.pending[index].isToken {
      state.began[.upload] = nil
      state.began[.total] = nil
    }
    // A store may quote the document, which has the id of the user in its name; analytics gets the spec's name of it.
    let (user, place) = (state.pending[index].user, state.pending[index].place)
    let line = "store: " + error.line.replacing(place.document(of: user), with: place.store)
    log(.tokenStoreFailed, error: line)
    log(.tokenFailed, error: line)
  }
}

extension TokenState.PendingWrite {
  var isToken: Bool { if case .token = value { true } else { false } }

  /// The token may be in the document, as far as this write says.
  var mayBeThere: Bool { wasSent || !isToken }

  /// It was passed to the store, which has not answered.
  var isUnderWay: Bool { wasSent && !hasFailed && !isLate }

  var token: String {
    switch value {
    case .token(let token), .removal(let token): token
    }
  }
}
