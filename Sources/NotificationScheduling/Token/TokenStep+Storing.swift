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
    // Once acknowledged, an unchanged token is not written again: another device may have written since.
    if state.storedToken == token, state.storedUser == user, !state.pending.contains(where: { $0.user == user }) {
      state.registration = .registered
      return
    }
    if state.pending.contains(where: { $0.user == user && $0.value == .token(token) }) { return send() }
    state.registration = .registering
    queue(.token(token), for: user)
  }

  /// Removes this device's token from the user's document. A waiting write is void.
  mutating func clear() {
    guard let user = state.user else { return }
    let sent = state.pending.first { $0.user == user && $0.wasSent }
    withdraw(for: user)
    let stored = state.storedUser == user ? state.storedToken : nil
    state.storedToken = nil
    state.storedUser = nil
    if let token = stored ?? sent?.token { queue(.removal(of: token), for: user) }
  }

  /// What could not be taken out of the user's document without a session can be now.
  mutating func resumeRemoval(for user: String) {
    for index in state.pending.indices where state.pending[index].user == user {
      state.pending[index].isSent = false
      state.pending[index].hasFailed = false
    }
    send()
  }

  /// What waits for a user is void. What was sent may get there all the same.
  private mutating func withdraw(for user: String) {
    state.overtaken += state.pending.filter { $0.user == user && $0.wasSent && $0.value == .token($0.token) }
    state.pending.removeAll { $0.user == user }
  }

  mutating func queue(_ value: TokenState.PendingWrite.Value, for user: String, isUrgent: Bool = false) {
    withdraw(for: user)
    state.pending.append(
      TokenState.PendingWrite(
        user: user, value: value, number: number, isSent: false, wasSent: false, hasFailed: false, isUrgent: isUrgent))
    send()
  }

  /// Writes everything that waits and has not failed, if there is a network. In the name of somebody else many a store
  /// refuses it, so it waits until its own user is back, or nobody is there, unless it is urgent.
  mutating func send() {
    guard state.isOnline else { return }
    for index in state.pending.indices
    where !state.pending[index].isSent && !state.pending[index].hasFailed
      && (state.pending[index].isUrgent || state.user.map { $0 == state.pending[index].user } ?? true)
    {
      state.pending[index].isSent = true
      state.pending[index].wasSent = true
      let write = state.pending[index]
      let document = machine.document(of: write.user)
      switch write.value {
      case .token(let token):
        state.began[.upload] = now.instant
        commands.append(.set(document: document, field: machine.rule.field, token: token, number: write.number))
      case .removal(let token):
        commands.append(.clear(document: document, field: machine.rule.field, token: token, number: write.number))
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
      if write.user == state.user { state.registration = .registered }
      log(.tokenStored, token: token)
      if isRefresh { log(.tokenRefreshed, token: token) }
    case .removal(let token): log(.tokenCleared, token: token)
    }
  }

  /// A write got there that another had replaced. Where that one has its answer, the old token is in its place, and what
  /// should be there is written again.
  private mutating func repair(after number: Int) {
    guard let index = state.overtaken.firstIndex(where: { $0.number == number }) else { return }
    let late = state.overtaken.remove(at: index)
    guard !state.pending.contains(where: { $0.user == late.user && $0.isSent }) else { return }
    let wanted = state.storedUser == late.user ? state.storedToken : nil
    guard wanted != late.token else { return }
    queue(wanted.map { .token($0) } ?? .removal(of: late.token), for: late.user, isUrgent: wanted == nil)
  }

  mutating func refuse(_ number: Int, _ error: TokenError) {
    guard let index = state.pending.firstIndex(where: { $0.number == number }) else { return }
    state.pending[index].isSent = false
    state.pending[index].hasFailed = true
    state.pending[index].isUrgent = false
    state.began[.upload] = nil
    state.began[.total] = nil
    // A store may quote the document, which has the id of the user in its name; analytics gets the spec's name of it.
    let document = machine.document(of: state.pending[index].user)
    let line = "store: " + error.line.replacing(document, with: machine.rule.store)
    log(.tokenStoreFailed, error: line)
    log(.tokenFailed, error: line)
  }
}

extension TokenState.PendingWrite {
  var token: String {
    switch value {
    case .token(let token), .removal(let token): token
    }
  }
}
