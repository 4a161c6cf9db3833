import NotificationCivilTime
import NotificationRules
import NotificationTerms
import TextWriting

extension HTMLReport {
  /// One case: its name, why it failed, and its timeline where one is to be drawn.
  func write(
    _ result: CaseResult, _ index: Int, _ links: RequirementLinks, isDrawn: Bool, isOpen: Bool,
    to html: inout HTMLWriter
  ) {
    let scenario = result.scenario
    let words = ([scenario.id, scenario.title] + scenario.covers).joined(separator: " ").lowercased()
    let kind = "case \(result.verdict.rawValue)"
    let draws = isDrawn && !result.trace.isEmpty
    guard draws || !result.failures.isEmpty || !result.remarks.isEmpty else {
      html.element("div", ["class": kind, "id": "c\(index)", "data-words": Self.visible(words)]) { html in
        writeName(result, to: &html)
        writeCovers(scenario, links, to: &html)
      }
      html.newLine()
      return
    }
    func content(_ html: inout HTMLWriter) {
      html.element("summary") { writeName(result, to: &$0) }
      html.element("p", ["class": "place"]) { html in
        html.element("code", text: "\(scenario.span.file):\(scenario.span.start.line)")
        html.write(" ")
        writeCovers(scenario, links, to: &html)
      }
      // The row of a table says what its columns stand for.
      if let row = sourceLine(scenario.span.file, Int(scenario.span.start.line))?.drop(while: { $0 == " " }),
        row.hasPrefix("- [")
      {
        html.element("p", ["class": "source"]) { html in
          html.write("row ")
          html.element("code", text: Self.visible(String(row.prefix(300))))
        }
      }
      if let known = result.known {
        html.element("p", ["class": "note"], text: "Known to fail: \(Self.visible(known.why.sentence))")
      }
      if let lacking = result.environment {
        html.element("p", ["class": "note"], text: "Not judged: \(Self.visible(lacking))")
      }
      for failure in result.failures.prefix(ReportBounds.failures) { write(failure, of: result, to: &html) }
      let rest = result.failures.count - ReportBounds.failures
      if rest > 0 { html.element("p", ["class": "note"], text: "and \(rest) more failures of this case") }
      for remark in result.remarks {
        html.element("p", ["class": "note"], text: "Line \(remark.span.start.line): \(Self.visible(remark.message))")
      }
      if let words = result.testeeWords, !result.failures.isEmpty {
        html.element("p", ["class": "note"], text: "The testee said on standard error:")
        html.element("pre", text: Self.visible(words.split(separator: "\n").map(String.init)))
      }
      if draws {
        if result.verdict != .passed || isOpen { writeSeen(of: result, to: &html) }
        writeTimeline(of: result, to: &html)
      } else if !result.failures.isEmpty, result.environment == nil {
        html.element(
          "p", ["class": "note"],
          text:
            "No timeline here: only the first \(ReportBounds.cases) failed cases of a run have one. Run this one with "
            + "'--filter \(Self.visible(scenario.id))'.")
      }
    }
    if isOpen {
      html.element(
        "details", ["class": kind, "id": "c\(index)", "data-words": Self.visible(words), "open": ""], content)
    } else {
      html.element("details", ["class": kind, "id": "c\(index)", "data-words": Self.visible(words)], content)
    }
    html.newLine()
  }

  /// A story is neither passed nor failed: it says what comes.
  func writeStory(_ result: CaseResult, isAlone: Bool, to html: inout HTMLWriter) {
    html.element("section") { html in
      if !isAlone { html.element("h2", text: Self.visible(result.scenario.title)) }
      html.element("p", ["class": "place"]) { $0.element("code", text: Self.visible(result.scenario.span.file)) }
      for failure in result.failures { write(failure, of: result, to: &html) }
      for remark in result.remarks {
        html.element("p", ["class": "note"], text: "Line \(remark.span.start.line): \(Self.visible(remark.message))")
      }
      writeSeen(of: result, to: &html)
      writeTimeline(of: result, to: &html)
    }
    html.newLine()
  }

