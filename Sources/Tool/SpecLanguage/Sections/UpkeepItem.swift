public import NotificationCivilTime
import SpecDiagnostics

/// Who looks after a type, what it is for and until when.
public struct UpkeepItem: Sendable, Hashable {
  /// Nil where the owner of the app looks after it.
  public let owner: Located<String>?
  /// From this local date on it is sent no more.
  public let expires: Located<CivilDate>?
  /// What a permission step announces it as.
  public let purpose: Located<String>?

  init(_ read: KeyReader<NotificationItem>) {
    owner = read(
      "owner", \.upkeep.owner, .text, absent: "that of the app", doc: "The team to ask about it.",
      example: "retention")
    expires = read(
      "expires", \.upkeep.expires, .date, doc: "From this date on it is no longer sent, by the device's calendar.",
      example: "\"2027-01-31\"")
    purpose = read(
      "purpose", \.upkeep.purpose, .pattern(.identifier), doc: "What it is for, as a permission step announces it.",
      example: "cleaning_reminders")
  }
}
