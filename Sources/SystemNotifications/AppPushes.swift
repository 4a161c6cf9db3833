public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms
public import NotificationText

/// What an app does with pushes: it shows them, opens the screen of the one that is tapped, and fetches what a silent one
/// announces.
///
/// An `AppScheduler` that was given it is told of them by the `NotificationResponder`.
public actor AppPushes<App: NotificationApp>: MachineDriver {
  nonisolated let device: Device
  var work: MachineWork<PushState>
  private let machine: PushHandling
  private let handlers: AppHandlers<App>
  private let listed: @Sendable () async -> [ArrivedPush]
  private let patience: Patience
  /// What a refused permission takes away; an `AppScheduler` with `AppPermissions` sets it.
  private var blocked: @Sendable () async -> BlockedParts<App>
  private var open: @Sendable (OpenedScreen<App>) async -> Void
  /// The pushes whose answer is being found, by their identifiers.
  private var types: [String: String] = [:]
  private var presentations: [String: PresentationOptions] = [:]
  private var silentPushes = 0
  private var fetching: [Int: Fetch] = [:]

  private struct Fetch {
    let values: [String: String]
    let complete: CheckedContinuation<FetchResult, Never>
    var work: Task<Void, Never>?
  }

  /// - Parameters:
  ///   - store: Where is kept which pushes were counted, such as a `FileStore`.
  ///   - device: What is read from the world.
  ///   - patience: How long Notification Center may take to say what it lists.
  ///   - listed: The pushes that Notification Center lists: they were shown.
  ///   - handlers: `open`, `perform`, `log` and `fetch` do what pushes ask for.
  public init(
    _ app: App.Type = App.self, store: any SchedulerStore & Sendable, device: Device = .current,
    patience: TimeSpan = .seconds(10), listed: @escaping @Sendable () async -> [ArrivedPush],
    handlers: AppHandlers<App>
  ) {
    self.listed = listed
    self.patience = Patience(patience, device)
    machine = PushHandling(App.rules)
    self.device = device
    self.handlers = handlers
    blocked = handlers.blocked
    open = handlers.open
    work = MachineWork(
      store, fresh: PushState(), read: StateFile.push(from:), bytes: { StateFile.bytes(of: $0) })
  }

  // MARK: - What happens

  /// A push came while the app is in the foreground: how it is shown.
  public func presentation(of push: ArrivedPush) async -> PresentationOptions {
    guard let received = await received(push) else { return [] }
    await handle(.willPresent(received))
    return presentations.removeValue(forKey: push.identifier) ?? []
  }

  /// The user has tapped it.
  public func opened(_ push: ArrivedPush) async { if let push = await received(push) { await handle(.opened(push)) } }

  /// The user has pressed one of its buttons.
  ///
  /// - Parameter text: What the user wrote; nil for a button without a text field.
  public func acted(_ push: ArrivedPush, action: String, text: String?) async {
    if let push = await received(push) { await handle(.acted(push, action: action, text: text)) }
  }

  /// The user has dismissed it, in a category that reports that.
  public func dismissed(_ push: ArrivedPush) async {
    if let push = await received(push) { await handle(.dismissed(push)) }
  }

  /// A silent push: `application(_:didReceiveRemoteNotification:)`.
  ///
  /// - Returns: What `handlers.fetch` has found, or that it failed; it is cancelled when it takes longer than the system
  ///   allows. Pass it on to the system.
  public func silent(_ push: ArrivedPush) async -> FetchResult {
    silentPushes += 1
    let number = silentPushes
    return await withCheckedContinuation { complete in
      fetching[number] = Fetch(values: push.payload.values, complete: complete)
      Task { await handle(.silent(number)) }
    }
  }

  /// The app has come to the foreground: what Notification Center lists was shown. An `AppScheduler` reports this by
  /// itself.
  public func foregrounded() async {
    guard let listed = try? await patience.answer(listed) else {
      return await failed(UnansweredCall(.report, after: patience.span))
    }
    let known = listed.compactMap { push in type(of: push).map { ReceivedPush(push, type: $0) } }
    if !known.isEmpty { await handle(.found(known)) }
  }

  /// Returns when the steps are done.
  public func settle() async { await finish() }

  func follow(_ permissions: AppPermissions<App>) {
    let following = handlers.following(permissions)
    (blocked, open) = (following.blocked, following.open)
  }

  /// Nil for a push of a type that this version of the app does not know.
  private func received(_ push: ArrivedPush) async -> ReceivedPush? {
    guard let type = type(of: push) else {
      await failed(UnknownRequest(identifier: push.identifier, id: push.payload["type"] ?? ""))
      return nil
    }
    types[push.identifier] = type
    return ReceivedPush(push, type: type)
  }

  /// As the payload says, or its category if only one type has that.
  private func type(of push: ArrivedPush) -> String? {
    let types = machine.rules.types
    if let type = push.payload["type"] { return types.contains { $0.id == type } ? type : nil }
    guard let category = push.payload.category else { return nil }
    let ofCategory = types.filter { $0.push != nil && $0.content.category == category }
    return ofCategory.count == 1 ? ofCategory.first?.id : nil
  }

  // MARK: - Steps

  func step(_ state: inout PushState, on event: PushEvent) async -> [PushCommand] {
    let parts = await blocked()
    let modules = BlockedModules(
      withScreen: Set(parts.withScreen.map(\.rawValue)), withoutScreen: Set(parts.withoutScreen.map(\.rawValue)))
    return machine.step(&state, on: event, blocked: modules, at: await device.moment())
  }

  func carryOut(_ command: PushCommand) async {
    switch command {
    case .present(let identifier, let options): presentations[identifier] = options
    case .open(let target):
      let kind = types[target.identifier].flatMap { App.Kind(rawValue: $0) }
      guard let screen = OpenedScreen(target, of: App.self, kind: kind, in: machine.rules) else {
        return await failed(UnknownRequest(identifier: target.identifier, id: target.target))
      }
      await open(screen)
    case .perform(let response):
      let kind = types[response.identifier].flatMap { App.Kind(rawValue: $0) }
      guard let button = PressedButton(response, of: App.self, kind: kind) else {
        return await failed(UnknownRequest(identifier: response.identifier, id: response.action))
      }
      await handlers.perform(button)
    // Not an errand: the app waits for it itself, in `silent`.
    case .fetch(let number): fetching[number]?.work = Task { await fetch(number) }
    case .wait(let number, let span): handle(.waited(number), after: span)
    case .complete(let number, let result):
      let fetch = fetching.removeValue(forKey: number)
      fetch?.work?.cancel()
      fetch?.complete.resume(returning: result)
    case .write, .deliver: break
    }
  }

  private func fetch(_ number: Int) async {
    guard let values = fetching[number]?.values else { return }
    do {
      await handle(.fetched(number, try await handlers.fetch(values)))
    } catch {
      await failed(error)
      await handle(.fetched(number, nil))
    }
  }

  func deliver(_ records: [AnalyticsRecord]) async throws { try await handlers.log(records.map { LoggedEvent($0) }) }
  func failed(_ error: any Error) async { await handlers.failed(error) }
}

