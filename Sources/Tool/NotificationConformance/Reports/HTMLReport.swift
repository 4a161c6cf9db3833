public import SpecDiagnostics
import TextWriting

/// Verdicts as one page that needs nothing else: no network, no other file, and it can be read without scripts.
///
/// Failures stand first and open, each with what was expected and what happened on one line of time. The size is
/// bounded: cases that passed have timelines only when the run kept their traces (`drawnCases` at most), and of more
/// than `drawnFailures` failures the others have their messages alone.
public struct HTMLReport {
  /// Of more cases than that, those that passed are one line each.
  public static let drawnCases = 600
  static let drawnFailures = 200
  /// Of more failures than that, the others are counted.
  static let listedFailures = 1_000

  let runner: ScenarioRunner
  let requirements: [Requirement]
  let findings: [Diagnostic]
  let note: String
  let unread: [String]
  let unrun: [UnrunCase]
  let identity: ReportIdentity?
  let sourceLine: (_ file: String, _ line: Int) -> String?

  /// - Parameters:
  ///   - runner: What ran the cases: it knows the quiet hours of their apps.
  ///   - requirements: Those that cases may cover.
  ///   - findings: What is wrong with the run as a whole.
  ///   - note: A sentence about the run, below the numbers.
  ///   - unread: Apps and files with errors, whose cases are missing.
  ///   - unrun: Those cases, and others that errors kept out of the run.
  ///   - identity: What was run.
  ///   - sourceLine: A line of a scenario file by its number from 1, as it is written.
  public init(
    runner: ScenarioRunner, requirements: [Requirement] = [], findings: [Diagnostic] = [], note: String = "",
    unread: [String] = [], unrun: [UnrunCase] = [], identity: ReportIdentity? = nil,
    sourceLine: @escaping (_ file: String, _ line: Int) -> String? = { _, _ in nil }
  ) {
    self.runner = runner
    self.requirements = requirements
    self.findings = findings
    self.note = note
    self.unread = unread
    self.unrun = unrun
    self.identity = identity
    self.sourceLine = sourceLine
  }

  public func page(_ results: [CaseResult]) -> String {
    let summary = ConformanceSummary(of: results, unread: unread)
    let links = RequirementLinks(results, requirements)
    let headline = RunHeadline(summary, findings: findings, unrun: unrun)
    return ReportPage.text(title: headline.sentence) { html in
      let numbered = Array(results.enumerated())
      let failed = numbered.filter(\.element.isFailed)
      writeHead(summary, headline, to: &html)
      writeContents(failed, to: &html)
      writeFindings(to: &html)
      if !failed.isEmpty {
        ReportPage.section("Failed", "failures", to: &html) { html in
          for (place, (index, result)) in failed.prefix(Self.listedFailures).enumerated() {
            write(result, index, links, isDrawn: place < Self.drawnFailures, isOpen: true, to: &html)
          }
          writeRest(failed.count, to: &html)
        }
      }
      let known = numbered.filter { $0.element.verdict == .knownFailing }
      if !known.isEmpty {
        ReportPage.section("Known to fail", "known", to: &html) { html in
          for (place, (index, result)) in known.prefix(Self.listedFailures).enumerated() {
            write(result, index, links, isDrawn: place < Self.drawnFailures, isOpen: false, to: &html)
          }
          writeRest(known.count, to: &html)
        }
      }
      let unjudged = numbered.filter { $0.element.environment != nil }
      writeUnrun(to: &html)
      if !unjudged.isEmpty {
        ReportPage.section("Not judged", "unjudged", to: &html) { html in
          for (index, result) in unjudged { write(result, index, links, isDrawn: false, isOpen: false, to: &html) }
        }
      }
      let passed = numbered.filter { $0.element.verdict == .passed }
      writePassed(passed, of: results.count, summary, links, to: &html)
      links.write(results, to: &html)
      html.source("script", Self.script)
    }
  }

  /// Stories, each with what people saw and its line of time.
  public func stories(_ results: [CaseResult]) -> String {
    let title = results.count == 1 ? results[0].scenario.title : "\(results.count) stories"
    return ReportPage.text(title: Self.visible(title)) { html in
      html.element("header") { html in
        html.element("h1", text: Self.visible(title))
        if let identity { ReportPage.write(identity, to: &html) }
      }
      html.newLine()
      for var result in results {
        result.trace = StoryLines(result).shown
        writeStory(result, isAlone: results.count == 1, to: &html)
      }
    }
  }

