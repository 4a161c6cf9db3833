import CenterSimulation
import NotificationRules
import NotificationScheduling
import NotificationTerms

/// The part of a world in which the app asks for permissions.
struct PermissionWorld {
  var dialogs: SystemDialogs
  /// The switch from outside that forces the flow.
  var isForced: Bool
  /// Ids of screens, in the order in which they were shown.
  var shown: [String] = []
  /// The screen of the flow in front of the user.
  var screen: String?
  var settingsOpened = 0

  init(_ rules: RuleTable, _ start: ScenarioStart) {
    dialogs = SystemDialogs(statuses: start.permissions)
    isForced = rules.permissionFlow?.forcedBy.flatMap { start.flags[$0] } ?? false
  }

  /// Where nothing is said of the flag every step of the flow is done. A flag that is true says so only
  /// of the steps that have an answer; one that is false belongs to a new installation.
  static func past(_ rule: PermissionFlowRule?, _ start: ScenarioStart) -> PermissionFlowState {
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

  /// The app is gone, and what it showed with it.
  mutating func end() {
    dialogs.appEnded()
    screen = nil
  }
}

extension World {
  /// The system shows its dialog, or answers without one. Where the app promises a screen of its own before the dialog,
  /// that screen must be there.
  ///
  /// - Returns: The answer, if it comes at once.
  mutating func request(_ permission: Permission, _ options: [AuthorizationOption]) -> AppEvent? {
    if permission == .notifications, case .answered(let status) = center.requestAuthorization(options) {
      note(.center, "authorization: \(status.rawValue), without a dialog")
      return .answered(permission, PermissionFlowEvent.DialogAnswer(AccessStatus(status)))
    }
    let status =
      permission == .notifications ? AccessStatus(center.authorization) : permissions.dialogs.statuses[permission]
    if let flow = core.flow, flow.authorization?.needsPrePrompt == true,
      let step = flow.rule.steps.first(where: { $0.permission == permission }), permissions.screen != step.screen
    {
      misuse("the dialog for \(permission.rawValue) came without '\(step.screen)' before it")
    }
    if permissions.dialogs.request(permission, status: status ?? .notDetermined) {
      note(.opened, "system dialog: \(permission.rawValue)")
    } else {
      misuse("the dialog for \(permission.rawValue) was requested, but the system does not show it")
    }
    return nil
  }

  /// The app asks the system for what it must not ask for.
  private mutating func misuse(_ what: String) {
    problems.append(what)
    misuses.append(what)
  }

  // MARK: - Steps

  mutating func perform(_ action: PermissionAction) {
    switch action {
    case .start: if requireFlow() { tell(.flowStarted) }
    case .force: if requireFlow() { tell(.flowForced) }
    case .press(let button): press(button)
    case .answer(let answer): self.answer(answer)
    case .settings(let statuses): changeSettings(statuses)
    case .open(let module): open(module: module)
    }
  }

  /// Nil for an app that has no flow, or in which none has begun.
  private var flowState: PermissionFlowState? {
    core.flow == nil || app?.process.wasSeen != true ? nil : app?.flow
  }

  private mutating func requireFlow() -> Bool {
    if flowState != nil { return true }
    problems.append("the app has no permission flow that runs")
    return false
  }

  private mutating func press(_ button: PermissionFlowEvent.Button) {
    if let dialog = permissions.dialogs.shown {
      problems.append("the dialog for \(dialog.rawValue) is on screen; it takes an 'answer'")
    } else if flowState?.place == nil {
      problems.append(
        flowState == nil
          ? "the app has no permission flow, so there is no button to press"
          : "no screen of the permission flow is open, so there is no button to press: 'permission_flow.show_when' says when "
            + "one opens, and 'start.flags' what was completed before")
    } else {
      tell(.pressed(button))
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
    tell(.answered(permission, answer))
  }

  private mutating func changeSettings(_ statuses: [Permission: AccessStatus]) {
    let changes = statuses.sorted { $0.key.rawValue < $1.key.rawValue }
    for (permission, status) in changes { permissions.dialogs.statuses[permission] = status }
    if center.appState == .foreground { appear() }
  }

  private mutating func open(module: String) {
    guard let flow = core.flow, let state = flowState else {
      problems.append("the app does not run, so it has no modules to open")
      return
    }
    if state.run != nil || state.place != nil {
      problems.append("the permission flow is in front of '\(module)'")
    } else if flow.modules(in: state)[module] == .hidden {
      problems.append("'\(module)' is hidden, so it cannot be opened")
    } else {
      tell(.moduleOpened(module))
    }
  }
}
