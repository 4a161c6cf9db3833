/// What became of an occurrence that was not, or not yet, delivered.
public enum Outcome: String, Sendable, Hashable, CaseIterable {
  case dropped, held, displaced, cancelled, suppressed, expired
}

/// Why. "Why did nobody get this push?" must have an answer; the vocabulary is closed.
public enum OutcomeReason: String, Sendable, Hashable, CaseIterable {
  case capDaily = "cap.daily"
  case capWeekly = "cap.weekly"
  case capSpan = "cap.span"
  case displaced
  case quiet
  case window
  case permissionDenied = "permission.denied"
  case permissionNotDetermined = "permission.not_determined"
  case preferenceOff = "preference.off"
  case condition
  case disabled
  case expired
  case expiredMissed = "expired.missed"
  case deferredBudget = "deferred.budget"
  /// It is due later than the app plans ahead.
  case horizon
  case repeatGuard = "repeat_guard"
  case perLimit = "per.limit"
  case dedupe
  case cancelledGoal = "cancelled.goal"
  case cancelledSignedOut = "cancelled.signed_out"
  case suppressedFocus = "suppressed.focus"
  case suppressedForeground = "suppressed.foreground"
  case suppressedPermission = "suppressed.permission"
  case stateReset = "state.reset"
  case zoneFallback = "zone.fallback"
  case centerFailed = "center.failed"
  /// The center had it, and has it no more, although it was not due.
  case centerLost = "center.lost"
  /// A request of the code before, which this one replaces.
  case replaced
}

extension OutcomeReason {
  /// A cap left no room.
  public var isCap: Bool { self == .capDaily || self == .capWeekly || self == .capSpan }
}

extension CapRule.Window {
  /// What a notification that the cap kept back is told apart by: the kind of the cap, not its id.
  public var reason: OutcomeReason {
    switch self {
    case .rollingDay, .calendarDay: .capDaily
    case .calendarWeek: .capWeekly
    case .span: .capSpan
    }
  }
}
