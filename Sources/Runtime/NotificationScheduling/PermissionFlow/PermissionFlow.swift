public import NotificationRules
public import NotificationTerms

/// The reference permission flow: state, event, statuses and moment in; commands out, and nothing else happens.
///
/// A system dialog comes only for what is not determined, and only from the screen before it.
/// - Source: `permissions-flow`
public struct PermissionFlow: Sendable {
  public let app: String
  public let rule: PermissionFlowRule
  public let authorization: AuthorizationRule?
  let events: [EventRule]

  /// Nil for an app without a flow.
  public init?(_ table: RuleTable) {
    guard let rule = table.permissionFlow else { return nil }
    app = table.app
    self.rule = rule
    authorization = table.authorization
    events = table.events
  }

  /// - Parameter statuses: What the system says now; permissions that are not in it are not determined.
  public func step(
    _ state: inout PermissionFlowState, on event: PermissionFlowEvent, statuses: [Permission: AccessStatus],
    at now: Moment
  ) -> [PermissionFlowCommand] {
    var step = PermissionFlowStep(flow: self, state: state, now: now)
    step.state.statuses = statuses
    step.apply(event)
    state = step.state
    return step.finish()
  }

  /// The answer in force: what the system says, or, if it says nothing, how the step ended.
  public func answer(to step: PermissionStepRule, in state: PermissionFlowState) -> PermissionChoice? {
    switch state.statuses[step.permission] ?? .notDetermined {
    case .authorized: .granted
    case .limited: .limited
    case .denied, .restricted: .denied
    case .notDetermined:
      switch state.answers[step.id] {
      case .skipped: .skipped
      case .dismissed: .dismissed
      // Somebody has reset the permissions of the device.
      case .granted, .limited, .denied, nil: nil
      }
    }
  }

  /// What the app may do with each of its parts. Of several consequences the strictest applies.
  public func modules(in state: PermissionFlowState) -> [String: ModuleState] {
    var modules: [String: ModuleState] = [:]
    for id in rule.modules { modules[id] = .available }
    for consequence in consequences(in: state) {
      for id in consequence.rule.disable where modules[id] == .available { modules[id] = .disabled }
      for id in consequence.rule.block where modules[id] != .hidden { modules[id] = .blocked }
      for id in consequence.rule.hide { modules[id] = .hidden }
    }
    return modules
  }

  /// What taps cannot open now, and whether a screen shows instead.
  public func blockedModules(in state: PermissionFlowState) -> BlockedModules {
    var blocked = BlockedModules()
    for (id, module) in modules(in: state) where module != .available {
      if blockingScreen(of: id, in: state) != nil {
        blocked.withScreen.insert(id)
      } else {
        blocked.withoutScreen.insert(id)
      }
    }
    return blocked
  }

  /// The screen that replaces a module, and the step that it belongs to.
  func blockingScreen(of module: String, in state: PermissionFlowState) -> (step: PermissionStepRule, screen: String)? {
    for (step, rule) in consequences(in: state)
    where rule.block.contains(module) || rule.disable.contains(module) || rule.hide.contains(module) {
      if let screen = rule.screen { return (step, screen) }
    }
    return nil
  }

  func consequences(in state: PermissionFlowState) -> [(step: PermissionStepRule, rule: ConsequenceRule)] {
    rule.steps.compactMap { step in
      answer(to: step, in: state).flatMap { step.consequence(of: $0) }.map { (step, $0) }
    }
  }

  /// The id of the screen that people see; nil if none is up.
  public func screen(in state: PermissionFlowState) -> String? {
    switch state.place {
    case nil: nil
    case .prePrompt(let id), .dialog(let id): step(id)?.screen
    case .settingsOffer(_, let screen), .hint(_, let screen), .moduleScreen(_, let screen): screen
    case .finalScreen: rule.finalScreen?.id
    }
  }

  func step(_ id: String) -> PermissionStepRule? { rule.steps.first { $0.id == id } }
  func screen(_ id: String) -> PermissionScreenRule? { rule.screens.first { $0.id == id } }
}
