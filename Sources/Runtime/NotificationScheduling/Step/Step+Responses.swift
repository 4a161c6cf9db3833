import NotificationCivilTime
import NotificationRules

/// What the user does with a delivered notification.
extension Step {
  /// A notification, and what a tap on it would lead to at this moment.
  private struct Answered {
    var identifier: String
    var type: Int
    var key: OccurrenceKey
    var record: DeliveryRecord?
    /// The signal that makes it pointless has come since.
    var isOutdated: Bool
    var subject: EventSubject
    /// It was shown to somebody else who was signed in then: its screen and its buttons are not for the present user.
    var isForeign: Bool
    /// What it carries itself, for what the state does not know, or knows only to be delivered.
    var carried: [String: String]

    /// Focus kept it silent: what the user does with it is not logged.
    var isSilenced: Bool { record?.isSilenced ?? false }
  }

  private func answered(_ identifier: String, _ carried: [String: String] = [:]) -> Answered? {
    guard let (id, key) = scheduler.parse(identifier: identifier), let type = scheduler.indexOfType[id],
      let first = scheduler.types[type].rule.triggers.first
    else { return nil }
    let record = state.deliveries.record(id, key)
    let place = record.flatMap { self.place(of: id, $0.trigger) } ?? TriggerPlace(type: type, trigger: 0)
    return Answered(
      identifier: identifier, type: type, key: key, record: record,
      isOutdated: isGoalReached(type, place.trigger, birth: record?.birth, of: key, at: now.instant),
      subject: record.map { EventSubject($0) } ?? EventSubject(type: id, trigger: first.name, key: key),
      isForeign: record == nil && !has(.tapOfAnother)
        && state.otherUsers.values.contains { $0.deliveries.record(id, key) != nil },
      carried: carried)
  }

  /// A tap opens a screen, and is logged unless Focus had kept the notification silent. A tap on what was answered before
  /// is the same tap, reported by a second entry point.
  ///
  /// One that the state knows nothing more of, because it is lost or forgotten, opens its screen with what it carries
  /// itself.
  mutating func openTarget(of identifier: String, carrying carried: [String: String]) {
    guard let answered = answered(identifier, carried) else {
      // An older version may have added it.
      if scheduler.isOurs(identifier) { openLink(to: nil, [:]) }
      return
    }
    guard isFirst(answered) else { return }
    if answered.isForeign { return openLink(to: nil, [:]) }
    endRepeats(of: answered)
    let rule = scheduler.types[answered.type].rule
    let opened = open(rule.target, rule.constants, identifier, answered)
    guard !answered.isSilenced else { return }
    log(.notificationOpened, answered.subject, target: opened?.target, at: now.instant)
    if let opened { logFallback(opened, answered) }
  }

  /// Only a dismissal that the category reports reaches the app.
  mutating func dismiss(_ identifier: String) {
    guard let answered = answered(identifier), answered.record != nil, isFirst(answered), !answered.isSilenced else {
      return
    }
    log(.notificationDismissed, answered.subject, at: now.instant)
  }

  /// A button is not a tap: it is logged as itself, and opens a screen only if it has one.
  mutating func act(_ response: ActionResponse) {
    guard let answered = answered(response.identifier, response.values) else { return }
    let rule = scheduler.types[answered.type].rule
    let category = scheduler.rules.categories.first { $0.identifier == rule.content.category }
    guard let action = category?.action(response.action), !action.takesText || response.hasText else { return }
    if answered.isForeign {
      if action.target != nil { openLink(to: nil, [:]) }
      return
    }
    let values = values(of: answered)
    // The record of a delivery has all that it was about, under whatever keys.
    let isKnown = answered.record.map { !scheduler.arguments(of: $0).isEmpty } ?? false
    let missing = isKnown ? [] : action.requires.filter { values[$0]?.isEmpty != false }
    guard missing.isEmpty else {
      commands.append(.lacking(MissingValues(request: response.identifier, id: response.action, keys: missing)))
      return
    }
    let isFirst = isFirst(answered)
    if let rule = action.snooze {
      if isFirst { snooze(answered, for: span(of: rule)) }
    } else {
      var response = response
      response.values = values
      commands.append(.perform(response))
      endRepeats(of: answered)
    }
    let opened = action.target.flatMap { open($0, action.constants, response.identifier, answered) }
    if isFirst, let signal = action.signal { report(signal, by: answered) }
    guard isFirst, !answered.isSilenced else { return }
    log(
      .notificationAction, answered.subject, target: opened?.target, action: response.action, at: now.instant)
    if let opened { logFallback(opened, answered) }
  }

  /// The button says what happened, of what the notification was about.
  private mutating func report(_ signal: String, by answered: Answered) {
    // One that is not known any more may have been for somebody else.
    guard let record = answered.record else { return }
    applySignal(signal, scheduler.arguments(of: record))
    needsPlan = true
  }

  /// The same occurrence comes again; nothing else that it needs is known of one that was never delivered.
  private mutating func snooze(_ answered: Answered, for span: TimeSpan) {
    guard let record = answered.record else { return }
    state.open.append(
      OpenOccurrence(
        type: record.type, trigger: record.trigger, key: nextSnooze(of: record), birth: record.birth,
        isDeferred: false, deferredTo: nil, last: nil,
        snooze: .init(
          due: (has(.snoozeFromDelivery) ? record.instant : now.instant) + span,
          turn: state.deliveries.turn(of: record.key, record.type), pressed: now.instant)))
    needsPlan = true
  }