  private func writeName(_ result: CaseResult, to html: inout HTMLWriter) {
    html.element("span", ["class": "badge \(result.verdict.rawValue)"], text: result.verdict.words)
    html.write(" ")
    html.element("span", ["class": "title"], text: Self.visible(result.scenario.title))
    html.write(" ")
    html.element("code", ["class": "id"], text: Self.visible(result.scenario.id))
  }

  private func writeCovers(_ scenario: ScenarioCase, _ links: RequirementLinks, to html: inout HTMLWriter) {
    for id in scenario.covers {
      links.link(id, to: &html)
      html.write(" ")
    }
  }

  private func write(_ failure: CaseResult.Failure, of result: CaseResult, to html: inout HTMLWriter) {
    html.element("div", ["class": "failure"]) { html in
      html.element("p", ["class": "message"], text: Self.visible(failure.message))
      if let line = sourceLine(failure.span.file, Int(failure.span.start.line)) {
        html.element("p", ["class": "source"]) { html in
          html.write("line \(failure.span.start.line) ")
          html.element("code", text: Self.visible(String(line.drop { $0 == " " }.prefix(300))))
        }
      }
      writeReasons(for: failure, of: result, to: &html)
    }
  }

  /// What the scheduler said about the type that a failed line is about.
  private func writeReasons(for failure: CaseResult.Failure, of result: CaseResult, to html: inout HTMLWriter) {
    let (reasons, more) = result.reasons(for: failure, atMost: 6)
    guard let type = result.type(inQuestion: failure), !reasons.isEmpty else { return }
    html.element("div", ["class": "why"]) { html in
      html.element("p", text: "What the scheduler said about \(Self.visible(type)):")
      html.element("ul") { html in
        for reason in reasons { html.element("li", text: Self.visible(reason)) }
        if more > 0 { html.element("li", text: "and \(more) more") }
      }
    }
  }

  // MARK: The timeline

  private func writeTimeline(of result: CaseResult, to html: inout HTMLWriter) {
    let scenario = result.scenario
    let quietHours = runner.quietHours(of: scenario)
    let timeline = CaseTimeline(of: result, quietHours: quietHours)
    let prefix = "\(scenario.app)."
    html.element("p", ["class": "begin"], text: Self.visible(beginning(of: scenario, quietHours)))
    html.element(
      "div",
      ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Timeline of \(Self.visible(scenario.id))"]
    ) { html in
      TimelineDrawing(timeline, of: result, prefix: prefix).write(to: &html)
    }
    TimelineTable(timeline, of: result, prefix: prefix).write(to: &html)
  }

  /// "Begins 2026-03-02 09:00 in Europe/Moscow · notifications authorized · app in the foreground"
  private func beginning(of scenario: ScenarioCase, _ quietHours: QuietHours?) -> String {
    let start = scenario.start
    var parts = [
      "Begins \(start.moment.local) in \(start.moment.zone.identifier)",
      "notifications \(start.authorization.rawValue.split(separator: "_").joined(separator: " "))",
      start.app == .killed ? "app not running" : "app in the \(start.app.rawValue)",
    ]
    if let locale = start.locale { parts.append("language \(locale)") }
    if let profile = start.profile { parts.append("profile \(profile)") }
    if start.isFocusOn { parts.append("Focus on") }
    if let quietHours { parts.append("quiet hours \(quietHours.from) to \(quietHours.to)") }
    for signal in start.signals.suffix(4) {
      parts.append("\(signal.signal) at \(start.moment.zone.local(at: signal.instant))")
    }
    for past in start.history.suffix(4) {
      parts.append("\(past.type) was delivered at \(start.moment.zone.local(at: past.instant))")
    }
    return parts.joined(separator: " · ")
  }
}
