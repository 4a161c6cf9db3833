import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// One step of all machines in the making.
struct AppStep {
  let core: AppCore
  var state: AppState
  private(set) var report: AppReport
  let now: Moment
  /// In order.
  var commands: [AppCommand] = []
  var outcomes: [AppCommand] = []
  /// Who was there before the step.
  private(set) var earlierUser = 0
  /// What was tapped by somebody who has left in the same step, by identifiers.
  private(set) var tappedBefore: Set<String> = []

  init(core: AppCore, state: consuming AppState, report: AppReport, now: Moment) {
    self.core = core
    self.state = state
    self.report = report
    self.now = now
  }

  mutating func run(_ events: [AppEvent]) {
    let uncleared = report.center?.uncleared
    report = state.process.former.renamed(report, core.scheduler)
    runRenamed(state.process.former.renamed(events, core.scheduler))
    let asked = commands
    commands = state.process.former.restored(asked, core.scheduler)
    state.process.former.forget(asked)
    clear(uncleared)
  }

  /// With everything in the ids that it has by now.
  private mutating func runRenamed(_ events: [AppEvent]) {
    // The first time on screen is the start that people see.
    let start = state.process.wasSeen ? nil : events.firstIndex(where: \.isForegrounded)
    earlierUser = state.scheduler.presentUser
    learn()
    for event in events { prepare(for: event) }
    plan(events)
    tellFlow(events, start)
    tellToken(events, start)
    tellPushes(events)
    for case .activity(let event) in events {
      commands += core.activities.step(on: event, at: now.instant).map { .activity($0) }
    }
    settleArrivals()
    finish(events)
  }

  /// What the system says.
  private mutating func learn() {
    guard core.flow != nil, !has(.flowHearsNoPermission) else { return }
    if let permissions = report.permissions { state.flow.statuses.merge(permissions) { $1 } }
    if let status { state.flow.statuses[.notifications] = AccessStatus(status) }
  }

  /// Whether the app may notify, if it was asked.
  private var status: AuthorizationStatus? { report.center?.authorization ?? report.authorization }

  /// What changes where the app is, before anything is planned.
  private mutating func prepare(for event: AppEvent) {
    switch event {
    case .ready: if let target = state.process.router.becameReady(at: now.instant) { arrive(at: target) }
    case .backgrounded: if !has(.screenStays) { state.process.screen = nil }
    case .arrived(let target):
      // The first word of a screen that a tap has opened is about that; the next may be the same with other values.
      if state.process.screen?.target != target || state.process.hasArrived { state.process.screen = nil }
      state.process.hasArrived = state.process.screen != nil
    case .handedOver(let count):
      state.outbox.removeFirst(min(count, state.process.handing))
      state.process.handing -= min(count, state.process.handing)
    case .notHandedOver: state.process.handing = 0
    default: break
    }
  }

  /// The write comes before what it remembers is done.
  private mutating func finish(_ events: [AppEvent]) {
    commands.putInOrder()
    if !events.allSatisfy(\.isWrittenLater) {
      let answers = commands.prefix { if case .present = $0 { true } else { false } }.count
      commands.insert(.write, at: has(.writesLast) ? commands.count : answers)
    }
    if state.process.handing < state.outbox.count, !events.contains(.notHandedOver) {
      commands.append(.deliver(Array(state.outbox[state.process.handing...])))
      state.process.handing = state.outbox.count
    }
    commands += outcomes
  }
}

// MARK: - The machines

extension AppStep {
  private mutating func plan(_ events: [AppEvent]) {
    let (wasSignedOut, user) = (state.scheduler.isSignedOut, state.scheduler.userNumber)
    defer {
      if hasLeft(wasSignedOut, user) {
        if !has(.pushesStayAtSignOut) { removePushes() }
        if !has(.tapStaysAtSignOut) { state.process.router.leave(for: firstScreen) }
      }
    }
    var heard = events.compactMap(\.forScheduler)
    guard !heard.isEmpty else { return }
    if report.center != nil {
      if !state.process.hasCompared, !heard.contains(.launched) { heard.insert(.launched, at: 0) }
      state.process.hasCompared = true
    }
    let screen = has(.screenUnknown) ? nil : state.process.screen
    let input = StepInput(heard, report: report.center, screen: screen, blocked: blocked)
    let asked = core.scheduler.step(&state.scheduler, on: input, at: now)
    if hasLeft(wasSignedOut, user) { tappedBefore = events.tappedBeforeLeaving }
    for command in asked {
      switch command {
      case .present(let identifier, let options): commands.append(.present(identifier, options))
      case .remove(let identifiers): commands.append(.remove(identifiers))
      case .add(let request): commands.append(.add(request))
      case .removeDelivered(let identifiers): commands.append(.removeDelivered(identifiers))
      case .clearBadge: commands.append(.clearBadge)
      case .requestAuthorization(let options): commands.append(.request(.notifications, options))
      case .open(let target): open(target)
      case .perform(let response): perform(response)
      case .lacking(let missing): outcomes.append(.lacking(missing))
      case .alertPermission: commands.append(.alertPermission)
      case .store(let write): commands.append(.store(write))
      case .deliver(let records): record(records)
      case .report(let outcome): outcomes.append(.report(outcome))
      }
    }
  }

