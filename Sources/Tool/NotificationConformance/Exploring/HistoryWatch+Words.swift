import NotificationRules
import NotificationScheduling

/// What was told last of what a signal began decides what may be told next (semantics, section 16).
extension HistoryWatch {
  mutating func checkWords(_ world: World) {
    let state = world.known.scheduler
    // The first user takes over what nobody was told, also after a sign-out of nobody.
    let whose = state.isNobodys ? nil : state.userNumber
    if whose != userOfWords {
      // Who comes back has heard what they had heard; nobody has heard anything.
      if let left = userOfWords { wordsOfUsers[left] = lastWords }
      lastWords = whose.flatMap { wordsOfUsers[$0] } ?? [:]
      (userOfWords, takenBack) = (whose, [])
    }
    // Several steps may have been made at one instant.
    let told = world.trace.count { if case .outcome = $0.event { true } else { false } }
    var known = told - (world.outcomes.count - min(checkedOutcomes, world.outcomes.count))
    // A date that has another time by now comes under the same identifier.
    lazy var added = Set(
      world.trace.compactMap { if case .added(let identifier, _) = $0.event { identifier } else { nil } })
    for index in world.trace.indices {
      switch world.trace[index].event {
      case .outcome where known > 0: known -= 1
      case .outcome(let outcome, _):
        hear(outcome)
        if outcome.outcome == .cancelled, outcome.reason != .cancelledSignedOut, !added.contains(outcome.identifier) {
          takenBack.insert(outcome.identifier)
        }
      // A request begins anew.
      case .added(let identifier, _):
        lastWords[identifier] = nil
        takenBack.remove(identifier)
      case .delivered(let identifier, _, _) where known == 0 && takenBack.contains(identifier):
        fail("came after it was told cancelled: \(identifier)")
      // A process that ends before its commands were carried out has told nobody, and one without its file knows nothing.
      case .killed: (lastWords, wordsOfUsers, takenBack) = ([:], [:], [])
      default: break
      }
    }
    forgetWords(state)
  }

  /// One that has a place in its own window begins anew, and a date that goes on at another time may keep its request.
  private mutating func forgetWords(_ state: SchedulerState) {
    for pending in state.pending {
      if pending.deferredBy == nil { lastWords[pending.request.identifier] = nil }
      if pending.key.dateAndTime != nil { takenBack.remove(pending.request.identifier) }
    }
  }

  private mutating func hear(_ outcome: OutcomeRecord) {
    // A sign-out takes back what was planned for whoever leaves, and silences nothing for whoever comes.
    if outcome.outcome == .cancelled, outcome.reason == .cancelledSignedOut { return }
    // Of a date it is told at its own moment whatever was told before.
    guard let key = scheduler.parse(identifier: outcome.identifier)?.key, key.dateAndTime == nil, !key.isRepeat else {
      return
    }
    if let last = lastWords[outcome.identifier], last.silences(outcome) {
      fail(
        "told after \(last.outcome) \(last.reason.rawValue): \(outcome.identifier) \(outcome.outcome) "
          + outcome.reason.rawValue)
    }
    lastWords[outcome.identifier] = outcome
  }
}

extension OutcomeRecord {
  /// The table "Last told, not told after it".
  fileprivate func silences(_ next: OutcomeRecord) -> Bool {
    // What is said of a request each time says nothing of what a plan may say next.
    if [reason, next.reason].contains(where: \.isOfRequests) { return false }
    if next.outcome == outcome, next.reason == reason, next.cap == cap { return true }
    switch (outcome, reason) {
    case (.held, _), (.suppressed, _), (.expired, _): return false
    case (.displaced, _): return next.reason == .expired || next.outcome == .dropped && next.reason.isOfOthers
    case (_, .condition), (_, .cancelledGoal):
      return next.reason == .expired || next.reason == .cancelledGoal
        || next.outcome == .dropped && next.reason == .condition
    case (_, .permissionDenied), (_, .permissionNotDetermined), (_, .preferenceOff):
      return next.outcome == .dropped && next.reason == reason
    case (.cancelled, _), (.dropped, _):
      return next.reason == .expired || next.outcome == .dropped && next.reason == reason && outcome == .cancelled
    }
  }
}

extension OutcomeReason {
  /// The center refuses or has lost it, or it is made in a zone that nobody knows.
  fileprivate var isOfRequests: Bool { self == .centerFailed || self == .centerLost || self == .zoneFallback }

  /// A cap, or a duplicate of another.
  fileprivate var isOfOthers: Bool {
    switch self {
    case .capDaily, .capWeekly, .capSpan, .dedupe: true
    default: false
    }
  }
}
