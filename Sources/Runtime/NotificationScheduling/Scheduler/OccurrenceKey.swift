public import NotificationCivilTime
public import NotificationRules
public import NotificationTerms

/// Which occurrence of a type: stable over re-plans, so that planning again replaces and never doubles.
public enum OccurrenceKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The local date of a calendar trigger, its time if it has several a day, and its name in a type that has several of
  /// them.
  case date(CivilDate, at: WallClockTime? = nil, trigger: String? = nil)
  /// The number of the signal that created it: 1 for the first of that name. If several triggers of a type have their
  /// own signals, the next free number.
  case signal(Int)
  /// The value that was reached, and in which count: a broken streak begins the next one. Signals of the same type get
  /// other numbers.
  case milestone(Int, streak: Int = 1)
  /// One of a type with `per`: the name of the value, and which occurrence of it.
  indirect case of(String, OccurrenceKey)
  /// The same occurrence shown again because the user snoozed it, and for which time.
  indirect case snoozed(OccurrenceKey, Int)
  /// The same occurrence once more because nobody answered it: the n-th time after it was first shown, or snoozed.
  indirect case followUp(OccurrenceKey, Int)

  var isDate: Bool {
    switch self {
    case .date: true
    case .of(_, let key): key.isDate
    case .signal, .milestone, .snoozed, .followUp: false
    }
  }

  /// Shown again: no cap and no guard counts it.
  public var isRepeat: Bool {
    switch self {
    case .snoozed, .followUp: true
    case .date, .signal, .milestone, .of: false
    }
  }

  var isSnoozed: Bool { if case .snoozed = self { true } else { false } }

  public var isFollowUp: Bool { if case .followUp = self { true } else { false } }

  /// The occurrence that is shown again; itself if it is the first time.
  package var original: OccurrenceKey {
    switch self {
    case .snoozed(let key, _), .followUp(let key, _): key.original
    case .date, .signal, .milestone, .of: self
    }
  }

  /// The one that it follows, if nobody answered that.
  var followed: OccurrenceKey? { if case .followUp(let key, _) = self { key } else { nil } }

  /// How often it was snoozed.
  package var snoozes: Int {
    switch self {
    case .snoozed(_, let number): number
    case .followUp(let key, _): key.snoozes
    case .date, .signal, .milestone, .of: 0
    }
  }

  /// `2026-03-03`, `2026-03-03.0800`, `2026-03-03.evening`, `2026-03-03.0800.evening`, `17` or, from the second streak
  /// on, `7.2`; the last part of an identifier. Before it is the value of a type with `per`: `order-7.17`. With `~1` it
  /// was snoozed, with `+1` it follows what nobody answered.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Every plan asks for the identifier of each request.
  func write(to text: inout String) {
    switch self {
    case .date(let date, let time, let trigger):
      text += date.description
      if time != nil || trigger != nil { text += ".\(DateSeries(time: time, trigger: trigger))" }
    case .signal(let number): text += String(number)
    case .milestone(let number, let streak):
      text += String(number)
      if streak != 1 { text += ".\(streak)" }
    case .of(let value, let key):
      text += value
      text += "."
      key.write(to: &text)
    case .snoozed(let key, let number):
      key.write(to: &text)
      text += "~"
      text += String(number)
    case .followUp(let key, let number):
      key.write(to: &text)
      text += "+"
      text += String(number)
    }
  }

  public static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.date(let a, let early, let first), .date(let b, let late, let second)):
      a != b
        ? a < b
        : early != late ? (early ?? .midnight) < (late ?? .midnight) : (first ?? "") < (second ?? "")
    case (.signal(let a), .signal(let b)): a < b
    case (.milestone(let a, let first), .milestone(let b, let second)): (first, a) < (second, b)
    case (.of(let first, let a), .of(let second, let b)): a != b ? a < b : first < second
    case (.snoozed(let a, let first), .snoozed(let b, let second)),
      (.followUp(let a, let first), .followUp(let b, let second)):
      a != b ? a < b : first < second
    default: a.rank < b.rank
    }
  }

  /// Dates come first, what was snoozed last.
  private var rank: Int {
    switch self {
    case .date: 0
    case .signal: 1
    case .milestone: 2
    case .of: 3
    case .snoozed: 4
    case .followUp: 5
    }
  }
}

/// What tells the dates of one trigger and time from the others of a type.
struct DateSeries: Hashable, CustomStringConvertible {
  var time: WallClockTime?
  var trigger: String?

  init(time: WallClockTime? = nil, trigger: String? = nil) {
    self.time = time
    self.trigger = trigger
  }

  /// The parts of an identifier after the date; nil for any others.
  init?(_ parts: some Collection<String>) {
    var parts = Array(parts)
    if let digits = parts.first, digits.utf8.count == 4, let number = UInt16(digits) {
      guard let time = WallClockTime(hour: Int(number) / 100, minute: Int(number) % 100) else { return nil }
      self.time = time
      parts.removeFirst()
    }
    guard parts.count <= 1 else { return nil }
    trigger = parts.first
  }

  /// `0800`, `evening`, `0800.evening`; empty for the only dates of a type.
  var description: String {
    guard let time else { return trigger ?? "" }
    // Four digits, the first of which may be zeros.
    let digits = String(String(10_000 + time.hour * 100 + time.minute).dropFirst())
    return trigger.map { "\(digits).\($0)" } ?? digits
  }
}

/// What became of one occurrence, and why.
public struct OutcomeRecord: Sendable, Hashable {
  public var type: String
  /// Identifier of the request it is, was or would have been.
  public var identifier: String
  public var outcome: Outcome
  public var reason: OutcomeReason
  /// The id of the cap that left no room, if one did.
  public var cap: String?
  /// The rule behind the reason and the numbers that it saw; nil where the reason says it all.
  public var cause: OutcomeCause?
  /// When it was due, where that is known.
  public var due: Instant?
  /// When this was decided.
  public var at: Moment

  public init(
    type: String, identifier: String, outcome: Outcome, reason: OutcomeReason, cap: String? = nil,
    cause: OutcomeCause? = nil, due: Instant? = nil, at: Moment
  ) {
    self.type = type
    self.identifier = identifier
    self.outcome = outcome
    self.reason = reason
    self.cap = cap
    self.cause = cause
    self.due = due
    self.at = at
  }
}
