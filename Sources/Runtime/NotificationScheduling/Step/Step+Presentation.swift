import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// What comes due while the app is on screen.
extension Step {
  /// The answer to `willPresent`: the app is in the foreground.
  mutating func answer(_ identifier: String) {
    guard let index = state.pending.firstIndex(where: { $0.request.identifier == identifier }) else {
      answers.append(.present(identifier, wasJustCounted(identifier) ? scheduler.rules.policies.shown : []))
      return
    }
    let request = state.pending.remove(at: index)
    // It comes due, so the center has it.
    if !request.isAccepted { announce(request) }
    switch scheduler.rules.policies.foreground {
    case .banner where isOnScreen(request): suppress(request)
    case .banner:
      answers.append(.present(identifier, scheduler.rules.policies.presentation))
      recordDelivery(request, at: now.instant, isSilenced: false)
    case .suppress: suppress(request)
    }
  }

  /// A step that ran at that moment found it gone from the center, and counted it as delivered.
  private func wasJustCounted(_ identifier: String) -> Bool {
    guard let (type, key) = scheduler.parse(identifier: identifier),
      let record = state.deliveries.record(type, key)
    else { return false }
    return !record.isOpened && !record.isSuppressed && now.instant >= record.instant
      && now.instant - record.instant <= Self.jitter
  }

  /// Whoever is in the app does not need it.
  private mutating func suppress(_ request: PendingRequest) {
    answers.append(.present(request.request.identifier, []))
    end(request, .suppressed, .suppressedForeground)
    // What it kept from others is free again.
    if !request.key.isRepeat, !has(.suppressedFreesNothing) { needsPlan = true }
    guard scheduler.hasFollowUps, !request.key.isFollowUp else { return }
    // What follows it comes all the same.
    var delivery = DeliveryRecord(request, at: now.instant, now.local, order: state.nextOrder())
    delivery.isSuppressed = true
    if !has(.suppressedIsNotFollowed) { state.deliveries.add(delivery, retain: scheduler.retainedDays) }
    needsPlan = true
  }

  /// The user is already looking at what a tap would open.
  /// - Source: trap T60
  private func isOnScreen(_ request: PendingRequest) -> Bool {
    guard let screen, let type = scheduler.indexOfType[request.type] else { return false }
    let rule = scheduler.types[type].rule
    let values = scheduler.arguments(of: rule.target, from: scheduler.arguments(of: request))
    return scheduler.rules.isInFront(screen, rule.target, values, rule.constants)
  }
}
