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
    /// Everything comes from a server.
    case plansNothing = "plans_nothing"
  }

  /// Facts that are read together.
  enum Group: CaseIterable {
    case people, places, unreached
  }

  public var kind: Kind
  /// A sentence, with semicolons between its clauses.
  public var message: String
  /// A story that shows it, as a scenario that passes; nil for what never happened.
  public var scenario: String?

  var group: Group {
    switch kind {
    case .mostInADay, .mostInAWeek, .silence, .plansNothing: .people
    case .lost, .late: .places
    case .neverCame, .capNeverBinds, .quietHoursNeverBind, .conditionNeverFalse, .textNeverShown, .screenNeverOpened:
      .unreached
    }
  }

  /// A longer story is not read in a terminal.
  private static let shownLines = 40

  /// - Parameter somewhere: "in 400 made-up histories"
  static func text(of facts: [Self], on app: String, _ somewhere: String) -> TerminalText {
    var text: TerminalText = ""
    for group in Group.allCases {
      let own = facts.filter { $0.group == group }
      if own.isEmpty { continue }
      text += "\(app): \(group.heading(somewhere))\n"
      for fact in own { text += fact.text(somewhere) }
    }
    return text
  }

  private func text(_ somewhere: String) -> TerminalText {
    let heading = "not reached \(somewhere): "
    let sentence = message.hasPrefix(heading) ? message.dropFirst(heading.count) : message[...]
    var text: TerminalText = ""
    for (number, clause) in sentence.split(separator: "; ").enumerated() {
      text += "\(number == 0 ? "  - " : "    ")\(String(clause))\n"
    }
    let lines = (scenario ?? "").split(separator: "\n")
    if lines.count > Self.shownLines {
      return text + "      its story has \(lines.count) lines: '--write FOLDER' writes it\n"
    }
    for line in lines { text += "      \(String(line))\n" }
    return text
  }
}

extension PolicyFact.Group {
  fileprivate func heading(_ somewhere: String) -> String {
    switch self {
    case .people: "what one person gets, pushes not counted"
    case .places: "whose place others take; these are examples, and there may be more"
    case .unreached:
      "not reached \(somewhere), which says more of the search than of the app; more '--runs' may reach it"
    }
  }
}