/// A push as the system hands it to an app.
public struct ArrivedPush: Sendable, Hashable {
  /// That of its request; empty for a silent one.
  public var identifier: String
  public var payload: PayloadValues

  /// - Parameter userInfo: The whole payload.
  public init(identifier: String = "", userInfo: [AnyHashable: Any]) {
    self.identifier = identifier
    payload = PayloadValues(userInfo)
  }
}

extension ReceivedPush {
  fileprivate init(_ push: ArrivedPush, type: String) {
    self.init(identifier: push.identifier, type: type, payload: push.payload.values)
  }
}

#if canImport(UserNotifications)
  import UserNotifications

  extension AppPushes {
    /// On the notification center of the device.
    public init(
      _ app: App.Type = App.self, store: any SchedulerStore & Sendable, device: Device = .current,
      handlers: AppHandlers<App>
    ) {
      self.init(
        app, store: store, device: device,
        listed: {
          await UNUserNotificationCenter.current().deliveredNotifications().compactMap { ArrivedPush($0) }
        }, handlers: handlers)
    }
  }

  extension ArrivedPush {
    /// Nil for a notification of the app itself.
    init?(_ notification: UNNotification) {
      let request = notification.request
      guard request.trigger is UNPushNotificationTrigger else { return nil }
      self.init(identifier: request.identifier, userInfo: request.content.userInfo)
    }
  }
#endif
