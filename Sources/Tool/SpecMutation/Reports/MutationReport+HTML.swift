public import NotificationConformance
public import SpecDiagnostics
import TextWriting

extension MutationReport {
  /// One page that needs nothing else: what nothing noticed, what is waived, and the verdict on every mutant.
  ///
  /// - Parameters:
  ///   - findings: What is wrong with the run as a whole.
  ///   - identity: What was run.
  ///   - sourceLine: A line of a file by its number from 1.
  public func html(
    findings: [Diagnostic], identity: ReportIdentity, sourceLine: (_ file: String, _ line: Int) -> String?
  ) -> String {
    let headline = headline(findings)
    return ReportPage.text(title: headline) { html in
      html.element("h1", text: headline)
      ReportPage.write(identity, to: &html)
      if obstacle == nil { html.element("pre", text: summary.text) }
      write("About the run", "findings", findings.map { ($0, "") }, sourceLine, to: &html)
      write(
        "Not noticed", "survived", UnnoticedValue.all(survivors).compactMap { $0.finding.map { ($0, "") } }, sourceLine,
        to: &html)
      let waived = mutants.compactMap { one -> (Diagnostic, String)? in
        guard case .waived(let waiver) = one.verdict else { return nil }
        return UnnoticedValue(mutants: [one]).finding.map { ($0, "Waived: \(waiver.why.sentence)") }
      }
      write("Waived", "waived", waived, sourceLine, to: &html)
      if mutants.isEmpty { return }
      ReportPage.section("Every mutant", "all", to: &html) { html in
        for (file, mutants) in byFile {
          html.element("details") { html in
            html.element("summary", text: "\(file): \(Self.mutants(mutants.count))")
            writeTable(of: mutants, to: &html)
          }
          html.newLine()
        }
      }
    }
  }

  private func headline(_ findings: [Diagnostic]) -> String {
    if let obstacle { return "Mutation: no verdict, because \(obstacle)" }
    let count = survivors.count
    let errors = findings.counts.errors
    let about = Plural.of(errors, "error")
    if mutants.isEmpty { return "Mutation: \(errors == 0 ? "no mutants" : "no verdict, because of \(about)")" }
    let verdict = count == 0 ? "everything that was changed is noticed" : "\(Self.mutants(count)) not noticed"
    if !obstacles.isEmpty {
      return "Mutation: \(Plural.of(obstacles.count, "app")) without a verdict; elsewhere \(verdict)"
    }
    if errors > 0 { return "Mutation: \(about); \(verdict)" }
    return "Mutation: \(count == 0 ? "everything is noticed" : verdict)"
  }

  private func write(
    _ title: String, _ id: String, _ findings: [(Diagnostic, String)],
    _ sourceLine: (_ file: String, _ line: Int) -> String?, to html: inout HTMLWriter
  ) {
    guard !findings.isEmpty else { return }
    ReportPage.section(title, id, to: &html) { html in
      for (finding, remark) in findings {
        html.element("div", ["class": "row"]) { html in
          html.element("p") { html in
            html.element("code", text: "\(finding.span.file):\(finding.span.start.line)")
            html.write(" ")
            html.element("b", text: TerminalText(finding.message).text)
            html.write(" ")
            html.element("code", ["class": "code"], text: "[\(finding.code.text)]")
          }
          if let line = sourceLine(finding.span.file, Int(finding.span.start.line)) {
            html.element("p", ["class": "source"]) { html in
              html.element("code", text: TerminalText(String(line.prefix(200))).text)
            }
          }
          let remedy = finding.fixIt.map { [$0.message] } ?? []
          for note in finding.notes.map(\.message) + remedy + (remark.isEmpty ? [] : [remark]) {
            html.element("p", ["class": "note"], text: TerminalText(note).text)
          }
        }
        html.newLine()
      }
    }
  }

  private func writeTable(of mutants: [JudgedMutant], to html: inout HTMLWriter) {
    let columns: [(title: String, text: (JudgedMutant) -> String)] = [
      ("Line", { "\($0.mutant.span.start.line)" }), ("Value", { $0.mutant.name }), ("Change", { $0.mutant.change }),
      ("Verdict", { $0.verdict.words }),
    ]
    html.element("table", ["class": "mutants"]) { html in
      html.element("thead") { html in
        html.element("tr") { html in
          for column in columns { html.element("th", ["scope": "col"], text: column.title) }
        }
      }
      html.element("tbody") { html in
        for one in mutants {
          html.element("tr") { html in
            for column in columns {
              html.element("td", ["data-lane": column.title], text: TerminalText(column.text(one)).text)
            }
          }
          html.newLine()
        }
      }
    }
  }
}

extension MutantVerdict {
  fileprivate var words: String {
    switch self {
    case .killed(let killer): "noticed by \(killer.id): \(killer.message)"
    case .survived: "not noticed"
    case .refused, .equivalent, .waived: reason ?? ""
    }
  }
}
