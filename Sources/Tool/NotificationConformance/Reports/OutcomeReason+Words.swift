public import NotificationRules

extension OutcomeReason {
  /// Why a notification did not go out, for people who do not know the code.
  public var words: String {
    switch self {
    case .capDaily: "the day's notification is taken"
    case .capWeekly: "the week's notifications are taken"
    case .capSpan: "too soon after another notification"
    case .displaced: "a more important one took its place"
    case .quiet: "it would come in the quiet hours"
    case .window: "it waits for the hours in which it may come"
    case .permissionDenied: "notifications are not allowed"
    case .permissionNotDetermined: "the user was not asked for permission yet"
    case .preferenceOff: "its switch is off"
    case .condition: "its condition does not hold"
    case .disabled: "a flag or an experiment withholds it"
    case .expired: "its time is over"
    case .expiredMissed: "its time was skipped"
    case .deferredBudget: "there are too many pending requests for now"
    case .horizon: "it is due later than the app plans ahead"
    case .perLimit: "too many others of its kind came after it"
    case .repeatGuard: "it came not long ago"
    case .dedupe: "the same notification is waiting already"
    case .cancelledGoal: "it is no longer wanted"
    case .cancelledSignedOut: "the user signed out"
    case .suppressedFocus: "Focus kept it from showing"
    case .suppressedForeground: "the app was on the screen"
    case .suppressedPermission: "the system was not allowed to show it"
    case .stateReset: "the state file could not be read"
    case .zoneFallback: "the zone was not known"
    case .centerFailed: "the system did not accept the request"
    case .centerLost: "the system has lost the request"
    case .replaced: "it belongs to the code before this one"
    }
  }
}

extension TraceEvent {
  /// The line of a trace for people: an outcome with its reason in words.
  public var words: String { explained() }

  /// "daily.2026-03-02 dropped: quiet: quiet hours 22:00 to 08:00"; where no rule is named, the reason in words.
  ///
  /// - Parameter prefix: What identifiers are shortened by.
  func explained(prefix: String = "") -> String {
    guard case .outcome(let record, let notes) = self else { return text(prefix: prefix) }
    let isNamed = CauseWords(record, notes, prefix: prefix).text != nil
    let words = isNamed ? "" : " (\(record.reason.words))"
    return text(prefix: prefix) + words + (notes.isUnlearnt ? "; the app finds out when it next runs" : "")
  }
}
