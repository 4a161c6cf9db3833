import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// One step in the making: the state it works on and the commands collected so far.
struct PermissionFlowStep {
  let flow: PermissionFlow
  var state: PermissionFlowState
  let now: Moment
  var commands: [PermissionFlowCommand] = []
  var records: [AnalyticsRecord] = []

  mutating func apply(_ event: PermissionFlowEvent) {
    switch event {
    case .launched(let isForced): launch(isForced)
    case .movedToNewDevice: forgetDevice()
    case .foregrounded:
      comeBack()
      appear()
    case .signal(let signal, let isInFront):
      count(signal)
      if isInFront { appear() }
    case .started: if state.run == nil, isDue { begin(isForced: false) } else { appear() }
    case .forced: if flow.rule.showWhen.contains(.forced) { begin(isForced: true) }
    case .pressed(let button): press(button)
    case .answered(let answer): take(answer)
    case .moduleOpened(let module): open(module)
    case .arrived(let target): arrive(target)
    }
  }

  /// What explains a command comes before it.
  func finish() -> [PermissionFlowCommand] { (records.isEmpty ? [] : [.deliver(records)]) + commands }

  // MARK: - Appearing

  private var isDue: Bool {
    flow.rule.showWhen.contains(.notCompleted) && !state.isCompleted
      || flow.rule.showWhen.contains(.firstLaunch) && !state.hasLaunched || isDueBySignal
  }

  private var isDueBySignal: Bool {
    !state.isCompleted && flow.rule.showAfter.contains { state.signals[$0.signal, default: 0] >= $0.atLeast }
  }

  /// Somebody said "not now", and that is long enough ago.
  private var isDueAgain: Bool {
    guard let again = flow.rule.again, let ended = state.ended, state.repeats < again.max else { return false }
    return now.instant - ended >= again.after && flow.rule.steps.contains(where: isUnanswered)
  }

  private func isUnanswered(_ step: PermissionStepRule) -> Bool {
    switch flow.answer(to: step, in: state) {
    case .skipped, .dismissed: true
    case .granted, .limited, .denied, nil: false
    }
  }

  private mutating func count(_ signal: String) {
    guard let most = flow.rule.showAfter.lazy.filter({ $0.signal == signal }).map(\.atLeast).max() else { return }
    state.signals[signal] = min(most, state.signals[signal, default: 0] + 1)
  }

  /// What becomes due while the app runs.
  private mutating func appear() {
    guard state.run == nil, state.place == nil else { return }
    if isDueBySignal {
      begin(isForced: false)
    } else if isDueAgain {
      comeAgain()
    }
  }

  /// Only what has no answer is asked for.
  private mutating func comeAgain() {
    state.repeats += 1
    let answered = flow.rule.steps.filter { !isUnanswered($0) }.map(\.id)
    begin(PermissionFlowState.Run(isForced: false, isAgain: true, answered: answered))
  }

  private mutating func launch(_ isForced: Bool) {
    state.place = nil
    state.isInSettings = false
    let isForced = isForced && flow.rule.showWhen.contains(.forced)
    let isDue = isDue
    state.hasLaunched = true
    if let run = state.run, run.isAgain || (run.isForced ? isForced : isDue) { return advance() }
    state.run = nil
    if isDue || isForced { begin(isForced: isForced) } else { appear() }
  }

  /// Nobody was asked on this one. What the user has done in the app still counts.
  private mutating func forgetDevice() {
    let old = state
    state = PermissionFlowState()
    (state.signals, state.statuses, state.transitions) = (old.signals, old.statuses, old.transitions)
  }

  private mutating func begin(isForced: Bool) { begin(PermissionFlowState.Run(isForced: isForced)) }

  private mutating func begin(_ run: PermissionFlowState.Run) {
    state.run = run
    log(.permissionFlowStarted)
    advance()
  }

  /// Goes to the first step that is not done, or to the end.
  mutating func advance() {
    state.place = nil
    state.isInSettings = false
    guard let run = state.run else { return }
    for step in flow.rule.steps where !run.answered.contains(step.id) {
      switch status(of: step) {
      case .authorized, .limited:
        // What is already granted is not asked for.
        state.run?.answered.append(step.id)
      case .denied, .restricted:
        return run.isForced ? offerSettings(step) : showPrePrompt(step)
      case .notDetermined: return showPrePrompt(step)
      }
    }
    end()
  }

  func status(of step: PermissionStepRule) -> AccessStatus {
    state.statuses[step.permission] ?? .notDetermined
  }

  mutating func showPrePrompt(_ step: PermissionStepRule) {
    state.place = .prePrompt(step: step.id)
    state.seen.insert(step.id)
    commands.append(.show(step.screen))
    log(.permission(step.permission, .prePromptShown), of: step)
  }

  private mutating func offerSettings(_ step: PermissionStepRule) {
    let screen = step.consequence(of: .denied)?.screen ?? step.screen
    state.place = .settingsOffer(step: step.id, screen: screen)
    commands.append(.show(screen))
    guard screen == step.screen else { return }
    state.seen.insert(step.id)
    log(.permission(step.permission, .prePromptShown), of: step)
  }

  // MARK: - The end

  private mutating func end() {
    let isGranted = flow.rule.steps.allSatisfy { flow.answer(to: $0, in: state)?.givesAccess ?? false }
    guard let screen = flow.rule.finalScreen, screen.when == .always || screen.when == .allGranted && isGranted else {
      return complete()
    }
    state.place = .finalScreen
    commands.append(.show(screen.id))
  }

  mutating func complete() {
    state.place = nil
    state.run = nil
    state.isCompleted = true
    state.ended = now.instant
    log(.permissionFlowCompleted)
    if let target = flow.rule.finalScreen?.target { commands.append(.open(target)) }
  }

  // MARK: - Outside the flow

  private mutating func open(_ module: String) {
    guard state.run == nil, let (step, screen) = flow.blockingScreen(of: module, in: state) else { return }
    state.place = .moduleScreen(step: step.id, screen: screen)
    commands.append(.show(screen))
  }

  /// Somebody who never came to the step for notifications is asked on this screen, once, with its screen before.
  private mutating func arrive(_ target: String) {
    guard state.run == nil, state.place == nil, let authorization = flow.authorization,
      authorization.askAt == .permissionFlow, authorization.fallback == target,
      let step = flow.rule.steps.first(where: { $0.permission == .notifications }),
      status(of: step) == .notDetermined, !state.seen.contains(step.id)
    else { return }
    showPrePrompt(step)
  }

  // MARK: - Analytics

  mutating func log(_ transition: EventRule.Transition, of step: PermissionStepRule? = nil) {
    state.transitions += 1
    let id = "\(flow.app).permission_flow.\(state.transitions).\(transition.rawValue)"
    records += flow.events.records(of: transition, id: id, at: now.instant, now.local) { parameter in
      value(of: parameter, transition, step)
    }
  }

  private func value(
    of parameter: EventRule.Parameter, _ transition: EventRule.Transition, _ step: PermissionStepRule?
  ) -> String? {
    switch parameter {
    case .permission: step?.permission.rawValue
    case .access:
      if case .permission(_, .granted) = transition {
        "full"
      } else if case .permission(_, .limited) = transition {
        "limited"
      } else {
        nil
      }
    case .type, .trigger, .target, .reason, .request, .plan, .variant, .action, .token, .error, .stage, .date: nil
    }
  }
}

extension AccessStatus {
  var givesAccess: Bool { self == .authorized || self == .limited }
}
