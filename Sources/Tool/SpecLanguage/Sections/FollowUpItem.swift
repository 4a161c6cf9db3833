public import NotificationCivilTime
public import NotificationRules

/// `follow_up`.
public struct FollowUpItem: SpecSection, Hashable {
  public let every: Located<TimeSpan>
  public let times: Located<Int>
  public let until: ConditionItem?

  public var rule: FollowUpRule { FollowUpRule(every: every.value, times: times.value, until: until?.rule) }

  public static let keys = SectionKeys<Self>(
    "follow-up",
    doc: "The same notification once more, until somebody opens it or presses a button. Caps and "
      + "`repeat_after` count it once. What is due in the quiet hours, or outside the window of the type, is left out.")

  public init(_ read: KeyReader<Self>) { self.init(read, at: .signal) }

  init(_ read: KeyReader<Self>, at moment: ConditionItem.Moment) {
    every = read(
      "every", \.every, .duration(in: .minutes(1) ... .days(1)), doc: "How long to wait between two.", example: "10m")
    times = read("times", \.times, .int(1...20), doc: "How many repetitions at most.", example: "3")
    until = read(
      "until", \.until, .condition(at: moment), absent: "until it is answered",
      doc: "What ends the repetitions as well.",
      example: "{ happened: { signal: dose_taken, since: last_delivery } }")
  }
}
