import SpecDiagnostics
public import TextWriting

extension ReleaseReport {
  /// Of one list.
  static let shownLines = 20
  /// Of a page: a comment on GitHub holds 65 536 characters, and there may be a line around it.
  static let markdownLimit = 65_000
  /// For the headings of all parts, and the sentences that count what is left out.
  static let markdownReserve = 4_000
  /// Of a part that is not the causes, so that each of them has something on the page.
  private static let roomOfPart = 5_000

  /// For a ticket: the verdict, a table of the checks, the causes, what to look at. It fits into a comment on GitHub.
  public var markdown: MarkdownText {
    var page = MarkdownPart()
    page.heading(2, "\(MarkdownPart.short(headline))")
    page.paragraph(identity.parts.map { "\($0)" as MarkdownText }.joined(separator: " · "))
    page.table(
      ["Check", "", "Result"],
      checks.map { check in
        [
          .code(check.name), check.state == .failed ? "**NO**" : "\(check.state.mark)",
          "\(MarkdownPart.short(check.sentence))",
        ]
      })
    if let title = causesHeadline {
      page.heading(3, "\(title)")
      if let untried { page.paragraph("\(untried)") }
      writeCauses(to: &page)
    }
    for check in checks where !check.details.isEmpty {
      page.heading(3, "\(check.name)")
      page.list(check.details, most: Self.shownLines, room: Self.roomOfPart)
    }
    if !risks.isEmpty {
      page.heading(3, "\(Self.number(risks.count, "change")) to look at")
      page.list(risks, most: Self.shownLines, room: Self.roomOfPart)
    }
    if !rules.isEmpty {
      page.heading(3, "\(ChangedRule.heading)")
      page.table(ChangedRule.titles, rules.map { $0.rows() }, room: Self.roomOfPart)
    }
    if !texts.isEmpty {
      page.heading(3, "\(Self.number(texts.count, "text")) changed")
      page.table(ChangedText.titles, texts.map { $0.rows() }, room: Self.roomOfPart)
    }
    writeExcuses(to: &page)
    if page.leavesOut {
      page.paragraph(
        "What is left out here is in `notispec release --verbose`, and in its `--format html` and `--format json`.")
    }
    return page.text
  }

  /// Those that somebody has to do something about.
  private func writeExcuses(to page: inout MarkdownPart) {
    let soon = excuses.filter { $0.endsSoon || $0.hasEnded }
    guard !excuses.isEmpty else { return }
    page.heading(3, "Waivers that have expired or end within 30 days")
    if !soon.isEmpty {
      page.table(
        ["Until", "Owner", "What", "Where"],
        soon.map { [[$0.end, $0.owner ?? "", $0.text, $0.place.place]] }, room: Self.roomOfPart)
    }
    let rest = excuses.count - soon.count
    if rest > 0 {
      page.paragraph("\(soon.isEmpty ? "None; " : "")\(rest) end\(rest == 1 ? "s" : "") later or never")
      page.leavesOut = true
    }
  }

  /// The changes and commits of all causes come before more failures of one.
  private func writeCauses(to page: inout MarkdownPart) {
    let room = Self.markdownLimit - page.length - 4 * Self.roomOfPart
    let count = failureCount
    let start = page
    for most in [Self.shownLines, 10, 5, 3, 1, 0] {
      page = start
      for number in causes.indices where page.length - start.length <= room {
        write(cause: number, of: count, most: most, to: &page)
      }
      for group in unexplained where page.length - start.length <= room { write(group, most: most, to: &page) }
      if page.length - start.length <= room { return }
    }
    page = start
    func fit(_ count: Int, _ what: String, _ more: String, in room: Int, _ write: (Int, inout MarkdownPart) -> Void) {
      for number in 0..<count {
        var next = page
        write(number, &next)
        guard next.length - start.length <= room else {
          return page.paragraph("and \(Self.number(count - number, what))\(more)")
        }
        page = next
      }
    }
    fit(causes.count, "more cause", "", in: room) { write(cause: $0, of: count, most: 0, to: &$1) }
    fit(unexplained.count, "more group", " of failures without a cause", in: room + Self.roomOfPart) {
      write(unexplained[$0], most: 0, to: &$1)
    }
    page.leavesOut = true
  }

  private func write(cause number: Int, of count: Int, most: Int, to page: inout MarkdownPart) {
    let cause = causes[number]
    page.heading(4, "\(number + 1). \(cause.title(of: count)) (\(.code(cause.about)))")
    let requirements = cause.requirements
    if !requirements.isEmpty {
      let rest = requirements.count - Self.shownLines
      page.paragraph(
        "Breaks \(requirements.prefix(Self.shownLines).joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")")
      if rest > 0 { page.leavesOut = true }
    }
    for one in cause.changes.prefix(Self.shownLines) {
      let what: MarkdownText = cause.changes.count > 1 ? "**\(one.change.message)**, " : ""
      let commit = one.commit.map { ", \(MarkdownPart.short($0.words))" } ?? ""
      page.paragraph("\(what)\(.code(one.change.place.place))\(commit)")
    }
    let rest = cause.changes.count - Self.shownLines
    if rest > 0 {
      page.paragraph("and \(Self.number(rest, "more change"))")
      page.leavesOut = true
    }
    page.list(cause.failures.map { Detail($0.words, at: $0.place) }, most: most, room: Self.markdownLimit)
  }

  private func write(_ group: UnexplainedFailures, most: Int, to page: inout MarkdownPart) {
    page.heading(4, "\(group.reason)")
    if let origin = group.origin { page.paragraph("\(MarkdownPart.short(origin.words))") }
    page.list(group.failures.map { Detail($0.words, at: $0.place) }, most: most, room: Self.markdownLimit)
  }
}
