import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// The tokens of activities, and of the device for activities that a server starts, on their way to the server.
extension AppActivities {
  enum TokenOwner: Hashable {
    case device
    case activity(String)
  }

  /// A token that the server does not have yet.
  struct UnsentToken {
    let send: @Sendable () async throws -> Void
    let number: Int
    var failures = 0
    /// An older one got to the server while this was on its way.
    var isOvertaken = false
    var clock: Task<Void, Never>?
  }

  /// The wait after the first failure; each further one is twice as long.
  private static var firstWait: TimeSpan { .seconds(15) }
  private static var longestWait: TimeSpan { .hours(1) }
  /// How long the server may take to answer.
  private static var limit: TimeSpan { .seconds(10) }

  func listen(to activity: RunningActivity<Attributes>) {
    guard listening[activity.id] == nil else { return }
    listening[activity.id] = Task {
      for await token in await center.tokens(of: activity.id) { await send(token, of: activity) }
      listening[activity.id] = nil
      forget(.activity(activity.id))
    }
  }

  func listenForStart() async {
    guard let sendStartToken, listeningForStart == nil else { return }
    let tokens = await center.startTokens()
    listeningForStart =
      listeningForStart
      ?? Task {
        for await token in tokens {
          let hex = token.hexadecimal
          await send(from: .device) { try await sendStartToken(hex) }
        }
        listeningForStart = nil
      }
  }

  /// Everything that the server does not have is tried now, however long it would have waited.
  func sendAgain() {
    let waiting = unsent.filter { $0.value.clock != nil }.sorted { $0.value.number < $1.value.number }
    for (owner, _) in waiting where unsent[owner]?.clock != nil { begin(owner) }
  }

  private func send(_ token: [UInt8], of activity: RunningActivity<Attributes>) async {
    for command in machine.step(on: .token(running(activity), token), at: await device.moment().instant) {
      guard case .sendToken(_, let hex) = command else { continue }
      await send(from: .activity(activity.id)) { [sendToken] in try await sendToken(hex, activity.attributes) }
    }
  }

  /// A newer token takes the place of the one before. That may get there after it all the same: then the newer one is sent
  /// again.
  private func send(from owner: TokenOwner, _ send: @escaping @Sendable () async throws -> Void) async {
    unsent.removeValue(forKey: owner)?.clock?.cancel()
    lastUnsent += 1
    let token = UnsentToken(send: send, number: lastUnsent)
    newest[owner] = token
    unsent[owner] = token
    begin(owner)
  }

  /// A server that does not answer holds up nothing.
  private func begin(_ owner: TokenOwner) {
    unsent[owner]?.clock?.cancel()
    unsent[owner]?.clock = nil
    Task { await send(owner) }
  }

  /// Tries until the server has it, there is a newer one, or the activity ends.
  private func send(_ owner: TokenOwner) async {
    guard let token = unsent[owner] else { return }
    do {
      let answer: Void? = try await Patience(Self.limit, device).answer {
        try await token.send()
        await self.arrived(token.number, from: owner)
      }
      if answer == nil { throw UnfinishedHandler(.sendToken, after: Self.limit) }
      guard unsent[owner]?.number == token.number else { return }
      if unsent[owner]?.isOvertaken == true {
        unsent[owner]?.isOvertaken = false
        begin(owner)
      } else {
        unsent[owner] = nil
      }
    } catch {
      await failed(error)
      guard unsent[owner]?.number == token.number, unsent[owner]?.clock == nil else { return }
      let factor = 1 << min(token.failures, 10)
      let wait = min(TimeSpan(milliseconds: Self.firstWait.milliseconds * Int64(factor)), Self.longestWait)
      unsent[owner]?.failures += 1
      unsent[owner]?.clock = Task { [device] in
        guard (try? await device.wait(wait)) != nil else { return }
        unsent[owner]?.clock = nil
        await send(owner)
      }
    }
  }

  /// The server has a token, perhaps in the place of a newer one.
  private func arrived(_ number: Int, from owner: TokenOwner) {
    guard let newest = newest[owner], newest.number > number else { return }
    if unsent[owner] == nil {
      unsent[owner] = newest
      begin(owner)
    } else {
      unsent[owner]?.isOvertaken = true
    }
  }

  /// Nothing more is sent of it.
  func forget(_ owner: TokenOwner) {
    newest[owner] = nil
    unsent.removeValue(forKey: owner)?.clock?.cancel()
  }
}
