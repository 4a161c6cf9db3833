public import NotificationCivilTime
public import NotificationTerms

extension SimulatedCenter {
  /// The earliest instant at which a pending request is due in the zone of `now`; nil when none waits.
  public func nextDue(at now: Moment) -> Instant? {
    if now.zone == zone { return pending.first?.due }
    return pending.lazy.map { moved($0, by: .zero, at: now) ?? now.instant }.min()
  }

  /// Takes every request that is due by now out of the pending list, in the order due instant, then identifier.
  ///
  /// A repeating one waits again. Each counts as come due at its own instant, also when that is before now.
  public mutating func deliverDue(at now: Moment) -> [CenterEvent] {
    var events = observeZone(at: now)
    while let first = pending.first, first.due <= now.instant {
      pending.removeFirst()
      if let next = following(first, in: now.zone) { insert(next) }
      events.append(comeDue(first.request, at: first.due))
    }
    return events
  }

  /// A push comes from APNs: due at once, and never pending.
  public mutating func receive(_ request: NotificationRequest, at now: Moment) -> CenterEvent {
    comeDue(request, at: now.instant)
  }

  /// The app's answer to `willPresent`.
  ///
  /// Neither banner nor list means that nothing shows and nothing is settled. Only `.list` puts it into Notification
  /// Center.
  /// - Returns: What became of it; nil when nothing shows, and for a request nobody asked about.
  @discardableResult
  public mutating func present(_ identifier: String, options: PresentationOptions, at now: Moment) -> CenterEvent? {
    guard let index = awaitingAnswer.lastIndex(where: { $0.identifier == identifier }) else { return nil }
    let request = awaitingAnswer.remove(at: index)
    guard !options.isDisjoint(with: [.banner, .list]) else { return nil }
    return show(request, at: now.instant, isListed: options.contains(.list), isBadged: options.contains(.badge))
  }

  private mutating func comeDue(_ request: NotificationRequest, at instant: Instant) -> CenterEvent {
    guard authorization.allowsPosting else {
      settle(request, at: instant, .notPermitted)
      return .notPermitted(request)
    }
    if appState == .foreground, choices.focusInForeground == .asksTheApp || !isSilenced(request) {
      awaitingAnswer.append(request)
      return .willPresent(request)
    }
    return show(request, at: instant, isListed: true)
  }

  private mutating func show(_ request: NotificationRequest, at instant: Instant, isListed: Bool, isBadged: Bool = true)
    -> CenterEvent
  {
    if isBadged, let number = request.content.badge { badge = number }
    let quietly = authorization == .provisional
    let isSilenced = isSilenced(request)
    // The new one alerts and takes the place of a delivered one with its identifier.
    delivered.removeAll { $0.request.identifier == request.identifier }
    if isListed {
      let manner: DeliveredNotification.Manner = isSilenced ? .silencedByFocus : quietly ? .quietly : .alerted
      delivered.append(DeliveredNotification(request: request, instant: instant, manner: manner))
    }
    settle(request, at: instant, isSilenced ? .silencedByFocus : .presented(quietly: quietly))
    return isSilenced ? .silencedByFocus(request) : .presented(request, quietly: quietly)
  }

  /// Whether the capability and the setting behind a time-sensitive or critical level are there is not modelled: they are.
  private func isSilenced(_ request: NotificationRequest) -> Bool {
    guard isFocusOn else { return false }
    switch request.content.interruptionLevel {
    case .passive, .active: return true
    case .timeSensitive, .critical: return false
    }
  }

  mutating func settle(_ request: NotificationRequest, at instant: Instant, _ fate: CenterReport.Fate) {
    settled.append(.init(identifier: request.identifier, instant: instant, fate: fate))
  }

  /// The same request waiting for its next time; nil when it fires only once.
  private func following(_ fired: PendingRequest, in zone: ZoneRules) -> PendingRequest? {
    var next = fired
    next.matchesAfter = fired.due
    switch fired.request.trigger {
    case .timeInterval(let interval, repeats: true):
      next.due = fired.due + interval
      return next
    case .calendar(let components, repeats: true):
      guard let due = components.firstMatch(after: fired.due, in: zone, choices) else { return nil }
      next.due = due
      return next
    case .immediate, .timeInterval(_, repeats: false), .calendar(_, repeats: false), .location: return nil
    }
  }
}
