import SpecDiagnostics
import SpecLanguage
public import TextWriting

extension ChangeReport {
  /// Changes that a person reads; the number of the others is said.
  static let shownChanges = 500

  /// For a terminal: each change at its place, whom it concerns and why, then what could not be compared.
  ///
  /// - Parameter isColored: Terminal colors (ANSI), for a terminal only.
  public func text(against base: ComparisonBase, isColored: Bool = false) -> TerminalText {
    var lines: [TerminalText] = []
    for change in changes.prefix(Self.shownChanges) { lines += Self.lines(of: change, isColored) }
    if changes.count > Self.shownChanges {
      lines.append("(\(changes.count - Self.shownChanges) more changes are not shown)")
    }
    for change in proofs.prefix(Self.shownChanges) {
      let before = change.oldPlace.map { "before: \($0.place): " } ?? ""
      let head = change.newPlace.map { "\($0.place): " } ?? before
      lines.append("\(head)\(Self.painted("risk:", .risk, isColored)) \(change.message) [proofs]")
    }
    if proofs.count > Self.shownChanges {
      lines.append("(\(proofs.count - Self.shownChanges) more changes of proofs are not shown)")
    }
    if let sentence = outrunSentence {
      lines.append("\(sentence)")
      lines += outrun.flatMap { texts in texts.lines.map { "  \($0) [\(texts.app)]" } }.prefix(Self.shownChanges)
    }
    lines += base.moves.map { "\($0)" }
    if !base.errors.isEmpty {
      lines.append("The base \(base.title) has errors. What they affect is not compared:")
      lines += base.errors.prefix(20).map { "  \($0.span.place): \($0.message)" }
      if base.errors.count > 20 { lines.append("  (\(base.errors.count - 20) more are not shown)") }
    }
    lines += gaps.prefix(Self.shownChanges).map { "not compared: \($0.sentence)" }
    if gaps.count > Self.shownChanges { lines.append("(\(gaps.count - Self.shownChanges) more are not shown)") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// "3 changes since 'main' (1a2b3c4d5e6f): 1 break (1 agreed on), 2 risks, none safe"
  public func summary(against base: ComparisonBase) -> TerminalText {
    let counts = Counts(of: self)
    let weak: TerminalText =
      proofs.isEmpty ? "" : "; \(Plural.of(proofs.count, "proof")) removed, weakened, changed or excused"
    guard counts.changes > 0 else {
      return isWhole
        ? "no changes since \(base.title)\(weak)" : "no changes found since \(base.title): \(gap)\(weak)"
    }
    let rest = isWhole ? "" : "; \(gap)"
    return "\(Plural.of(counts.changes, "change")) since \(base.title): \(counts.sentence)\(weak)\(rest)"
  }

  /// What a report with errors on a side adds to its counts.
  var gap: String {
    "not everything could be compared" + (onlyBaseIsBroken ? ", because the base has errors" : "")
  }

  struct Counts {
    var changes = 0
    var breaks = 0
    var acknowledged = 0
    var risks = 0

    init(of report: ChangeReport) {
      changes = report.changes.count
      for change in report.changes {
        switch change.verdict {
        case .break:
          breaks += 1
          if !change.isUnacknowledgedBreak { acknowledged += 1 }
        case .risk: risks += 1
        case .safe: break
        }
      }
    }

    var sentence: String {
      let agreed = acknowledged == 0 ? "" : " (\(acknowledged) agreed on)"
      return "\(Plural.of(breaks, "break"))\(agreed), \(Plural.of(risks, "risk")), \(changes - breaks - risks) safe"
    }
  }

  static func lines(of change: SpecChange, _ isColored: Bool) -> [TerminalText] {
    // What was removed is only in the base, whose lines are not those of the present file.
    let head: TerminalText =
      if let span = change.newPlace { "\(span.place): " } else if let span = change.oldPlace {
        "before: \(span.place): "
      } else {
        ""
      }
    let verdict = painted("\(change.verdict.rawValue):", change.verdict, isColored)
    var lines: [TerminalText] = ["\(head)\(verdict) \(change.message) [\(change.app)]"]
    if let old = change.oldPlace, change.newPlace != nil { lines.append("  before: \(old.place)") }
    for judgement in change.judgements where judgement.verdict != .safe {
      lines.append("  \(judgement.audience.name): \(judgement.verdict.rawValue): \(judgement.sentence)")
      if let agreed = change.acknowledgements[judgement.audience] { lines.append("    \(agreement(agreed))") }
    }
    // There is nothing to do, but what it means is worth a word.
    let quiet = change.judgements.filter { $0.verdict == .safe && $0.sentence != $0.audience.untouched }
    for judgement in quiet.prefix(change.follows == nil ? quiet.count : 1) {
      lines.append("  \(change.follows == nil ? "\(judgement.audience.name): " : "")\(judgement.sentence)")
    }
    return lines
  }

  /// "agreed on for release 2.4 by Dana: The reminder is replaced."
  static func agreement(_ item: BreakItem) -> String {
    "agreed on for release \(item.release) by \(item.approver): \(item.reason)"
  }

  private static func painted(_ word: TerminalText, _ verdict: Verdict, _ isColored: Bool) -> TerminalText {
    guard isColored else { return word }
    let color =
      switch verdict {
      case .break: "1;31"
      case .risk: "1;35"
      case .safe: "1;32"
      }
    return "\u{1B}[\(color)m\(word)\u{1B}[0m"
  }
}