  private func writeHead(_ summary: ConformanceSummary, _ headline: RunHeadline, to html: inout HTMLWriter) {
    html.element("header") { html in
      html.element("h1", text: headline.sentence)
      if let identity { ReportPage.write(identity, to: &html) }
      html.element("p", ["class": "numbers"]) { html in
        if let errors = headline.errors {
          html.element("span", ["class": "badge problem"], text: errors)
          html.write(" ")
        }
        for (kind, count, words) in [
          ("failed", summary.failed, "failed"), ("known_failing", summary.knownFailing, "known to fail"),
          ("environment", summary.notJudged, "not judged"), ("passed", summary.passed, "passed"),
        ] where count > 0 || kind == "failed" || kind == "passed" {
          html.element("span", ["class": "badge \(count == 0 ? "none" : kind)"], text: "\(count) \(words)")
          html.write(" ")
        }
        if !unrun.isEmpty {
          html.element("a", ["class": "badge problem", "href": "#unrun"], text: "\(unrun.count) not run")
          html.write(" ")
        }
        html.write(summary.suites.count == 1 ? "in 1 suite" : "in \(summary.suites.count) suites")
      }
      if !note.isEmpty { html.element("p", ["class": "note"], text: note) }
      html.element("form", ["id": "filter", "class": "filter", "hidden": ""]) { html in
        html.element("label") { html in
          html.write("Find ")
          html.void(
            "input", ["type": "search", "id": "words", "placeholder": "id, title or requirement", "size": "32"])
        }
        html.element("label") { html in
          html.write("Verdict ")
          html.element("select", ["id": "verdict"]) { html in
            html.element("option", ["value": "all"], text: "all")
            for verdict in CaseResult.Verdict.allCases {
              html.element("option", ["value": verdict.rawValue], text: verdict.words)
            }
          }
        }
        html.element("output", ["id": "count"], text: "")
      }
      // Of use where somebody has to find out what went wrong.
      html.element("details", summary.failed > 0 ? ["class": "legend", "open": ""] : ["class": "legend"]) { html in
        html.element("summary", text: "How to read a timeline")
        html.element("ul") { html in
          for (mark, words) in [
            ("bad", "delivered, though nothing expected it"), ("ok", "delivered"),
            ("want met", "expected, and it came"), ("want missing", "expected, and it did not happen"),
          ] {
            html.element("li") { html in
              html.element("svg", ["viewBox": "0 0 16 16", "class": "sample"]) { html in
                html.element("circle", ["cx": "8", "cy": "8", "r": "6", "class": mark]) { _ in }
              }
              html.write(" \(words)")
            }
          }
          html.element("li", text: "A bar is a pending request; a cross marks one that was removed.")
          html.element("li", text: "A triangle is a notification that was not sent; the table has the reason.")
          html.element(
            "li", text: "Shaded stretches are quiet hours; a dashed line is a new zone or a clock that was set.")
        }
      }
    }
    html.newLine()
  }

  private func writeRest(_ count: Int, to html: inout HTMLWriter) {
    guard count > Self.listedFailures else { return }
    html.element(
      "p", ["class": "note"],
      text: "and \(count - Self.listedFailures) more such cases, which are not shown; '--filter' runs some of the cases"
    )
  }

  private func writeFindings(to html: inout HTMLWriter) {
    guard !findings.isEmpty else { return }
    ReportPage.section("About the run", "findings", to: &html) { html in
      html.element("ul") { html in
        for finding in findings {
          html.element("li", ["class": finding.severity == .error ? "problem" : "remark"]) { html in
            html.element("code", text: "\(finding.span.file):\(finding.span.start.line)")
            html.write(" \(Self.visible(finding.message)) ")
            html.element("code", ["class": "code"], text: "[\(finding.code.text)]")
            if let remedy = finding.fixIt?.message {
              html.element("p", ["class": "note"], text: Self.visible(remedy))
            }
          }
        }
      }
    }
  }

  private func writePassed(
    _ passed: [(offset: Int, element: CaseResult)], of all: Int, _ summary: ConformanceSummary,
    _ links: RequirementLinks, to html: inout HTMLWriter
  ) {
    guard !passed.isEmpty else { return }
    let bySuite = Dictionary(grouping: passed) { $0.element.scenario.suite }
    ReportPage.section("Passed", "passes", to: &html) { html in
      if all > Self.drawnCases, passed.contains(where: { $0.element.trace.isEmpty }) {
        html.element(
          "p", ["class": "note"],
          text: "There are too many cases to draw them all: of more than \(Self.drawnCases), those that passed have no "
            + "timeline here. Run one suite with '--filter' to see it.")
      }
      for suite in summary.suites {
        guard let cases = bySuite[suite.name] else { continue }
        html.element("details", ["class": "suite"]) { html in
          html.element("summary") { html in
            html.element("b", text: suite.name)
            html.write(" \(cases.count) passed")
            if suite.failed > 0 { html.write(", \(suite.failed) failed") }
          }
          for (index, result) in cases { write(result, index, links, isDrawn: true, isOpen: false, to: &html) }
        }
        html.newLine()
      }
    }
  }

  /// A text with its invisible characters shown, because they can reverse the text next to them.
  static func visible(_ text: String) -> String { TerminalText(text).text }

  /// The same for lines of ours: a line end within one of them is shown, those between them are line ends.
  static func visible(_ lines: [String]) -> String { lines.map { visible($0) }.joined(separator: "\n") }
}
