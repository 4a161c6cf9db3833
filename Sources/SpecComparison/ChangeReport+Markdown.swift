import SpecDiagnostics
import SpecModel
import TextWriting

extension ChangeReport {
  /// Rows of a table: a comment on a pull request holds 65 536 characters.
  private static let shownRows = 60

  /// For a comment on a pull request: a table of what breaks, one of what to look at, and a list of the rest.
  public func markdown(against base: ComparisonBase) -> String {
    var page = MarkdownWriter()
    page.heading(3, "Changes to the notification specs")
    let counts = Counts(of: self)
    let since = "since \(MarkdownWriter.code(Self.shown(base.name)))"
    if !isComplete { page.paragraph("**Not everything could be compared**: see the end.") }
    if counts.changes > 0 {
      page.paragraph("**\(counts.sentence)** in \(Self.number(counts.changes, "change")) \(since).")
    } else {
      page.paragraph("No changes \(isComplete ? "" : "found ")\(since).")
    }
    table("Breaks", .break, &page)
    table("Risks", .risk, &page)
    let safe = changes.filter { $0.verdict == .safe }
    if !safe.isEmpty {
      page.heading(4, "Safe")
      page.list(
        safe.prefix(Self.shownRows).map { (0, Self.sentence(of: $0)) } + more(than: Self.shownRows, of: safe.count))
    }
    let broken = base.errors.map {
      "The base has an error at \(Self.code(Self.at($0.span))): \(Self.plain($0.message))"
    }
    let notes =
      broken + uncompared.map { "Not compared, because one side of it has errors: \(Self.code($0))" }
      + findings.map { "\(Self.code(Self.at($0.span))): \(Self.plain($0.message))" }
    if !notes.isEmpty {
      page.heading(4, "To note")
      page.list(notes.prefix(20).map { (0, $0) } + more(than: 20, of: notes.count))
    }
    return page.text
  }

  private func table(_ title: String, _ verdict: Verdict, _ page: inout MarkdownWriter) {
    let rows = changes.filter { $0.verdict == verdict }
    guard !rows.isEmpty else { return }
    page.heading(4, title)
    page.table(
      ["What", "For whom", "Where"],
      rows.prefix(Self.shownRows).map { change in
        let judged = change.judgements.filter { $0.verdict != .safe }
        let reasons = judged.map { judgement in
          let agreed = change.acknowledgements[judgement.audience].map { " (\(Self.plain(Self.agreement($0))))" } ?? ""
          return
            "**\(judgement.audience.name)**, \(judgement.verdict.rawValue): \(Self.plain(judgement.sentence))\(agreed)"
        }
        let places = [
          change.oldPlace.map { "before: \(Self.code(Self.at($0)))" }, change.newPlace.map { Self.code(Self.at($0)) },
        ]
        return [
          Self.sentence(of: change), reasons.joined(separator: "<br>"),
          places.compactMap { $0 }.joined(separator: "<br>"),
        ]
      })
    let rest = more(than: Self.shownRows, of: rows.count)
    if !rest.isEmpty { page.list(rest) }
  }

  private func more(than shown: Int, of count: Int) -> [(depth: Int, markdown: String)] {
    count > shown ? [(0, "and \(count - shown) more, which `notispec diff` shows")] : []
  }

  private static func sentence(of change: SpecChange) -> String { "\(plain(change.message)) (\(code(change.app)))" }

  private static func code(_ text: String) -> String { MarkdownWriter.code(shown(text)) }

  /// A sentence in which nothing of a spec can act as Markdown or HTML.
  private static func plain(_ text: String) -> String { MarkdownWriter.plain(shown(text)) }
}
