import SpecDiagnostics
public import TextWriting

extension ReleaseReport {
  /// For a terminal: the verdict, a line for each check, the causes, and the details of what fails.
  ///
  /// - Parameters:
  ///   - isColored: Terminal colors (ANSI), for a terminal only.
  ///   - everything: All failures of a cause, and all waivers.
  public func text(isColored: Bool = false, everything: Bool = false) -> TerminalText {
    var lines: [TerminalText] = [Self.painted("\(headline)", isGo ? .passed : .failed, isColored), ""]
    let width = checks.map(\.name.count).max() ?? 0
    for check in checks {
      let mark = Self.painted(TerminalText(check.state.mark).padded(to: 4), check.state, isColored)
      lines.append("\(mark)  \(TerminalText(check.name).padded(to: width))  \(check.sentence)")
    }
    lines += causeLines(everything)
    for check in checks where !check.details.isEmpty {
      lines += ["", "\(check.name)"]
      lines += Self.shown(check.details, everything).map { "  \($0)" }
    }
    if !risks.isEmpty {
      lines += ["", "\(Self.number(risks.count, "change")) to look at"]
      lines += Self.shown(risks, everything).map { "  \($0)" }
    }
    if !rules.isEmpty || !texts.isEmpty {
      lines += ["", "\(ChangedRule.heading)"]
      let shown = everything ? rules[...] : rules.prefix(Self.shownDetails)
      for rule in shown {
        lines.append("  \(rule.app), \(rule.item)")
        lines += rule.old.map { "    before: \($0)" } + rule.new.map { "    now:    \($0)" }
      }
      if shown.count < rules.count { lines.append("  and \(rules.count - shown.count) more, which '-v' shows") }
      lines += textLines(everything)
    }
    let excuses = everything ? excuses : excuses.filter { $0.endsSoon || $0.hasEnded }
    if !excuses.isEmpty {
      lines += ["", everything ? "waived until" : "waivers that have expired or end within 30 days"]
      lines += excuses.map { "  \($0.end)  \($0.owner ?? "")  \($0.place.place)  \($0.text)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Each changed text in every language: one that says what it said may be of an earlier source.
  private func textLines(_ everything: Bool) -> [TerminalText] {
    let shown = everything ? texts[...] : texts.prefix(Self.shownDetails)
    var lines: [TerminalText] = []
    for text in shown {
      lines.append("  \(text.app), \(text.key)")
      let width = text.languages.map(\.tag.count).max() ?? 0
      for language in text.languages {
        let tag = TerminalText(language.tag).padded(to: width)
        let none: (String) -> String = { $0.isEmpty ? "(none)" : $0 }
        lines +=
          language.old == language.new
          ? ["    \(tag)  as before: \(none(language.new))"]
          : ["    \(tag)  before:    \(none(language.old))", "    \(tag)  now:       \(none(language.new))"]
      }
    }
    let rest = texts.count - shown.count
    return lines + (rest > 0 ? ["  and \(Self.number(rest, "text")) more, which '-v' shows"] : [])
  }

  private func causeLines(_ everything: Bool) -> [TerminalText] {
    guard let title = causesHeadline else { return [] }
    var lines: [TerminalText] = ["", "\(title)"]
    if let untried { lines.append("  \(untried)") }
    let count = failureCount
    for (number, cause) in causes.enumerated() {
      lines += ["", "\(number + 1). \(cause.title(of: count)) [\(cause.about)]"]
      if !cause.requirements.isEmpty { lines.append("   breaks \(cause.requirements.joined(separator: ", "))") }
      for one in cause.changes {
        if cause.changes.count > 1 { lines.append("   \(one.change.message)") }
        lines.append("     \(one.change.place.place)\(one.commit.map { "  \($0.words)" } ?? "")")
      }
      lines += Self.shown(cause.failures.map(Self.detail), everything).map { "   - \($0)" }
    }
    for group in unexplained {
      lines += ["", "\(group.reason)"]
      if let origin = group.origin { lines.append("     \(origin.words)") }
      lines += Self.shown(group.failures.map(Self.detail), everything).map { "   - \($0)" }
    }
    return lines
  }

  /// The id of a case says where it is.
  private static func detail(_ failure: ReleaseFailure) -> Detail {
    Detail(failure.words, at: failure.kind == .scenario ? nil : failure.place)
  }

  /// So many of a list without `-v`.
  private static let shownDetails = 5

  private static func shown(_ details: [Detail], _ everything: Bool) -> [TerminalText] {
    let shown = everything ? details.count : shownDetails
    let lines = details.prefix(shown).map { detail -> TerminalText in
      guard let place = detail.place else { return "\(detail.text)" }
      return "\(place.place): \(detail.text)"
    }
    return lines + (details.count > shown ? ["and \(details.count - shown) more, which '-v' shows"] : [])
  }

  private static func painted(_ word: TerminalText, _ state: Check.State, _ isColored: Bool) -> TerminalText {
    guard isColored else { return word }
    let color =
      switch state {
      case .passed: "1;32"
      case .failed: "1;31"
      case .noted: "1;35"
      case .skipped: "2"
      }
    return "\u{1B}[\(color)m\(word)\u{1B}[0m"
  }
}

extension ReleaseReport.Check.State {
  var mark: String {
    switch self {
    case .passed: "ok"
    case .failed: "NO"
    case .noted: "note"
    case .skipped: "-"
    }
  }
}
