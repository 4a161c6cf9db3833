import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Requests that came due become delivered or suppressed, by what the center reports.
  mutating func settle(_ input: StepInput) {
    refreshDueInstants()
    if let report = input.report {
      settle(report)
      state.authorization = report.authorization
      if input.events.contains(.launched) { compare(with: report) }
    }
    state.deliveries.forget(after: local.date, now.instant)
    keepDeferredDates()
    closeWindows()
    state.lastInstant = now.instant
  }

  /// A wall-clock trigger floats: in another zone it is due at another instant.
  private mutating func refreshDueInstants() {
    for index in state.pending.indices {
      guard case .calendar(let components, _) = state.pending[index].request.trigger,
        let dated = components.dated
      else { continue }
      state.pending[index].due = now.zone.instant(of: dated)
    }
  }

  private mutating func settle(_ report: CenterReport) {
    for settled in report.settled {
      guard let index = state.pending.firstIndex(where: { $0.request.identifier == settled.identifier }) else {
        continue
      }
      let request = state.pending.remove(at: index)
      switch settled.fate {
      case .presented: recordDelivery(request, at: settled.instant, isSilenced: false)
      case .silencedByFocus: recordDelivery(request, at: settled.instant, isSilenced: true)
      case .notPermitted: end(request, .suppressed, .suppressedPermission)
      case .missed: end(request, .expired, .expiredMissed)
      }
    }
    // On a device nobody says what became of it: an overdue request that is not pending any more counts as delivered
    // when notifications were allowed. That it is absent from the delivered list proves nothing.
    let overdue = state.pending.filter { $0.due <= now.instant && !report.pending.contains($0.request.identifier) }
    for request in overdue {
      state.pending.removeAll { $0.request.identifier == request.request.identifier }
      if state.authorization.allowsPosting {
        recordDelivery(request, at: request.due, isSilenced: false)
      } else {
        end(request, .suppressed, .suppressedPermission)
      }
    }
  }

  /// At launch the intended and the actual pending sets are compared: killed between the write and the add, a request
  /// is added now; one nobody intends is removed, in an old scheme of identifiers too.
  private mutating func compare(with report: CenterReport) {
    rendersAgain = true
    let actual = Set(report.pending)
    let intended = Set(state.pending.map(\.request.identifier))
    var foreign: [String] = []
    for identifier in report.pending where !intended.contains(identifier) {
      if scheduler.parse(identifier: identifier) == nil {
        foreign.append(identifier)
      } else {
        strays.append(identifier)
      }
    }
    if !foreign.isEmpty { commands.append(.remove(foreign)) }
    state.pending.removeAll { !actual.contains($0.request.identifier) }
  }

  /// It reached the user, or would have but for Focus: either way the day is used.
  mutating func recordDelivery(_ request: PendingRequest, at instant: Instant, isSilenced: Bool) {
    let delivery = DeliveryRecord(
      type: request.type, trigger: request.trigger, key: request.key, instant: instant,
      local: now.zone.local(at: instant), birth: request.birth, order: state.nextOrder(), isSilenced: isSilenced,
      isOpened: false)
    state.deliveries.add(delivery, retain: scheduler.retainedDays)
    state.open.removeAll { $0.type == request.type && $0.key == request.key }
    if !isSilenced {
      log(.notificationFired, request.type, request.trigger, request.key, at: instant)
    } else if let type = scheduler.indexOfType[request.type] {
      record(type, request.key, .suppressed, .suppressedFocus)
    }
  }

  /// It came due and is over without a delivery.
  mutating func end(_ request: PendingRequest, _ outcome: Outcome, _ reason: OutcomeReason) {
    state.open.removeAll { $0.type == request.type && $0.key == request.key }
    state.deliveries.use(request.key, of: request.type, today: local.date)
    if let type = scheduler.indexOfType[request.type] { record(type, request.key, outcome, reason) }
  }

  /// A calendar occurrence that a cap moved past its own date lives on as an open one.
  private mutating func keepDeferredDates() {
    for request in state.pending where request.isDeferred {
      guard case .date(let date) = request.key, let place = place(of: request.type, request.trigger),
        !state.open.contains(where: { $0.type == request.type && $0.key == request.key }),
        let own = ownInstant(place, date), own <= now.instant
      else { continue }
      state.open.append(
        OpenOccurrence(
          type: request.type, trigger: request.trigger, key: request.key, birth: nil, isDeferred: true,
          deferredTo: request.due, last: .init(.held, .capDaily)))
    }
  }

  func place(of type: String, _ trigger: String) -> TriggerPlace? {
    guard let index = scheduler.indexOfType[type],
      let position = scheduler.types[index].rule.triggers.firstIndex(where: { $0.name == trigger })
    else { return nil }
    return TriggerPlace(type: index, trigger: position)
  }

  func ownInstant(_ place: TriggerPlace, _ date: CivilDate) -> Instant? {
    guard case .calendar(let rule) = scheduler.types[place.type].rule.triggers[place.trigger].schedule else {
      return nil
    }
    return occurrence(of: rule, on: date)
  }
}
