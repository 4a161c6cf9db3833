public import NotificationCivilTime
import NotificationRules

/// One entry of `flags`: a switch in the hands of the team.
public struct FlagItem: SpecItem, Hashable {
  public enum Position: String, Sendable, Hashable, CaseIterable { case on, off }

  public let itemID: Located<String>
  public let standard: Position
  /// Nil where the owner of the app looks after it.
  public let owner: Located<String>?
  /// The last day on which it is needed.
  public let until: Located<CivilDate>?
  public let summary: String?

  public static let keys = SectionKeys<Self>(
    "flag",
    doc: "A switch in the hands of the team. The app reports where it is, and a condition `flag` asks whether it is on."
  )

  public init(_ read: KeyReader<Self>) {
    itemID = read.name
    standard = read("default", \.standard, .choice, doc: "Where it is until the app reports it.", example: "on")
    owner = read(
      "owner", \.owner, .text, absent: "that of the app", doc: "The team to ask about it.", example: "growth")
    until = read(
      "until", \.until, .date, doc: "The last day on which it is needed. After that it is a finding until it is gone.",
      example: "\"2027-01-31\"")
    summary = read.summary(\.summary)
  }

  var rule: FlagRule { FlagRule(id, default: standard == .on) }
}
