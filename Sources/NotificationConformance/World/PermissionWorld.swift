import CenterSimulation
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// The part of a world in which the app asks for permissions.
struct PermissionWorld {
  /// Nil for an app without a flow.
  let flow: PermissionFlow?
  var dialogs: SystemDialogs
  /// What survives a kill.
  var stored: PermissionFlowState
  /// In memory; nil while the app is not running.
  var state: PermissionFlowState?
  /// The switch from outside that forces the flow.
  var isForced: Bool
  /// Ids of screens, in the order in which they were shown.
  var shown: [String] = []
  /// The screen of the flow in front of the user.
  var screen: String?
  var settingsOpened = 0
  /// A module that a tap asked for while the app was starting.
  var wanted: String?

  init(_ rules: RuleTable, _ start: ScenarioStart) {
    flow = PermissionFlow(rules)
    dialogs = SystemDialogs(statuses: start.permissions)
    isForced = rules.permissionFlow?.forcedBy.flatMap { start.flags[$0] } ?? false
    stored = Self.past(rules.permissionFlow, start)
  }

  /// Where nothing is said of the flag every step of the flow is done. A flag that is true says so only
  /// of the steps that have an answer; one that is false belongs to a new installation.
  private static func past(_ rule: PermissionFlowRule?, _ start: ScenarioStart) -> PermissionFlowState {
    guard let rule else { return PermissionFlowState() }
    let flag = rule.completedFlag.flatMap { start.flags[$0] }
    if flag == false { return PermissionFlowState() }
    var state = PermissionFlowState(hasLaunched: true, isCompleted: true)
    for step in rule.steps {
      let status =
        step.permission == .notifications
        ? AccessStatus(start.authorization) : start.permissions[step.permission] ?? .notDetermined
      if flag == nil || status != .notDetermined { state.seen.insert(step.id) }
    }
    return state
  }
}

extension World {
  var permissionStatuses: [Permission: AccessStatus] {
    var statuses = permissions.dialogs.statuses
    statuses[.notifications] = AccessStatus(center.authorization)
    return statuses
  }

  /// What a tap does not open at this moment.
  var blockedModules: BlockedModules {
    guard let flow = permissions.flow else { return BlockedModules() }
    var state = permissions.state ?? permissions.stored
    state.statuses = permissionStatuses
    return flow.blockedModules(in: state)
  }

  /// What shows in the place of a module that a tap asked for.
  mutating func showInPlace(of module: String) {
    // At a start the flow comes after the tap.
    if permissions.state == nil { permissions.wanted = module } else { runFlow(.moduleOpened(module)) }
  }

  /// The flow sees a cold start before the scheduler plans; what it opens is there before notifications are.
  mutating func launchPermissionFlow(isTap: Bool) {
    guard permissions.flow != nil else { return }
    permissions.state = permissions.stored
    runFlow(.launched(isForced: permissions.isForced))
    if let module = permissions.wanted {
      permissions.wanted = nil
      runFlow(.moduleOpened(module))
    }
    // Without a tap the app comes up with its first screen.
    let first = isTap ? screen?.target : scheduler.rules.targets.first?.id
    if let first { runFlow(.arrived(target: first)) }
  }

  mutating func endPermissionFlow() {
    permissions.dialogs.appEnded()
    permissions.state = nil
    permissions.screen = nil
    permissions.wanted = nil
  }

  mutating func runFlow(_ event: PermissionFlowEvent) {
    guard let flow = permissions.flow, var state = permissions.state else { return }
    let commands = flow.step(&state, on: event, statuses: permissionStatuses, at: now)
    permissions.state = state
    if state.place == nil { permissions.screen = nil }
    for command in commands {
      switch command {
      case .write(let state):
        permissions.stored = state
        if diesAfterWrite() { return }
      case .show(let screen):
        permissions.shown.append(screen)
        permissions.screen = screen
        note(.opened, "screen \(screen)")
      case .request(let permission): request(permission)
      case .openSettings:
        permissions.settingsOpened += 1
        note(.opened, "Settings")
      case .open(let target):
        opened.append(OpenedTarget(target: target, identifier: "", isFallback: false))
        note(.opened(target, isFallback: false))
      case .deliver(let records): handOver(records)
      }
    }
  }

  /// The system shows its dialog. Where the app promises a screen of its own before it, that screen must be there.
  mutating func request(_ permission: Permission) {
    let status = permissionStatuses[permission] ?? .notDetermined
    if permissions.flow?.authorization?.needsPrePrompt == true,
      let step = permissions.flow?.rule.steps.first(where: { $0.permission == permission }),
      permissions.screen != step.screen
    {
      problems.append("the dialog for \(permission.rawValue) came without '\(step.screen)' before it")
    }
    guard permissions.dialogs.request(permission, status: status) else {
      problems.append("the dialog for \(permission.rawValue) was requested, but the system does not show it")
      return
    }
    note(.opened, "system dialog: \(permission.rawValue)")
  }

  // MARK: - Steps

  mutating func perform(_ action: PermissionAction) {
    switch action {
    case .start: if requireFlow() { runFlow(.started) }
    case .force: if requireFlow() { runFlow(.forced) }
    case .press(let button): press(button)
    case .answer(let answer): self.answer(answer)
    case .settings(let statuses): changeSettings(statuses)
    case .open(let module): open(module: module)
    }
  }

  private mutating func requireFlow() -> Bool {
    if permissions.state != nil { return true }
    problems.append("the app has no permission flow that runs")
    return false
  }

  private mutating func press(_ button: PermissionFlowEvent.Button) {
    if let dialog = permissions.dialogs.shown {
      problems.append("the dialog for \(dialog.rawValue) is on screen; it takes an 'answer'")
    } else if permissions.state?.place == nil {
      problems.append(
        permissions.state == nil
          ? "the app has no permission flow, so there is no button to press"
          : "no screen of the permission flow is open, so there is no button to press: 'permission_flow.show_when' says when "
            + "one opens, and 'start.flags' what was completed before")
    } else {
      runFlow(.pressed(button))
    }
  }

  private mutating func answer(_ answer: PermissionFlowEvent.DialogAnswer) {
    let status: AccessStatus? =
      switch answer {
      case .granted: .authorized
      case .limited: .limited
      case .denied: .denied
      case .dismissed: nil
      }
    guard let permission = permissions.dialogs.answer(status) else {
      problems.append("there is no system dialog to answer")
      return
    }
    if permission == .notifications {
      if answer == .limited { problems.append("notification permission cannot be limited") }
      switch answer {
      case .granted: center.authorization = .authorized
      case .denied: center.authorization = .denied
      case .limited, .dismissed: break
      }
    }
    runFlow(.answered(answer))
    if permission == .notifications, isRunning {
      run([.authorizationAnswered, .foregrounded])
      runToken(.answered(center.authorization))
    }
  }

  private mutating func changeSettings(_ statuses: [Permission: AccessStatus]) {
    let changes = statuses.sorted { $0.key.rawValue < $1.key.rawValue }
    for (permission, status) in changes { permissions.dialogs.statuses[permission] = status }
    if center.appState == .foreground { runFlow(.foregrounded) }
  }

  private mutating func open(module: String) {
    guard let flow = permissions.flow, let state = permissions.state else {
      problems.append("the app does not run, so it has no modules to open")
      return
    }
    if state.run != nil || state.place != nil {
      problems.append("the permission flow is in front of '\(module)'")
    } else if flow.modules(in: state)[module] == .hidden {
      problems.append("'\(module)' is hidden, so it cannot be opened")
    } else {
      runFlow(.moduleOpened(module))
    }
  }
}
