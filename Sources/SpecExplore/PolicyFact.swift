import TextWriting

/// Something true about the policy of an app, for the people who have written it.
public struct PolicyFact: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A type of which not one came, because others had the place.
    case starves
    case neverCame = "never_came"
    case capNeverBinds = "cap_never_binds"
    case quietHoursNeverBind = "quiet_hours_never_bind"
    /// Conditions that never kept anything back.
    case conditionNeverFalse = "condition_never_false"
    case textNeverShown = "text_never_shown"
    case screenNeverOpened = "screen_never_opened"
    case mostInADay = "most_in_a_day"
    case mostInAWeek = "most_in_a_week"
    case silence
  }

  public var kind: Kind
  /// A sentence.
  public var message: String
  /// A story that shows it, as a scenario that passes; nil for what never happened.
  public var scenario: String?

  func text(of app: String) -> TerminalText {
    var text: TerminalText = "\(app): \(message)\n"
    for line in (scenario ?? "").split(separator: "\n") { text += "    \(String(line))\n" }
    return text
  }
}
