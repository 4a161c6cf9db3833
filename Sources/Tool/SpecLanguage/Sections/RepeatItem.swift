public import NotificationRules

/// `repeat_after`.
public struct RepeatItem: SpecSection, Hashable {
  public let days: Located<Int>
  public let orWhen: ConditionItem?

  public var rule: RepeatRule { RepeatRule(afterDays: days.value, orWhen: orWhen?.rule) }

  public static let keys = SectionKeys<Self>("repeat-after", doc: "A pause between two deliveries of the same type.")

  public init(_ read: KeyReader<Self>) { self.init(read, at: .signal) }

  init(_ read: KeyReader<Self>, at moment: ConditionItem.Moment) {
    days = read(
      "days", \.days, .int(1...3660), doc: "How many days later it may come again, from the same time of day on.",
      example: "7")
    orWhen = read(
      "or_when", \.orWhen, .condition(at: moment),
      doc: "Ends the pause early if it was true at any time since the delivery.",
      example: "{ last: { signal: storage_analyzed, parameter: used_percent, at_most: 85 } }")
  }
}
