import NotificationCivilTime
public import NotificationRules
import NotificationScheduling
public import NotificationTerms

/// The Live Activities of one kind: `AppActivities<OrderAttributes>`.
///
/// The spec decides with which status one starts, which may follow, when it is out of date and how it ends.
public actor AppActivities<Attributes: AppActivity> {
  let machine: LiveActivities
  let center: any ActivityCenter<Attributes>
  let device: Device
  let sendToken: @Sendable (String, Attributes) async throws -> Void
  let sendStartToken: (@Sendable (String) async throws -> Void)?
  let failed: @Sendable (any Error) async -> Void
  /// The tokens by which a server starts one.
  var listeningForStart: Task<Void, Never>?
  /// The activities whose tokens are listened for.
  var listening: [String: Task<Void, Never>] = [:]
  /// The newest token of each, and of the device, as long as the server does not have it.
  var unsent: [TokenOwner: UnsentToken] = [:]
  /// The newest token of each, whether or not the server has it.
  var newest: [TokenOwner: UnsentToken] = [:]
  var lastUnsent = 0
  /// What begins while the app runs.
  private var observing: Task<Void, Never>?
  /// The activities whose pushes are listened for.
  private var watching: [String: Task<Void, Never>] = [:]
  /// What is done now, and what waits behind it: a status follows the one before it, and not one that two calls have read.
  private var last: Task<Void, any Error>?

  /// - Parameters:
  ///   - center: ActivityKit, or a double in a test.
  ///   - device: Its clock.
  ///   - sendToken: Tells the server by which token, in hexadecimal digits, it reaches an activity.
  ///   - sendStartToken: Tells the server by which token it starts one on this device, from iOS 17.2; nil where none does.
  ///   - failed: For logs: a token could not be sent.
  public init(
    _ attributes: Attributes.Type = Attributes.self, center: any ActivityCenter<Attributes>, device: Device = .current,
    sendToken: @escaping @Sendable (_ token: String, Attributes) async throws -> Void = { _, _ in },
    sendStartToken: (@Sendable (_ token: String) async throws -> Void)? = nil,
    failed: @escaping @Sendable (any Error) async -> Void = { _ in }
  ) {
    machine = LiveActivities(Attributes.App.rules)
    self.center = center
    self.device = device
    self.sendToken = sendToken
    self.sendStartToken = sendStartToken
    self.failed = failed
  }

  /// The app was started, or has come to the front: the server learns the tokens of the activities that go on, and of those
  /// that begin from now on, whoever starts them; and those end that a push has given a final status. A token that could
  /// not be sent is sent again.
  public func launched() async {
    if observing == nil {
      let begun = await center.begun()
      observing = observing ?? Task { for await activity in begun { await follow(activity) } }
    }
    for activity in await center.running() { await follow(activity) }
    await listenForStart()
    sendAgain()
  }

  private func follow(_ activity: RunningActivity<Attributes>) async {
    await watch(activity.id)
    await endIfOver(activity.id)
    // The server needs no token of one that has ended.
    if await running(activity.id) != nil { listen(to: activity) }
  }

  /// A push with a final status changes only the picture: the app ends it.
  private func watch(_ id: String) async {
    guard watching[id] == nil else { return }
    let states = await center.states(of: id)
    watching[id] = Task {
      for await _ in states { await endIfOver(id) }
      watching[id] = nil
    }
  }

  private func endIfOver(_ id: String) async {
    do {
      try await inTurn { activities in
        guard let activity = await activities.running(id) else { return }
        let found = LiveActivities.Event.found(activities.running(activity))
        for command in activities.machine.step(on: found, at: await activities.device.moment().instant) {
          guard case .end(_, _, let dismissal) = command else { continue }
          await activities.end(id, showing: activity.state, dismissal)
        }
      }
    } catch {
      await failed(error)
    }
  }

  private func end(_ id: String, showing state: Attributes.ContentState, _ dismissal: ActivityDismissal) async {
    await center.end(id, state, dismissal)
    listening.removeValue(forKey: id)?.cancel()
    forget(.activity(id))
    watching.removeValue(forKey: id)?.cancel()
  }

  /// Starts one, with the status that the spec begins with.
  ///
  /// - Parameter state: What it shows. Its status does not count.
  /// - Returns: Its id.
  /// - Throws: What the system throws when it does not allow it, or an `ActivityRefusal`.
  @discardableResult
  public func start(_ attributes: Attributes, _ state: Attributes.ContentState) async throws -> String {
    let now = await device.moment().instant
    for command in machine.step(on: .start(kind: Attributes.id), at: now) {
      switch command {
      case .request(_, let content, let hasPushUpdates):
        let state = try Self.state(state, with: content)
        let id = try await center.request(
          attributes, state, staleDate: content.staleDate, hasPushUpdates: hasPushUpdates)
        if hasPushUpdates {
          listen(to: RunningActivity(id: id, attributes: attributes, state: state))
          await watch(id)
        }
        return id
      case .refuse(let reason): throw ActivityRefusal(reason)
      case .update, .end, .sendToken: break
      }
    }
    throw ActivityRefusal("there is no Live Activity '\(Attributes.id)'")
  }

  /// Shows another state; one with a final status ends it as the spec says. After the end this changes nothing.
  ///
  /// - Throws: An `ActivityRefusal` when the status cannot follow the present one.
  public func update(_ id: String, to state: Attributes.ContentState) async throws {
    try await inTurn { try await $0.change(id, to: state) }
  }

  private func change(_ id: String, to state: Attributes.ContentState) async throws {
    guard let activity = await running(id) else { return }
    let event = LiveActivities.Event.update(
      running(activity), status: Attributes.ContentState.status(of: state).rawValue, estimate: nil)
    for command in machine.step(on: event, at: await device.moment().instant) {
      switch command {
      case .update(_, let content): await center.update(id, state, staleDate: content.staleDate)
      case .end(_, _, let dismissal): await end(id, showing: state, dismissal)
      case .refuse(let reason): throw ActivityRefusal(reason)
      case .request, .sendToken: break
      }
    }
  }

  /// Ends one with its status, if that is a final one, or with the first that is.
  ///
  /// - Parameter dismissal: When it leaves the Lock Screen; nil as the spec says.
  public func end(_ id: String, _ dismissal: ActivityDismissal? = nil) async throws {
    try await inTurn { try await $0.finish(id, dismissal) }
  }

  private func finish(_ id: String, _ dismissal: ActivityDismissal?) async throws {
    guard let activity = await running(id) else { return }
    for command in machine.step(on: .end(running(activity), dismissal), at: await device.moment().instant) {
      guard case .end(_, let content, let dismissal) = command else { continue }
      await end(id, showing: try Self.state(activity.state, with: content), dismissal)
    }
  }

  private func inTurn(_ change: @escaping @Sendable (isolated AppActivities) async throws -> Void) async throws {
    let previous = last
    let present = Task {
      _ = await previous?.result
      try await change(self)
    }
    last = present
    try await present.value
  }

  /// Those that are active.
  public var running: [RunningActivity<Attributes>] { get async { await center.running() } }

  private func running(_ id: String) async -> RunningActivity<Attributes>? {
    await center.running().first { $0.id == id }
  }

  /// As the machine knows it.
  func running(_ activity: RunningActivity<Attributes>) -> LiveActivities.Running {
    LiveActivities.Running(
      id: activity.id, kind: Attributes.id,
      content: ActivityContent(
        status: Attributes.ContentState.status(of: activity.state).rawValue, staleDate: activity.staleDate))
  }

  private static func state(
    _ state: Attributes.ContentState, with content: ActivityContent
  ) throws -> Attributes.ContentState {
    guard let status = Attributes.ContentState.ActivityStatus(rawValue: content.status) else {
      throw ActivityRefusal("there is no status '\(content.status)'")
    }
    return Attributes.ContentState.state(state, with: status)
  }
}

/// A Live Activity cannot become what it was asked to be; the reason is for logs.
public struct ActivityRefusal: Error, Sendable, Hashable, CustomStringConvertible {
  public var description: String

  init(_ reason: String) { description = reason }
}