  /// - Parameter start: Which event is the start that people see.
  private mutating func tellFlow(_ events: [AppEvent], _ start: Int?) {
    for (number, event) in events.enumerated() {
      switch event {
      case .foregrounded(let isForced):
        runFlow(number == start ? .launched(isForced: isForced) : .foregrounded)
        state.process.wasSeen = true
        settleArrivals()
      case .signal where has(.flowHearsNoSignal): break
      case .signal(let id, _, let isInFront): runFlow(.signal(id, isInFront: isInFront && state.process.wasSeen))
      case .moduleOpened where has(.flowHearsNoModule): break
      case .moduleOpened(let module): state.process.arrivals.append(.module(module))
      case .movedToNewDevice where has(.flowHearsNoDevice): break
      default: if let event = event.forFlow { runFlow(event) }
      }
    }
    settleArrivals()
  }

  mutating func runFlow(_ event: PermissionFlowEvent) {
    guard let flow = core.flow else { return }
    let hadPlace = state.flow.place != nil
    for command in flow.step(&state.flow, on: event, statuses: state.flow.statuses, at: now) {
      switch command {
      case .show(let screen): commands.append(.show(screen))
      case .request(let permission): request(permission)
      case .openSettings: commands.append(.openSettings)
      case .open(let target): openByItself(target)
      case .deliver(let records): record(records)
      }
    }
    if hadPlace, state.flow.place == nil { commands.append(.show(nil)) }
  }

  private mutating func tellToken(_ events: [AppEvent], _ start: Int?) {
    if !state.process.hasStarted, !events.isEmpty {
      runToken(.started)
      state.process.hasStarted = true
    }
    for (number, event) in events.enumerated() {
      switch event {
      case .foregrounded:
        let status = status ?? state.token.authorization
        runToken(number == start ? .launched(status) : .foregrounded(status))
      case .answered where has(.tokenHearsNoAnswer): break
      case .answered(.notifications, _): runToken(.answered(status ?? state.token.authorization))
      case .signedOut where has(.tokenHearsNoUser): break
      case .signedIn where has(.tokenHearsNoSignIn): break
      case .movedToNewDevice where has(.tokenHearsNoDevice): break
      default:
        // What was decided in Settings meanwhile is not asked again.
        if case .signedIn = event, state.scheduler.authorization != .notDetermined { state.token.isAnswered = true }
        if let event = event.forToken { runToken(event) }
      }
    }
  }

  private mutating func runToken(_ event: TokenEvent) {
    guard let machine = core.token else { return }
    for command in machine.step(&state.token, on: event, at: now) {
      switch command {
      case .requestAuthorization: request(.notifications)
      case .register: commands.append(.register)
      case .handOver(let token): commands.append(.handOver(token))
      case .unregister: commands.append(.unregister)
      case .discard(let number): commands.append(.discard(number))
      case .refresh: commands.append(.refresh)
      case .set(let document, let field, let token, let number):
        commands.append(.set(document: document, field: field, token: token, number: number))
      case .clear(let document, let field, let token, let number):
        commands.append(.clear(document: document, field: field, token: token, number: number))
      case .wait(let wait, let span): commands.append(.wait(.token(wait), span))
      case .open(let target): openByItself(target)
      case .measured(let part, let span, let isSlow): commands.append(.measured(part, span, isSlow: isSlow))
      case .deliver(let records): record(records)
      case .console(let line): commands.append(.console(line))
      }
    }
  }
}

// MARK: - Between the machines

extension AppStep {
  /// Under ids that no other installation has, nor this one before it lost its state.
  mutating func record(_ records: [AnalyticsRecord]) {
    let installation = state.scheduler.installation.map { String($0, radix: 36) } ?? "0"
    let prefix = state.scheduler.losses == 0 ? "\(installation)." : "\(installation)-\(state.scheduler.losses)."
    for var record in records {
      record.id = prefix + record.id
      state.outbox.append(record)
    }
  }

  /// What a refused permission takes away.
  var blocked: BlockedModules {
    if has(.blockedOpens) { return BlockedModules() }
    return core.flow?.blockedModules(in: state.flow) ?? report.blocked ?? BlockedModules()
  }

  private mutating func request(_ permission: Permission) {
    let options = core.scheduler.rules.authorization?.options ?? AuthorizationRule.standardOptions
    commands.append(.request(permission, permission == .notifications ? options : []))
  }

  /// A screen that a tap leads to, as soon as the first screen is there.
  mutating func open(_ target: OpenedTarget) {
    var target = target
    if tappedBefore.contains(target.identifier) {
      guard let first = firstScreen else { return }
      target = OpenedTarget(target: first.target, identifier: target.identifier, isFallback: true)
    }
    if let target = state.process.router.open(target, at: now.instant) { arrive(at: target) }
  }

  private mutating func arrive(at target: OpenedTarget) {
    if let module = target.blockedModule, core.flow != nil {
      state.process.arrivals.append(.module(module))
    } else {
      commands.append(.open(target))
      state.process.screen = VisibleScreen(target.target, parameters: target.parameters)
      state.process.hasArrived = false
      state.process.arrivals.append(.target(target.target))
    }
  }

  /// A screen that a machine leads to by itself, without a tap.
  private mutating func openByItself(_ target: String) {
    commands.append(.open(OpenedTarget(target: target, identifier: "", isFallback: false)))
  }

  /// The permission flow hears where a tap has led to once it has begun: what it shows at a start comes first.
  private mutating func settleArrivals() {
    guard core.flow != nil, !has(.flowHearsNoTap) else { return state.process.arrivals.removeAll() }
    guard state.process.wasSeen else { return }
    while !state.process.arrivals.isEmpty {
      switch state.process.arrivals.removeFirst() {
      case .target(let target): runFlow(.arrived(target: target))
      case .module(let module): runFlow(.moduleOpened(module))
      }
    }
  }
}

extension AppEvent {
  fileprivate var isForegrounded: Bool { if case .foregrounded = self { true } else { false } }
}
