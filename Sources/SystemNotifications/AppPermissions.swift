public import NotificationCivilTime
public import NotificationRules
public import NotificationScheduling
public import NotificationTerms

/// The permission flow of an app: it says which screen to show, asks the system, and knows what the answers take away.
///
/// The app shows the screens and reports their buttons. An `AppScheduler` that was given it reports all else.
public actor AppPermissions<App: NotificationApp>: MachineDriver {
  /// What the app shows of it now; nil when nothing is to be seen of it.
  public private(set) var screen: App.Screen?

  nonisolated let device: Device
  var work: MachineWork<PermissionFlowState>
  /// Nil for an app without a flow.
  private let flow: PermissionFlow?
  private let rules: RuleTable
  private let sources: [Permission: any PermissionSource]
  private let isForced: @Sendable () async -> Bool
  private let handlers: AppHandlers<App>
  private var notificationsAnswered: @Sendable () async -> Void = {}
  private var isLaunched = false
  /// What a tap has opened before the app was in front.
  private var wanted: App.Part?

  /// - Parameters:
  ///   - center: The one that says whether the app may notify.
  ///   - sources: The other permissions that the flow asks for.
  ///   - store: Where the answers are kept between launches, such as a `FileStore`.
  ///   - device: What is read from the world.
  ///   - patience: How long the center may take to say its status.
  ///   - isForced: Whether a switch from outside shows the flow at this start, whatever was answered.
  ///   - handlers: `show`, `openSettings` and `open` do what the flow asks for.
  public init(
    _ app: App.Type = App.self, center: any UserNotificationCenter, sources: [Permission: any PermissionSource] = [:],
    store: any SchedulerStore & Sendable, device: Device = .current, patience: TimeSpan = .seconds(10),
    isForced: @escaping @Sendable () async -> Bool = { false }, handlers: AppHandlers<App>
  ) {
    rules = App.rules
    flow = PermissionFlow(rules)
    self.device = device
    self.isForced = isForced
    self.handlers = handlers
    let notifications = NotificationPermission(
      center: PatientCenter(center, Patience(patience, device)),
      options: rules.authorization?.options ?? AuthorizationRule.standardOptions)
    self.sources = sources.merging([.notifications: notifications]) { own, _ in own }
    work = MachineWork(
      store, fresh: PermissionFlowState(), read: StateFile.permissionFlow(from:), bytes: { StateFile.bytes(of: $0) })
  }

  // MARK: - What happens

  /// The user has pressed a button of the screen.
  public func press(_ button: PermissionFlowEvent.Button) async { await handle(.pressed(button)) }

  /// The app would show the flow, if there is an occasion for it.
  public func start() async { await handle(.started) }

  /// A switch from outside shows the flow again.
  public func force() async { await handle(.forced) }

  /// The user opens a part of the app; if a refused permission has taken it away, its screen shows.
  public func open(_ part: App.Part) async {
    if isLaunched { await handle(.moduleOpened(part.rawValue)) } else { wanted = part }
  }

  /// The app shows one of its own screens, with nothing of the flow in front of it.
  public func arrived(at target: App.Link.Target) async { await handle(.arrived(target: target.rawValue)) }

  /// The app has come to the foreground, from Settings perhaps; the first time is the start that the user sees. An
  /// `AppScheduler` reports this and the signals by itself.
  public func foregrounded() async {
    guard !isLaunched else { return await handle(.foregrounded) }
    await handle(.launched(isForced: await isForced()))
    isLaunched = true
    guard let part = wanted else { return }
    wanted = nil
    await open(part)
  }

  /// - Parameter isInFront: Whether the flow may appear at once.
  public func report(_ signal: App.Report, isInFront: Bool = true) async {
    await handle(.signal(signal.id, isInFront: isInFront && isLaunched))
  }

  /// Returns when the steps and the dialogs are done.
  public func settle() async { await finish() }

  /// Who else has to know that the question for notifications was answered.
  func follow(_ answered: @escaping @Sendable () async -> Void) { notificationsAnswered = answered }

  // MARK: - What the answers mean

  /// What the app may do with one of its parts.
  public func state(of part: App.Part) -> ModuleState {
    flow?.modules(in: work.state)[part.rawValue] ?? .available
  }

  /// The parts that are taken away.
  public var blocked: BlockedParts<App> {
    let blocked = flow?.blockedModules(in: work.state) ?? BlockedModules()
    return BlockedParts(
      withScreen: Set(blocked.withScreen.compactMap { App.Part(rawValue: $0) }),
      withoutScreen: Set(blocked.withoutScreen.compactMap { App.Part(rawValue: $0) }))
  }

  // MARK: - Steps

  func step(_ state: inout PermissionFlowState, on event: PermissionFlowEvent) async -> [PermissionFlowCommand] {
    guard let flow else { return [] }
    var statuses = state.statuses
    for permission in Set(flow.rule.steps.map(\.permission)) {
      do {
        guard let source = sources[permission] else { throw MissingPermissionSource(permission) }
        statuses[permission] = try await source.status()
      } catch {
        await failed(error)
      }
    }
    let hadScreen = state.place != nil
    let commands = flow.step(&state, on: event, statuses: statuses, at: await device.moment())
    if hadScreen, state.place == nil {
      screen = nil
      await handlers.show(nil)
    }
    return commands
  }

  func carryOut(_ command: PermissionFlowCommand) async {
    switch command {
    case .show(let id):
      guard let screen = App.Screen(rawValue: id) else { return }
      self.screen = screen
      await handlers.show(screen)
    case .request(let permission): begin { await $0.request(permission) }
    case .openSettings: await handlers.openSettings()
    case .open(let target): await handlers.open(target, in: rules)
    case .write, .deliver: break
    }
  }

  /// The system shows its dialog, and the user takes their time.
  private func request(_ permission: Permission) async {
    var status = AccessStatus.notDetermined
    do {
      if let source = sources[permission] { status = try await source.request() }
    } catch {
      await failed(error)
    }
    await handle(.answered(PermissionFlowEvent.DialogAnswer(status)))
    if permission == .notifications { await notificationsAnswered() }
  }

  func deliver(_ records: [AnalyticsRecord]) async throws { try await handlers.log(records.map { LoggedEvent($0) }) }
  func failed(_ error: any Error) async { await handlers.failed(error) }
}

extension PermissionFlowEvent.DialogAnswer {
  fileprivate init(_ status: AccessStatus) {
    self =
      switch status {
      case .authorized: .granted
      case .limited: .limited
      case .denied, .restricted: .denied
      case .notDetermined: .dismissed
      }
  }
}

#if canImport(UserNotifications)
  extension AppPermissions {
    /// On the notification center of the device.
    public init(
      _ app: App.Type = App.self, sources: [Permission: any PermissionSource] = [:],
      store: any SchedulerStore & Sendable, device: Device = .current,
      isForced: @escaping @Sendable () async -> Bool = { false }, handlers: AppHandlers<App>
    ) {
      self.init(
        app, center: SystemCenter(file: device.file), sources: sources, store: store, device: device,
        isForced: isForced, handlers: handlers)
    }
  }
#endif
