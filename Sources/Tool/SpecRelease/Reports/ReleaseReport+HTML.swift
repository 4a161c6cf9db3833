import NotificationConformance
import SpecDiagnostics
import TextWriting

extension ReleaseReport {
  /// One page that needs nothing else: the verdict, the checks, the causes, what to look at, the waivers by date.
  public var html: String {
    ReportPage.text(title: visible(headline)) { html in
      html.element("h1", text: visible(headline))
      ReportPage.write(identity, to: &html)
      checkTable(&html)
      if let title = causesHeadline {
        ReportPage.section(visible(title), "causes", to: &html) { html in
          if let untried { html.element("p", text: visible(untried)) }
          write(causes, &html)
          for group in unexplained { failures(group.reason, [], group.failures, since: group.origin, &html) }
        }
      }
      for check in checks where !check.details.isEmpty {
        ReportPage.section(visible(check.name), "check-\(check.name)", to: &html) { html in list(check.details, &html) }
      }
      if !risks.isEmpty {
        ReportPage.section("\(Self.number(risks.count, "change")) to look at", "risks", to: &html) { html in
          list(risks, &html)
        }
      }
      if !rules.isEmpty {
        ReportPage.section(ChangedRule.heading, "rules", to: &html) { html in
          table(ChangedRule.titles, rules.flatMap { $0.rows() }, &html)
        }
      }
      if !texts.isEmpty {
        ReportPage.section("\(Self.number(texts.count, "text")) changed", "texts", to: &html) { html in
          table(ChangedText.titles, texts.flatMap { $0.rows() }, &html)
        }
      }
      if !excuses.isEmpty {
        ReportPage.section("Waivers by date", "waivers", to: &html) { html in
          table(
            ["Until", "Owner", "What", "Where"],
            excuses.map { [$0.end, $0.owner ?? "", $0.text, $0.place.place] }, &html)
        }
      }
      // Paper has nothing to click on.
      html.source("script", Self.unfolding)
    }
  }

  private static let unfolding: StaticString = """
    addEventListener("beforeprint", function () {
      document.querySelectorAll("details").forEach(function (list) { list.open = true; });
    });
    """

  private func write(_ causes: [ReleaseCause], _ html: inout HTMLWriter) {
    let count = failureCount
    for (number, cause) in causes.enumerated() {
      failures(
        "\(number + 1). \(cause.title(of: count)) [\(cause.about)]", cause.changes, cause.failures,
        breaking: cause.requirements, &html)
    }
  }

  private func failures(
    _ title: String, _ changes: [ReleaseCause.Change], _ failures: [ReleaseFailure],
    since origin: FailureOrigin? = nil, breaking requirements: [String] = [], _ html: inout HTMLWriter
  ) {
    html.element("div", ["class": "row"]) { html in
      html.element("h3", text: visible(title))
      if !requirements.isEmpty {
        html.element("p", ["class": "failure"], text: visible("Breaks \(requirements.joined(separator: ", "))"))
      }
      for one in changes {
        html.element("p", ["class": "failure"]) { html in
          if changes.count > 1 {
            html.element("span", ["class": "message"], text: visible(one.change.message))
            html.write(" ")
          }
          html.element("code", text: visible(one.change.place.place))
          if let commit = one.commit { html.write(" " + visible(commit.words)) }
        }
      }
      if let origin { html.element("p", ["class": "failure"], text: visible(origin.words)) }
      html.element("details", failures.count <= Self.openFailures ? ["open": ""] : [:]) { html in
        html.element("summary", text: Self.number(failures.count, "failure"))
        list(failures.map { Detail($0.words, at: $0.place) }, &html)
      }
    }
    html.newLine()
  }

  /// Longer lists are folded.
  private static let openFailures = 10

  private func list(_ details: [Detail], _ html: inout HTMLWriter) {
    html.element("ul") { html in
      for detail in details {
        html.element("li") { html in
          html.write(visible(detail.text))
          if let place = detail.place {
            html.write(" ")
            html.element("code", ["class": "code"], text: visible(place.place))
          }
        }
        html.newLine()
      }
    }
  }

  private func checkTable(_ html: inout HTMLWriter) {
    html.element("table") { html in
      html.element("tbody") { html in
        for check in checks {
          html.element("tr") { html in
            html.element("th", ["scope": "row"], text: check.name)
            html.element("td") { html in
              html.element("span", ["class": "badge \(check.state.badge)"], text: check.state.mark)
              html.write(" " + visible(check.sentence))
            }
          }
          html.newLine()
        }
      }
    }
  }

  private func table(_ titles: [String], _ rows: [[String]], _ html: inout HTMLWriter) {
    html.element("table") { html in
      html.element("thead") { html in
        html.element("tr") { html in for title in titles { html.element("th", ["scope": "col"], text: title) } }
      }
      html.element("tbody") { html in
        for row in rows {
          html.element("tr") { html in
            for (title, cell) in zip(titles, row) { html.element("td", ["data-lane": title], text: visible(cell)) }
          }
          html.newLine()
        }
      }
    }
  }

  /// With invisible characters as escapes.
  private func visible(_ text: String) -> String { TerminalText(text).text }
}

extension ReleaseReport.Check.State {
  /// As the style sheet of reports has it.
  fileprivate var badge: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .noted: "known_failing"
    case .skipped: "none"
    }
  }
}
