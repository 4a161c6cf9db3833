public import NotificationCivilTime
public import NotificationTerms

extension SimulatedCenter {
  /// The earliest instant at which something comes due in the zone of `now`: a pending request, a scheduled summary,
  /// the end of a service extension's time; nil if nothing waits.
  public func nextDue(at now: Moment) -> Instant? {
    let pending =
      now.zone == zone
      ? pending.first?.due : pending.lazy.map { moved($0, by: .zero, at: now) ?? now.instant }.min()
    guard !waitingForSummary.isEmpty || !extensions.isEmpty else { return pending }
    let summary = waitingForSummary.first?.summary
    let warning = extensions.lazy.filter { !$0.wasWarned }.map(\.until).min()
    return [pending, summary, warning].compactMap { $0 }.min()
  }

  /// Takes every request that is due by now out of the pending list, in the order due instant, then identifier.
  ///
  /// A repeating one waits again. Each counts as due at its own instant, even if that is before now.
  public mutating func deliverDue(at now: Moment) -> [CenterEvent] {
    var events = observeZone(at: now)
    while let first = pending.first, first.due <= now.instant {
      pending.removeFirst()
      if let next = following(first, in: now.zone) { insert(next) }
      events.append(comeDue(first.request, at: first.due))
    }
    while let entry = waitingForSummary.first, entry.summary <= now.instant {
      waitingForSummary.removeFirst()
      events.append(showInSummary(entry))
    }
    for index in extensions.indices where extensions[index].until <= now.instant && !extensions[index].wasWarned {
      extensions[index].wasWarned = true
      events.append(.extensionWillExpire(extensions[index].request))
    }
    return events
  }

  /// The app's answer to `willPresent`.
  ///
  /// Neither banner nor list means that nothing shows and nothing is settled. Only `.list` puts it into Notification
  /// Center.
  /// - Returns: What became of it; nil if nothing shows, and for a request that nothing asked about.
  @discardableResult
  public mutating func present(_ identifier: String, options: PresentationOptions, at now: Moment) -> CenterEvent? {
    guard let index = awaitingAnswer.lastIndex(where: { $0.identifier == identifier }) else { return nil }
    let request = awaitingAnswer.remove(at: index)
    guard !options.isDisjoint(with: [.banner, .list]) else { return nil }
    return show(request, at: now.instant, options)
  }

  mutating func comeDue(_ request: NotificationRequest, at instant: Instant) -> CenterEvent {
    guard authorization.allowsPosting else {
      settle(request, at: instant, .notPermitted)
      return .notPermitted(request)
    }
    if appState == .foreground, choices.focusInForeground == .asksTheApp || !isSilenced(request) {
      awaitingAnswer.append(request)
      return .willPresent(request)
    }
    if canWait(request), let zone, let summary = nextSummary(after: instant, in: zone) {
      hold(request, due: instant, until: summary)
      return .heldForSummary(request)
    }
    return show(request, at: instant, [.banner, .list, .sound, .badge])
  }

  private mutating func show(_ request: NotificationRequest, at instant: Instant, _ options: PresentationOptions)
    -> CenterEvent
  {
    if options.contains(.badge), settings.setsBadge, let number = request.content.badge { badge = number }
    let isSilenced = isSilenced(request)
    let level = level(of: request)
    let isNoticed = !isSilenced && authorization != .provisional && level != .passive
    let presentation = Presentation(
      hasBanner: isNoticed && settings.showsAlerts && options.contains(.banner),
      hasSound: isNoticed && options.contains(.sound) && isHeard(request, level),
      isListed: settings.isListed && options.contains(.list))
    // The new one alerts and replaces a delivered one with its identifier.
    removeReplaced(by: request)
    if presentation.isListed {
      list(request, at: instant, isSilenced ? .silencedByFocus : isNoticed ? .alerted : .quietly)
    }
    settle(request, at: instant, isSilenced ? .silencedByFocus : .presented(quietly: !isNoticed))
    return isSilenced ? .silencedByFocus(request) : .presented(request, presentation)
  }

  mutating func list(_ request: NotificationRequest, at instant: Instant, _ manner: DeliveredNotification.Manner) {
    removeReplaced(by: request)
    delivered.append(
      DeliveredNotification(
        request: request, instant: instant, manner: manner,
        attachments: request.content.attachments.map(\.identifier)))
  }

  /// What is listed under its identifier or its collapse id.
  private mutating func removeReplaced(by request: NotificationRequest) {
    let collapseID = collapseIDs[request.identifier]
    delivered.removeAll { other in
      other.request.identifier == request.identifier
        || collapseID != nil && collapseIDs[other.request.identifier] == collapseID
    }
  }

  /// A critical one is heard whatever the setting, with the system's critical sound if it names none.
  private func isHeard(_ request: NotificationRequest, _ level: InterruptionLevel) -> Bool {
    level == .critical || settings.playsSounds && request.content.sound != .silent
  }

  private func isSilenced(_ request: NotificationRequest) -> Bool { isFocusOn && !isUrgent(request) }

  /// What is not urgent waits for the summary, if there is one.
  private func canWait(_ request: NotificationRequest) -> Bool {
    !settings.summaryTimes.isEmpty && !isUrgent(request)
  }

  private func isUrgent(_ request: NotificationRequest) -> Bool {
    switch level(of: request) {
    case .passive, .active: false
    case .timeSensitive, .critical: true
    }
  }

  /// The level that the user and the entitlements allow it.
  private func level(of request: NotificationRequest) -> InterruptionLevel {
    var level = request.content.interruptionLevel
    if level == .critical, !settings.allowsCritical {
      level = choices.criticalWithoutConsent == .timeSensitive ? .timeSensitive : .active
    }
    return level == .timeSensitive && !settings.allowsTimeSensitive ? .active : level
  }

  mutating func settle(_ request: NotificationRequest, at instant: Instant, _ fate: CenterReport.Fate) {
    settled.append(.init(identifier: request.identifier, instant: instant, fate: fate))
  }

  /// The same request waiting for its next time; nil if it fires only once.
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
