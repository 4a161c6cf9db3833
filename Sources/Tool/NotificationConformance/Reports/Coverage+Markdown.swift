import SpecLanguage
public import TextWriting

extension Coverage {
  /// For a page or a comment: a summary, what is open, the counts, then as many requirements as GitHub takes.
  public var markdown: MarkdownText {
    var page = MarkdownReport()
    page.heading(1, "Requirements and what proves them")
    page.paragraph(summary)
    if !findings.isEmpty {
      let rows = findings.map { finding -> [MarkdownText] in
        [.code("\(finding.span.file):\(finding.span.start.line)"), "\(finding.message)"]
      }
      table("Findings", rows, ["Where", "What"], to: &page)
    }
    section("Open", open, to: &page)
    section("Named only", unexplained, to: &page)
    section("Named only, as agreed", namedOnly.filter { $0.requirement.namedOnly != nil }, to: &page)
    section("Not applicable, as agreed", entries.filter { $0.state == .notApplicable }, to: &page)
    page.heading(2, "Documents")
    page.table(
      ["Document", "Checked by", "All"] + State.allCases.map { "\($0.title)" },
      documents.flatMap { document in
        document.kinds.map { kind in
          ["\(document.document)", "\(kind.check.rawValue)"] + kind.counts.cells.map { "\($0)" }
        }
      }, numbers: 2..<7)
    var leftOut: [MarkdownText] = []
    for document in documents {
      let rows = entries.filter { $0.requirement.document == document.document }.map(\.cells)
      let titles: [MarkdownText] = [
        "Requirement", "Checked by", "State", "Cases", "Proven by", "Spec items", "Files",
      ]
      let shown = fit(rows, to: &page, titles, numbers: 3..<4, under: "\(document.document)")
      if shown < rows.count { leftOut.append("\(rows.count - shown) of \(rows.count) of \(document.document)") }
    }
    if !leftOut.isEmpty {
      page.paragraph(
        "Left out here, because GitHub takes 65 536 characters: \(leftOut.joined(separator: ", ")). "
          + "`notispec coverage --verbose` shows all.")
    }
    return page.text
  }

  /// "**2 open** of 40 requirements: 30 proven, 6 named only (5 of them as agreed), 2 not applicable."
  private var summary: MarkdownText {
    let counts = StateCounts(entries)
    let agreed = namedOnly.count - unexplained.count
    let named: MarkdownText = agreed == 0 ? "" : " (\(agreed) of them as agreed)"
    let open: MarkdownText = counts[.open] == 0 ? "**Nothing is open**" : "**\(counts[.open]) open**"
    return "\(open) of \(counts.all.counted("requirement")): \(counts[.proven]) proven, "
      + "\(counts[.namedOnly]) named only\(named), \(counts[.notApplicable]) not applicable."
  }

  private func section(_ title: MarkdownText, _ entries: [Entry], to page: inout MarkdownReport) {
    guard !entries.isEmpty else { return }
    let rows = entries.map { entry -> [MarkdownText] in
      let words = entry.agreement.isEmpty ? entry.proofsInWords : entry.agreement
      let requirement = entry.requirement
      return ["\(requirement.id)", "\(requirement.check.rawValue)", "\(words)", "\(requirement.requires)"]
    }
    table(title, rows, ["Requirement", "Checked by", "What there is", "What it asks for"], to: &page)
  }

  /// What GitHub takes in a comment, in units of UTF-16, less what comes after the tables in any case.
  private static let room = 65_536 - 8_000

  /// A table with the rows that the page has room for.
  ///
  /// - Parameter heading: What is above it, if any row fits.
  /// - Returns: How many fit.
  private func fit(
    _ rows: [[MarkdownText]], to page: inout MarkdownReport, _ titles: [MarkdownText], numbers: Range<Int> = 0..<0,
    under heading: MarkdownText
  ) -> Int {
    var room = Self.room - page.text.text.utf16.count - titles.count * 24
    let fitting = rows.prefix { row in
      room -= row.reduce(3) { $0 + $1.text.utf16.count + 3 }
      return room > 0
    }
    if !fitting.isEmpty {
      page.heading(2, heading)
      page.table(titles, Array(fitting), numbers: numbers)
    }
    return fitting.count
  }

  /// A table, and how many of its rows the page has no room for.
  private func table(
    _ title: MarkdownText, _ rows: [[MarkdownText]], _ titles: [MarkdownText], to page: inout MarkdownReport
  ) {
    let shown = fit(rows, to: &page, titles, under: title)
    guard shown < rows.count else { return }
    page.paragraph("\(rows.count - shown) more are left out: `notispec coverage` shows all.")
  }
}

extension Coverage.Entry {
  /// The row of a table.
  fileprivate var cells: [MarkdownText] {
    [
      "\(requirement.id)", "\(requirement.check.rawValue)",
      state == .open ? "**open**" : "\(state.title.lowercased())", "\(cases)",
      (texts + assertedFiles + rules).map(MarkdownText.code).joined(separator: ", "),
      items.map(MarkdownText.code).joined(separator: ", "), outputs.map(MarkdownText.code).joined(separator: ", "),
    ]
  }
}
