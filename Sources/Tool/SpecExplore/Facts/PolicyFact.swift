import TextWriting

/// Something true about the policy of an app, for the people who have written it.
public struct PolicyFact: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// Others have the place of one of a type, which never comes, or later.
    case lost, late
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

  /// A longer story is not read in a terminal.
  private static let shownLines = 40

  func text(of app: String) -> TerminalText {
    var text: TerminalText = "\(app): \(message)\n"
    let lines = (scenario ?? "").split(separator: "\n")
    if lines.count > Self.shownLines {
      return text + "    its story has \(lines.count) lines: '--write FOLDER' writes it\n"
    }
    for line in lines { text += "    \(String(line))\n" }
    return text
  }
}
