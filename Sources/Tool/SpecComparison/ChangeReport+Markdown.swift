import SpecDiagnostics
import SpecLanguage
public import TextWriting

extension ChangeReport {
  /// Rows of a table: a comment on a pull request holds 65 536 characters.
  private static let shownRows = 60

  /// For a comment on a pull request: a table of what breaks, one of what to look at, and a list of the rest.
  public func markdown(against base: ComparisonBase) -> MarkdownText {
    var page = MarkdownReport()
    page.heading(3, "Changes to the notification specs")
    let counts = Counts(of: self)
    let since: MarkdownText = "since \(.code(base.name))"
    if !isWhole { page.paragraph("**N\(gap.dropFirst())**: see the end.") }
    if counts.changes > 0 {
      page.paragraph("**\(counts.sentence)** in \(Plural.of(counts.changes, "change")) \(since).")
    } else {
      page.paragraph("No changes \(isWhole ? "" : "found ")\(since).")
    }
    table("Breaks", .break, &page)
    table("Risks", .risk, &page)
    if !proofs.isEmpty {
      page.heading(4, "Proofs removed, weakened, changed or excused")
      page.list(
        proofs.prefix(Self.shownRows).map { change -> MarkdownText in
          guard let span = change.newPlace else { return "\(change.message)" }
          return "\(change.message) (\(.code(span.place)))"
        } + more(than: Self.shownRows, of: proofs.count))
    }
    if let sentence = outrunSentence {
      page.heading(4, "Translations of an earlier source")
      page.paragraph("\(sentence).")
      let lines = outrun.flatMap { texts in texts.lines.map { "\($0) (\(.code(texts.app)))" as MarkdownText } }
      page.list(lines.prefix(Self.shownRows) + more(than: Self.shownRows, of: lines.count))
    }
    let safe = changes.filter { $0.verdict == .safe }
    if !safe.isEmpty {
      page.heading(4, "Safe")
      page.list(safe.prefix(Self.shownRows).map(Self.sentence) + more(than: Self.shownRows, of: safe.count))
    }
    var notes = base.moves.map { "\($0)" as MarkdownText }
    notes += base.errors.map {
      "The base has an error at \(.code($0.span.place)): \($0.message)"
    }
    notes += gaps.map { "Not compared: \($0.sentence)" }
    notes += errors.map { "The specs have an error at \(.code($0.span.place)): \($0.message)" }
    notes += findings.map { "\(.code($0.span.place)): \($0.message)" }
    if !notes.isEmpty {
      page.heading(4, "To note")
      page.list(notes.prefix(20) + more(than: 20, of: notes.count))
    }
    return page.text
  }

  private func table(_ title: MarkdownText, _ verdict: Verdict, _ page: inout MarkdownReport) {
    let rows = changes.filter { $0.verdict == verdict }
    guard !rows.isEmpty else { return }
    page.heading(4, title)
    page.table(["What", "For whom", "Where"], rows.prefix(Self.shownRows).map(Self.row))
    let rest = more(than: Self.shownRows, of: rows.count)
    if !rest.isEmpty { page.list(rest) }
  }

  private static func row(_ change: SpecChange) -> [MarkdownText] {
    let reasons = change.judgements.filter { $0.verdict != .safe }.map { judgement -> MarkdownText in
      let agreed: MarkdownText = change.acknowledgements[judgement.audience].map { " (\(agreement($0)))" } ?? ""
      return "**\(judgement.audience.name)**, \(judgement.verdict.rawValue): \(judgement.sentence)\(agreed)"
    }
    var places: [MarkdownText] = []
    if let span = change.oldPlace { places.append("before: \(.code(span.place))") }
    if let span = change.newPlace { places.append(.code(span.place)) }
    return [sentence(of: change), reasons.joined(separator: "<br>"), places.joined(separator: "<br>")]
  }

  private func more(than shown: Int, of count: Int) -> [MarkdownText] {
    count > shown ? ["and \(count - shown) more, which `notispec diff` shows"] : []
  }

  private static func sentence(of change: SpecChange) -> MarkdownText {
    "\(change.message) (\(.code(change.app)))"
  }
}
