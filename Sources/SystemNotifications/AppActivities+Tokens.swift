import NotificationCivilTime
import NotificationRules

/// The tokens of activities on their way to the server.
extension AppActivities {
  /// A token that the server does not have yet.
  struct UnsentToken {
    let hex: String
    let attributes: Attributes
    let number: Int
    var failures = 0
    var clock: Task<Void, Never>?
  }

  /// The wait after the first failure; each further one is twice as long.
  private static var firstWait: TimeSpan { .seconds(15) }
  private static var longestWait: TimeSpan { .hours(1) }

  func listen(to activity: RunningActivity<Attributes>) {
    guard listening[activity.id] == nil else { return }
    listening[activity.id] = Task {
      for await token in await center.tokens(of: activity.id) { await send(token, of: activity) }
      listening[activity.id] = nil
      unsent.removeValue(forKey: activity.id)?.clock?.cancel()
    }
  }

  /// Everything that the server does not have is tried now, however long it would have waited.
  func sendAgain() async {
    for id in unsent.keys.sorted() where unsent[id]?.clock != nil { await send(id) }
  }

  private func send(_ token: [UInt8], of activity: RunningActivity<Attributes>) async {
    for command in machine.step(on: .token(running(activity), token), at: await device.moment().instant) {
      guard case .sendToken(_, let hex) = command else { continue }
      unsent.removeValue(forKey: activity.id)?.clock?.cancel()
      lastUnsent += 1
      unsent[activity.id] = UnsentToken(hex: hex, attributes: activity.attributes, number: lastUnsent)
      await send(activity.id)
    }
  }

  /// Tries until the server has it, there is a newer one, or the activity ends.
  private func send(_ id: String) async {
    guard let token = unsent[id] else { return }
    token.clock?.cancel()
    unsent[id]?.clock = nil
    do {
      try await sendToken(token.hex, token.attributes)
      if unsent[id]?.number == token.number { unsent[id] = nil }
    } catch {
      await failed(error)
      guard unsent[id]?.number == token.number, unsent[id]?.clock == nil else { return }
      let factor = 1 << min(token.failures, 10)
      let wait = min(TimeSpan(milliseconds: Self.firstWait.milliseconds * Int64(factor)), Self.longestWait)
      unsent[id]?.failures += 1
      unsent[id]?.clock = Task { [device] in
        guard (try? await device.wait(wait)) != nil else { return }
        await send(id)
      }
    }
  }
}
