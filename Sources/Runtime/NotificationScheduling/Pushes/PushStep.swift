import NotificationRules
import NotificationTerms

/// One step in the making.
struct PushStep {
  let machine: PushHandling
  var state: PushState
  let now: Moment
  /// Who is there, by number.
  let user: Int
  let blocked: BlockedModules
  let screen: VisibleScreen?
  var commands: [PushCommand] = []
  var records: [AnalyticsRecord] = []

  mutating func apply(_ event: PushEvent) {
    switch event {
    case .willPresent(let push):
      let options = isOnScreen(push) ? [] : machine.rules.policies.shown
      commands.append(.present(push.identifier, options))
      if !options.isEmpty { count(push) }
    // One of a type that another version of the app knows is counted by that.
    case .found(let pushes): for push in pushes where !push.isOfUnknownType { count(push) }
    case .opened(let push) where isForeign(push): openFirst(push)
    case .acted(let push, let id, _) where isForeign(push): if action(id, of: push)?.target != nil { openFirst(push) }
    case .dismissed(let push) where isForeign(push): break
    case .opened(let push):
      guard answers(push) else { return }
      let target = machine.target(of: push, blocked: blocked)
      if let target { commands.append(.open(target)) }
      if let missing = machine.missing(of: push, blocked) { commands.append(.lacking(missing)) }
      log(.notificationOpened, push, target: target?.target)
      if let target, target.isFallback { log(.linkFallback, push, target: target.target) }
    case .acted(let push, let action, let text): act(push, action, text)
    case .dismissed(let push): if answers(push) { log(.notificationDismissed, push) }
    case .silent(let number):
      state.working.insert(number)
      commands += [.fetch(number), .wait(number, PushHandling.patience)]
    case .fetched(let number, let result): complete(number, result ?? .failed)
    case .waited(let number): complete(number, .failed)
    }
  }

  func finish() -> [PushCommand] { (records.isEmpty ? [] : [.deliver(records)]) + commands }

  /// The user is already looking at what a tap would open.
  private func isOnScreen(_ push: ReceivedPush) -> Bool {
    // One without a type leads to the first screen, whatever it says.
    guard let screen, !push.type.isEmpty, machine.missing(of: push, blocked) == nil,
      let target = machine.target(of: push, blocked: blocked)
    else { return false }
    let constants = machine.rules.types.first { $0.id == push.type }?.constants ?? []
    return machine.rules.isInFront(screen, target.target, target.parameters, constants)
  }

  /// The handler is called on every path, and never twice: after the time is over it is too late.
  private mutating func complete(_ number: Int, _ result: FetchResult) {
    guard state.working.remove(number) != nil else { return }
    commands.append(.complete(number, result))
  }

  /// A button does nothing without what it needs, and sends no empty text.
  private mutating func act(_ push: ReceivedPush, _ id: String, _ text: String?) {
    count(push)
    guard let action = action(id, of: push),
      !action.takesText || text?.contains(where: { !$0.isWhitespace }) == true
    else { return }
    let missing = action.requires.filter { push.payload[$0]?.isEmpty != false }
    guard missing.isEmpty else {
      commands.append(.lacking(MissingValues(request: push.identifier, id: id, keys: missing)))
      return
    }
    guard answers(push) else { return }
    commands.append(
      .perform(ActionResponse(identifier: push.identifier, action: id, text: text, values: push.payload)))
    let target = action.target.flatMap { machine.opened($0, of: push, blocked, action.constants) }
    if let target { commands.append(.open(target)) }
    log(.notificationAction, push, target: target?.target, action: id)
    if let target, target.isFallback { log(.linkFallback, push, target: target.target) }
  }

  private func action(_ id: String, of push: ReceivedPush) -> ActionRule? {
    let category = machine.rules.types.first { $0.id == push.type }?.content.category
    return machine.rules.categories.first { $0.identifier == category }?.action(id)
  }

  /// It was shown to somebody else: what it leads to and what its buttons do is not for the present user.
  private func isForeign(_ push: ReceivedPush) -> Bool {
    let push = KnownPush(push)
    return state.shown.contains { push.isSame(as: $0) && $0.user != user }
  }

  /// - Source: semantics 14
  private mutating func openFirst(_ push: ReceivedPush) {
    let namesScreen = machine.rules.types.first { $0.id == push.type }?.push?.screenKey != nil
    guard answers(push), !namesScreen, let first = machine.rules.targets.first else { return }
    commands.append(.open(OpenedTarget(target: first.id, identifier: push.identifier, isFallback: true)))
  }

  /// An answer may be reported by two entry points: it counts once. What was answered was shown.
  private mutating func answers(_ push: ReceivedPush) -> Bool {
    count(push)
    return remember(push, in: &state.answered)
  }

  private mutating func count(_ push: ReceivedPush) {
    if remember(push, in: &state.shown) { log(.notificationFired, push) }
  }

  private func remember(_ push: ReceivedPush, in list: inout [KnownPush]) -> Bool {
    let push = KnownPush(push, user: user)
    guard !list.contains(where: push.isSame) else { return false }
    list.append(push)
    if list.count > PushHandling.memory { list.removeFirst() }
    return true
  }

  private mutating func log(
    _ transition: EventRule.Transition, _ push: ReceivedPush, target: String? = nil, action: String? = nil
  ) {
    let id = "\(KnownPush(push).name).\(transition.rawValue)"
    let carried = { (item: EventArgument) in push.payload[item.key].map { ParameterValue.string($0) } }
    let isTyped = !push.type.isEmpty
    records += machine.rules.events.filter { isTyped || !$0.saysType }.records(
      of: transition, id: id, about: isTyped ? push.type : nil, at: now.instant, now.local, arguments: carried
    ) { parameter in
      switch parameter {
      case .type: isTyped ? push.type : nil
      case .target: target
      case .action: action
      case .request: push.identifier
      case .trigger: "push"
      case .plan, .variant, .reason, .permission, .access, .token, .error, .stage, .date: nil
      }
    }
  }
}
