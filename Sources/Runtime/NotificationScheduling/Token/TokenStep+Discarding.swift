import NotificationCivilTime
import NotificationTerms

/// The end of a token: a server that still has it must reach nobody.
extension TokenStep {
  /// Begins it. An app without a provider has nothing to discard: its token is the device's own.
  mutating func discard() {
    guard machine.rule.encoding == .opaque, !machine.mocks, state.token != nil || state.deviceToken != nil else {
      return
    }
    state.discard = TokenState.Discard(number: 0, failures: 0)
    tryDiscard()
  }

  /// The write of the step comes first, so a process that ends here tries again at its next launch.
  mutating func tryDiscard() {
    let number = number
    state.discard?.number = number
    state.token = nil
    state.tokenInstant = nil
    commands += [.unregister, .discard(number)]
  }

  mutating func discardAgain(after error: TokenError) {
    guard let discard = state.discard else { return }
    log(.tokenFailed, error: "discard: \(error.line)")
    state.discard?.failures += 1
    commands.append(.wait(.discard(discard.number), TokenRegistration.wait(after: discard.failures)))
  }

  /// Whoever is signed in by now gets a new one. Another try that ends after that may have cost them that.
  mutating func endDiscard(_ number: Int) {
    if state.discard?.number == number {
      state.discard = nil
      if mayWrite { begin() }
    } else if state.discard == nil, mayWrite {
      register()
      commands.append(.refresh)
    }
  }
}