  private func span(of rule: SnoozeRule) -> TimeSpan {
    switch rule {
    case .span(let span): return span
    case .preference(let id):
      guard case .number(let minutes)? = scheduler.rules.value(of: id, moved: state.preferences) else {
        return SnoozeRule.limits.lowerBound
      }
      let span = TimeSpan(milliseconds: Int64(min(max(minutes, 0), 1_000_000) * 60_000))
      return min(max(span, SnoozeRule.limits.lowerBound), SnoozeRule.limits.upperBound)
    }
  }

  /// What it is called when it is snoozed now.
  private func nextSnooze(of record: DeliveryRecord) -> OccurrenceKey {
    let key = record.key.original
    let open = state.open.filter { $0.type == record.type && $0.key.original == key }.map(\.key.snoozes)
    let shown = state.deliveries.recent.filter { $0.type == record.type && $0.key.original == key }.map(\.key.snoozes)
    return .snoozed(key, max((open + shown).max() ?? 0, record.key.snoozes) + 1)
  }

  /// Whoever opens it, or presses another button of it, need not be reminded of it again.
  private mutating func endRepeats(of answered: Answered) {
    if has(.openingEndsNothing) { return }
    let id = scheduler.types[answered.type].id
    state.deliveries.markAnswered { $0.type == id && $0.key.original == answered.key.original }
    if scheduler.types[answered.type].rule.followUp != nil { needsPlan = true }
    for open in state.open where open.type == id && open.snooze != nil && open.key.original == answered.key.original {
      if has(.snoozeOutlivesTap), open.key != answered.key { continue }
      close(id, open.key)
      let shown = scheduler.identifier(id, answered.key)
      record(answered.type, open.key, .cancelled, .cancelledGoal, because: .answered(shown))
      needsPlan = true
    }
  }

  /// A response may be reported by two entry points: it counts once.
  private mutating func isFirst(_ answered: Answered) -> Bool {
    if has(.tapTwice) { return true }
    guard let record = answered.record else { return state.rememberAnswer(scheduler.renamed(answered.identifier)) }
    return state.deliveries.markOpened(record.type, record.key)
  }

  private mutating func open(
    _ target: String, _ constants: [TargetConstant], _ identifier: String, _ answered: Answered
  ) -> OpenedTarget? {
    let fallback = scheduler.rules.targets.first { $0.id == target }?.fallback
    let wanted = answered.isOutdated ? fallback ?? target : target
    var seen: Set<String> = []
    for next in [wanted, fallback, scheduler.rules.targets.first?.id].compactMap({ $0 }) {
      guard let route = scheduler.rules.route(to: next, blocked), seen.insert(route.target).inserted else { continue }
      let parameters = parameters(of: route.target, answered, constants)
      let missing = route.module == nil ? missing(for: route.target, parameters) : []
      guard missing.isEmpty else {
        commands.append(.lacking(MissingValues(request: identifier, id: route.target, keys: missing)))
        continue
      }
      let opened = OpenedTarget(
        target: route.target, identifier: identifier, isFallback: next != target || route.isFallback,
        blockedModule: route.module, parameters: parameters)
      commands.append(.open(opened))
      return opened
    }
    return nil
  }

  /// What a screen is opened with.
  private func parameters(
    of target: String, _ answered: Answered, _ constants: [TargetConstant]
  ) -> [String: ParameterValue] {
    let known = answered.record.map { scheduler.arguments(of: $0) } ?? [:]
    let carried = scheduler.arguments(of: target, carriedIn: answered.carried)
    return scheduler.arguments(of: target, from: carried.merging(known) { $1 }, constants)
  }

  private func missing(for target: String, _ parameters: [String: ParameterValue]) -> [String] {
    guard let rule = scheduler.rules.targets.first(where: { $0.id == target }) else { return [] }
    return rule.missing(from: rule.payload(of: parameters))
  }

  /// What it carries, by the keys that payloads have for it.
  private func values(of answered: Answered) -> [String: String] {
    let known = answered.record.map { scheduler.arguments(of: $0) } ?? [:]
    let target = scheduler.types[answered.type].rule.target
    return answered.carried.merging(scheduler.values(of: known, for: target)) { $1 }
  }

  private mutating func logFallback(_ opened: OpenedTarget, _ answered: Answered) {
    guard opened.isFallback else { return }
    log(.linkFallback, answered.subject, target: opened.target, at: now.instant)
  }
}

extension ActionResponse {
  /// An empty message does not count: there is nothing to send.
  fileprivate var hasText: Bool { text?.contains { !$0.isWhitespace } ?? false }
}

extension SchedulerState {
  /// Of a notification that nothing else is known of.
  ///
  /// - Returns: Whether it is the first.
  fileprivate mutating func rememberAnswer(_ identifier: String) -> Bool {
    if answered.contains(identifier) { return false }
    answered.append(identifier)
    if answered.count > 20 { answered.removeFirst() }
    return true
  }
}
