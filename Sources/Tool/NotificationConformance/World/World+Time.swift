import CenterSimulation
import NotificationCivilTime
import NotificationTerms

extension World {
  /// Lets time pass: requests come due one after another, and an app in the foreground is asked about each.
  mutating func advance(to target: Instant) {
    while let due = nextDue, due <= target, takesTurn() {
      now.instant = max(now.instant, due)
      runTimers()
      show(center.deliverDue(at: now))
      answerToken()
      answerPush()
      wakeTestee()
    }
    now.instant = max(now.instant, target)
  }

  /// Of a request, or of an answer that the app waits for.
  private var nextDue: Instant? {
    [center.nextDue(at: now), push.answers.first?.due, remote.work.first?.due, system.nextDue, wake].compactMap { $0 }
      .min()
  }

  mutating func show(_ events: [CenterEvent]) {
    for event in events {
      switch event {
      case .willPresent(let request):
        tell(.willPresent(source(of: request.identifier)))
      case .presented(let request, let presentation): see(request, presentation, isSilenced: false)
      case .silencedByFocus(let request):
        see(request, Presentation(hasBanner: false, hasSound: false, isListed: true), isSilenced: true)
      case .heldForSummary(let request): note(.heldForSummary(request.identifier))
      case .willModify(let request, _): beginExtension(request)
      case .extensionWillExpire(let request): warnExtension(request)
      case .notPermitted(let request):
        pass(request)
        note(.notPermitted(request.identifier))
      case .missed(let request):
        pass(request)
        note(.missed(request.identifier))
      }
    }
  }

  private mutating func pass(_ request: NotificationRequest) {
    guard isLikeADevice, let type = type(of: request) else { return }
    passedUnseen.append(
      PassedRequest(identifier: request.identifier, type: type, at: now, user: known.scheduler.userNumber))
  }

  private mutating func see(_ request: NotificationRequest, _ presentation: Presentation, isSilenced: Bool) {
    let isQuiet = presentation.isQuiet && !isSilenced
    let wasLost = lostIntervals.remove(request.identifier) != nil
    if wasLost { isPlanCurrent = false }
    // A center that answers an open question in another way than the scheduler has another plan.
    let isElsewhen =
      center.choices != .standard
      && known.scheduler.pending.contains { $0.request.identifier == request.identifier && $0.due != now.instant }
    var delivery = Delivery(
      identifier: request.identifier, type: type(of: request), instant: now.instant, local: now.local, zone: now.zone,
      plannedIn: planZone ?? now.zone, isQuiet: isQuiet, isSilenced: isSilenced, presentation: presentation,
      attachments: system.attached[request.identifier] ?? request.content.attachments.map(\.identifier),
      hidesText: !center.settings.showsPreviews, content: request.content,
      user: known.scheduler.userNumber, epoch: epoch,
      isForeseen: isPlanCurrent && !isElsewhen && !onTheirWay.contains(request.identifier))
    delivery.quietHours = scheduler.quietHours(in: known.scheduler, at: now)
    let isUnanswered = known.scheduler.pending.contains {
      $0.request.identifier == request.identifier && !$0.isAccepted
    }
    let isUntaken = silence.untaken.remove(request.identifier) != nil
    delivery.isUntimed = isLikeADevice && (app == nil && (wasLost || isUnanswered) || isUntaken)
    delivery.isRepeat = scheduler.parse(identifier: request.identifier)?.key.isRepeat ?? false
    deliveries.append(delivery)
    let content = request.content
    let shown = TraceEvent.ShownText(
      title: content.title, subtitle: content.subtitle, body: content.body, isHidden: delivery.hidesText)
    note(.delivered(request.identifier, isSilenced ? .silencedByFocus : isQuiet ? .quiet : .plain, shown))
  }
}
