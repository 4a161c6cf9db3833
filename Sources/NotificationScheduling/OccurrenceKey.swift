public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// Which occurrence of a type: stable over re-plans, so that planning again replaces and never doubles.
public enum OccurrenceKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The local date of a calendar trigger.
  case date(CivilDate)
  /// The number of the signal that created it: 1 for the first of that name. Where several triggers of a type have
  /// signals of their own, the next number that is free.
  case signal(Int)
  /// The value that was reached. Signals of the same type are given other numbers.
  case milestone(Int)

  var isDate: Bool {
    switch self {
    case .date: true
    case .signal, .milestone: false
    }
  }

  /// `2026-03-03`, or `17`; the last part of a request identifier.
  public var description: String {
    switch self {
    case .date(let date): date.description
    case .signal(let number), .milestone(let number): String(number)
    }
  }

  public static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.date(let a), .date(let b)): a < b
    case (.signal(let a), .signal(let b)), (.milestone(let a), .milestone(let b)): a < b
    default: a.rank < b.rank
    }
  }

  /// Dates come first, milestones last.
  private var rank: Int {
    switch self {
    case .date: 0
    case .signal: 1
    case .milestone: 2
    }
  }
}

/// What became of one occurrence, and why.
public struct OutcomeRecord: Sendable, Hashable {
  public var type: String
  /// Identifier of the request it is, was or would have been.
  public var identifier: String
  public var outcome: Outcome
  public var reason: OutcomeReason
  /// When this was decided.
  public var at: Moment

  public init(type: String, identifier: String, outcome: Outcome, reason: OutcomeReason, at: Moment) {
    self.type = type
    self.identifier = identifier
    self.outcome = outcome
    self.reason = reason
    self.at = at
  }
}
