public import NotificationRules
public import NotificationScheduling

/// The permission flow of an app: `AppScheduler.permissions`. The app shows its screens and reports their buttons.
public struct AppPermissions<App: NotificationApp>: Sendable {
  let system: SystemScheduler

  /// What the app shows of it now; nil when nothing is to be seen of it.
  public var screen: App.Screen? { get async { await system.screen.flatMap { App.Screen(rawValue: $0) } } }

  // MARK: - What happens

  /// The user has pressed a button of the screen.
  public func press(_ button: PermissionFlowEvent.Button) async { await system.handle(.pressed(button)) }

  /// The app would show the flow, if there is an occasion for it.
  public func start() async { await system.handle(.flowStarted) }

  /// A switch from outside shows the flow again.
  public func force() async { await system.handle(.flowForced) }

  /// The user opens a part of the app; if a refused permission has taken it away, its screen shows.
  public func open(_ part: App.Part) async { await system.handle(.moduleOpened(part.rawValue)) }

  /// The app shows one of its own screens, with nothing of the flow in front of it.
  public func arrived(at target: App.Link.Target) async { await system.handle(.arrived(target: target.rawValue)) }

  // MARK: - What the answers mean

  /// What the app may do with one of its parts.
  public func state(of part: App.Part) async -> ModuleState { await system.modules[part.rawValue] ?? .available }

  /// The parts that are taken away.
  public var blocked: BlockedParts<App> {
    get async {
      let blocked = await system.blockedModules
      return BlockedParts(
        withScreen: Set(blocked.withScreen.compactMap { App.Part(rawValue: $0) }),
        withoutScreen: Set(blocked.withoutScreen.compactMap { App.Part(rawValue: $0) }))
    }
  }
}

extension SystemScheduler {
  var modules: [String: ModuleState] { kept.state.flatMap { core.flow?.modules(in: $0.flow) } ?? [:] }
  var blockedModules: BlockedModules { kept.state.map { core.blockedModules(in: $0) } ?? BlockedModules() }
}
