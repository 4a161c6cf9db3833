import NotificationRules

/// An update of the app that keeps tokens elsewhere.
extension TokenStep {
  /// What may be in the old place is taken out of it, and the token is one that was never written.
  mutating func leaveOldPlace() {
    let old = state.place ?? machine.place
    state.place = machine.place
    guard old != machine.place else { return }
    let writes = (state.overtaken + state.pending).filter { $0.place == old }
    var left = writes.filter(\.mayBeThere).map { (user: $0.user, token: $0.token) }
    if let user = state.storedUser, let token = state.storedToken { left.append((user, token)) }
    (state.storedUser, state.storedToken) = (nil, nil)
    state.pending.removeAll { $0.place == old }
    state.overtaken.removeAll { $0.place == old }
    for (user, token) in left { queue(.removal(of: token), for: user, at: old) }
    // A provider's token is none of the device, nor the other way round.
    if (machine.rule.encoding == .hex) != (state.token == state.deviceToken), !machine.mocks { state.token = nil }
  }
}
