public import NotificationCivilTime
public import NotificationTerms

/// Something that takes a while, as ActivityKit shows it: its possible statuses, and for how long it shows.
public struct LiveActivityRule: Sendable, Hashable {
  /// How a date is written in a pushed state. `JSONDecoder` decodes the first as a `Date`.
  public enum DateUnit: String, Sendable, Hashable, CaseIterable {
    case secondsSince2001 = "seconds_since_2001"
    case secondsSince1970 = "seconds_since_1970"
    case millisecondsSince1970 = "milliseconds_since_1970"
  }

  /// What may follow a status.
  public struct Step: Sendable, Hashable {
    public var from: String
    public var to: [String]

    public init(_ from: String, to: [String]) {
      self.from = from
      self.to = to
    }
  }

  public var id: String
  /// The key of the state that has the status, and its raw values.
  public var statusKey: String
  public var statuses: [String]
  /// The key of the state that says when it will be over.
  public var estimateKey: String?
  public var estimateUnit: DateUnit
  /// The status it starts with.
  public var initial: String
  /// The statuses that may follow each; a status may always be repeated.
  public var next: [Step]
  /// Those in which it ends.
  public var final: [String]
  /// How long it usually takes.
  public var estimate: TimeSpan?
  /// How long after an update its content is out of date.
  public var staleAfter: TimeSpan?
  public var dismissal: ActivityDismissal
  public var hasPushUpdates: Bool

  public init(
    _ id: String, statusKey: String, statuses: [String], estimateKey: String? = nil,
    estimateUnit: DateUnit = .secondsSince2001, initial: String, next: [Step] = [], final: [String],
    estimate: TimeSpan? = nil, staleAfter: TimeSpan? = nil, dismissal: ActivityDismissal = .standard,
    hasPushUpdates: Bool = false
  ) {
    self.id = id
    self.statusKey = statusKey
    self.statuses = statuses
    self.estimateKey = estimateKey
    self.estimateUnit = estimateUnit
    self.initial = initial
    self.next = next
    self.final = final
    self.estimate = estimate
    self.staleAfter = staleAfter
    self.dismissal = dismissal
    self.hasPushUpdates = hasPushUpdates
  }
}
