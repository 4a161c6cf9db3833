import SpecDiagnostics
public import TextWriting

extension ReleaseReport {
  /// Of one list: a comment on GitHub holds 65 536 characters.
  private static let shownLines = 20

  /// For a ticket: the verdict, a table of the checks, the causes, what to look at.
  public var markdown: MarkdownText {
    var page = MarkdownReport()
    page.heading(2, "\(headline)")
    page.paragraph(identity.parts.map { "\($0)" as MarkdownText }.joined(separator: " · "))
    page.table(
      ["Check", "", "Result"],
      checks.map { check in
        [.code(check.name), check.state == .failed ? "**NO**" : "\(check.state.mark)", "\(check.sentence)"]
      })
    if let title = causesHeadline {
      page.heading(3, "\(title)")
      if let untried { page.paragraph("\(untried)") }
      causes(&page)
    }
    for check in checks where !check.details.isEmpty {
      page.heading(3, "\(check.name)")
      list(check.details, &page)
    }
    if !risks.isEmpty {
      page.heading(3, "\(Self.number(risks.count, "change")) to look at")
      list(risks, &page)
    }
    if !rules.isEmpty {
      page.heading(3, "\(ChangedRule.heading)")
      page.table(
        ChangedRule.titles.map { "\($0)" },
        rules.prefix(Self.shownLines).flatMap { $0.rows() }.map { row in row.map { "\($0)" } })
      if rules.count > Self.shownLines { page.paragraph("and \(rules.count - Self.shownLines) more") }
    }
    if !texts.isEmpty {
      page.heading(3, "\(Self.number(texts.count, "text")) changed")
      page.table(
        ChangedText.titles.map { "\($0)" },
        texts.prefix(Self.shownLines).flatMap { $0.rows() }.map { row in row.map { "\($0)" } })
      if texts.count > Self.shownLines { page.paragraph("and \(texts.count - Self.shownLines) more") }
    }
    if !excuses.isEmpty {
      page.heading(3, "Waivers by date")
      page.table(
        ["Until", "Owner", "What", "Where"],
        excuses.prefix(Self.shownLines).map { excuse in
          ["\(excuse.end)", "\(excuse.owner ?? "")", "\(excuse.text)", .code(excuse.place.place)]
        })
      if excuses.count > Self.shownLines { page.paragraph("and \(excuses.count - Self.shownLines) more") }
    }
    return page.text
  }

  private func causes(_ page: inout MarkdownReport) {
    let count = failureCount
    for (number, cause) in causes.enumerated() {
      page.heading(4, "\(number + 1). \(cause.title(of: count)) (\(.code(cause.about)))")
      if !cause.requirements.isEmpty { page.paragraph("Breaks \(cause.requirements.joined(separator: ", "))") }
      for one in cause.changes {
        let what: MarkdownText = cause.changes.count > 1 ? "**\(one.change.message)**, " : ""
        page.paragraph("\(what)\(.code(one.change.place.place))\(one.commit.map { ", \($0.words)" } ?? "")")
      }
      list(cause.failures.map { Detail($0.words, at: $0.place) }, &page)
    }
    for group in unexplained {
      page.heading(4, "\(group.reason)")
      if let origin = group.origin { page.paragraph("\(origin.words)") }
      list(group.failures.map { Detail($0.words, at: $0.place) }, &page)
    }
  }

  private func list(_ details: [Detail], _ page: inout MarkdownReport) {
    let rest: [MarkdownText] =
      details.count > Self.shownLines ? ["and \(details.count - Self.shownLines) more"] : []
    page.list(
      details.prefix(Self.shownLines).map { detail -> MarkdownText in
        guard let place = detail.place else { return "\(detail.text)" }
        return "\(detail.text) (\(.code(place.place)))"
      } + rest)
  }
}
