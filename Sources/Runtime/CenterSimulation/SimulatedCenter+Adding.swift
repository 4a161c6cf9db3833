import NotificationCivilTime
public import NotificationTerms

extension SimulatedCenter {
  /// The shortest repeating interval; a documented limit, not a choice.
  static let shortestRepeat: TimeSpan = .seconds(60)

  /// `add(_:withCompletionHandler:)`: the request waits, and replaces a pending one with its identifier.
  ///
  /// A `nil` trigger makes it due at `now`; `deliverDue(at:)` shows it. A refused request changes nothing.
  /// - Throws: The error injected by `failNextAdds`; `notificationsNotAllowed` where that is chosen;
  ///   `notificationInvalidNoContent` for a request without any text; `notificationInvalidNoDate` for a calendar trigger
  ///   that never matches again and for an interval that is not positive or repeats in less than 60 seconds, which stops
  ///   the app on a device.
  public mutating func add(_ request: NotificationRequest, at now: Moment) throws(CenterError) {
    observeZone(at: now)
    let due: Instant?
    do {
      try throwInjectedFailure()
      due = try validate(request, at: now)
    } catch {
      counters.refused += 1
      throw error
    }
    counters.added += 1
    if let index = pending.firstIndex(where: { $0.request.identifier == request.identifier }) {
      pending.remove(at: index)
      counters.replaced += 1
    }
    guard let due else { return }
    lastSerial += 1
    insert(
      PendingRequest(
        request: request, due: due, matchesAfter: now.instant, serial: lastSerial, isInside: isInside(request)))
    keepWithinLimit()
  }

  /// The next `count` adds throw `error`, whatever they ask for; a later call replaces an earlier one.
  public mutating func failNextAdds(_ count: Int, error: CenterError) {
    failure = count > 0 ? (error, count) : nil
  }

  /// Whether the next add throws.
  public var failsNextAdd: Bool { failure != nil }

  public mutating func removePending(_ identifiers: [String]) {
    let before = pending.count
    pending.removeAll { identifiers.contains($0.request.identifier) }
    counters.removed += before - pending.count
  }

  public mutating func removeAllPending() {
    counters.removed += pending.count
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func throwInjectedFailure() throws(CenterError) {
    guard let (error, remaining) = failure else { return }
    failure = remaining > 1 ? (error, remaining - 1) : nil
    throw error
  }

  /// When the request is due; nil for one that is accepted and forgotten.
  private func validate(_ request: NotificationRequest, at now: Moment) throws(CenterError) -> Instant? {
    if !authorization.allowsPosting, choices.addingUnpermitted == .throwsNotAllowed {
      throw .notificationsNotAllowed
    }
    let content = request.content
    guard !(content.title.isEmpty && content.subtitle.isEmpty && content.body.isEmpty) else { throw .noContent }
    switch request.trigger {
    case .immediate: return now.instant
    case .timeInterval(let interval, let repeats):
      guard interval > .zero, !repeats || interval >= Self.shortestRepeat else { throw .invalidTrigger }
      return now.instant + interval
    case .calendar(let components, _):
      if let due = components.firstMatch(after: now.instant, in: now.zone, choices) { return due }
      guard components.isPast(at: now, choices), choices.pastDate == .forgets else { throw .invalidTrigger }
      return nil
    case .location(let region):
      let fires = choices.alreadyInside == .firesAtOnce && region.notifyOnEntry && allowsLocation
      return fires && isInside(request) ? now.instant : .distantFuture
    }
  }

  mutating func insert(_ new: PendingRequest) {
    // Requests usually come in the order in which they are due, so the search starts at the end.
    var index = pending.count
    while index > 0, new.isBefore(pending[index - 1]) { index -= 1 }
    pending.insert(new, at: index)
  }

  private mutating func keepWithinLimit() {
    keepWithinPlaces()
    guard pending.count > choices.pendingLimit else { return }
    let counted = pending.indices.filter { !pending[$0].isImmediate }
    guard counted.count > choices.pendingLimit else { return }
    let lost =
      switch choices.overflow {
      case .keepsSoonest: counted.last
      case .keepsLastAdded: counted.min { pending[$0].serial < pending[$1].serial }
      case .ignoresNew: counted.max { pending[$0].serial < pending[$1].serial }
      }
    guard let lost else { return }
    pending.remove(at: lost)
    counters.lost += 1
  }

  private mutating func keepWithinPlaces() {
    let places = pending.indices.filter { pending[$0].isAtPlace }
    guard places.count > choices.locationLimit,
      let newest = places.max(by: { pending[$0].serial < pending[$1].serial })
    else { return }
    pending.remove(at: newest)
    counters.lost += 1
  }
}
