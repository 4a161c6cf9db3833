import NotificationCivilTime
import NotificationRules
import SpecDiagnostics
import Testing

@testable import NotificationConformance

@Suite struct HTMLReportTests {
  private func page(_ results: [CaseResult], line: String? = nil) throws -> String {
    HTMLReport(
      runner: ScenarioRunner(specs: [try Bakery.spec()]), note: "each case ran twice", sourceLine: { _, _ in line }
    ).page(results)
  }

  /// The tags that are open, innermost last; fails where one is closed that is not.
  private func checkBalance(of page: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    var open: [Substring] = []
    let tag = /<(\/?)([a-z0-9]+)((?: [a-zA-Z:-]+(?:="[^"<>]*")?)*)>/
    var rest = page[...]
    // Style and script hold no markup.
    while let less = rest.firstIndex(of: "<") {
      rest = rest[less...]
      if rest.hasPrefix("<!doctype html>") {
        rest = rest.dropFirst(15)
        continue
      }
      guard let match = try? tag.prefixMatch(in: rest) else {
        Issue.record("no tag: \(rest.prefix(80))", sourceLocation: sourceLocation)
        return
      }
      rest = rest[match.range.upperBound...]
      let name = match.2
      if ["meta", "input", "wbr"].contains(name) { continue }
      if match.1.isEmpty {
        open.append(name)
        if name == "style" || name == "script", let end = rest.firstRange(of: "</") { rest = rest[end.lowerBound...] }
      } else {
        #expect(open.popLast() == name, "\(rest.prefix(80))", sourceLocation: sourceLocation)
      }
    }
    #expect(open == [], sourceLocation: sourceLocation)
  }

  @Test func aFailureShowsWhatWasExpectedBesideWhatHappened() throws {
    let page = try page(Verdicts.late, line: "      - { delivered: fresh_bread, at: \"10:00\" }")
    checkBalance(of: page)
    #expect(page.contains("<title>Conformance: 1 of 3 cases failed</title>"))
    #expect(page.contains("<code>- { delivered: fresh_bread, at: &quot;10:00&quot; }</code>"))
    #expect(page.contains("delivered fresh_<wbr>bread: did not happen"))
    #expect(page.contains("held: quiet (it would come in the quiet hours)"))
    #expect(page.contains("class=\"want missing\""))
    // Failures are first and open.
    let failures = try #require(page.firstRange(of: "<section id=\"failures\">"))
    let passes = try #require(page.firstRange(of: "<section id=\"passes\">"))
    #expect(failures.lowerBound < passes.lowerBound)
    #expect(page[failures.lowerBound...].prefix(200).contains(" open>"))
  }

  @Test func errorsAreInTheHeadingAndHaveTheirRemedies() throws {
    let span = Verdicts.span(3)
    let finding = Diagnostic(
      "scenario/unknown-key", .error, "'stat' is not a key here", at: span,
      fixIt: Diagnostic.FixIt("write 'stats'", replace: span, with: "stats"))
    let report = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()]), findings: [finding])
    let nothing = report.page([])
    checkBalance(of: nothing)
    #expect(nothing.contains("<title>Conformance: nothing was run, because of 1 error</title>"))
    #expect(nothing.contains("<span class=\"badge problem\">1 error</span>"))
    #expect(nothing.contains("is not a key here<p class=\"note\">write &#39;stats&#39;</p></li>"))
    let green = report.page([Verdicts.result("early")])
    #expect(green.contains("<h1>Conformance: 1 error; 1 case, none failed</h1>"))
    let red = report.page(Verdicts.late)
    #expect(red.contains("<h1>Conformance: 1 error; 1 of 3 cases failed</h1>"))
  }

  @Test func reasonsAreAListOfTheirOwn() throws {
    let page = try page(Verdicts.late)
    #expect(page.contains("<div class=\"why\"><p>What the scheduler said about fresh_bread:</p><ul><li>"))
    for part in page.components(after: "<p ") {
      #expect(part.prefix(upTo: part.firstRange(of: "</p>")?.lowerBound ?? part.endIndex).contains("<ul>") == false)
    }
  }

  @Test func aTipHasALineForEachEvent() throws {
    var results = Verdicts.late
    results[1].trace.insert(Verdicts.entry(0, .remark(.input, "two\nlines")), at: 1)
    let page = try page(results)
    #expect(
      page.contains("<title>2026-03-02 09:00&#10;signal bread_baked loaves=3&#10;two\\u{A}lines</title>"))
  }

  @Test func aSmallScreenIsToldToScroll() throws {
    let page = try page(Verdicts.late)
    #expect(page.contains(".begin::after { content: \"The picture scrolls sideways.\""))
    #expect(page.contains("box.scrollLeft = "))
  }

  @Test func thePageNeedsNothingElse() throws {
    let page = try page(Verdicts.late)
    #expect(page.contains("http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;;"))
    for word in ["http://", "https://", " src=", "url(", "@import", "<link", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
    for part in page.components(after: "href=\"") { #expect(part.hasPrefix("#")) }
  }

  @Test func everyRequirementLeadsToItsCases() throws {
    let page = try page(Verdicts.late)
    #expect(page.contains("<a href=\"#r0\" class=\"requirement\" title=\"BAKE/FRESH-1\">BAKE/FRESH-1</a>"))
    #expect(page.contains("<div class=\"row\" id=\"r0\"><b>BAKE/FRESH-1</b>"))
    #expect(page.contains("<a href=\"#c1\" class=\"failed\">bakery.bread/late</a>"))
  }

  /// Copy and titles come from people.
  @Test func nothingWrittenInACaseIsMarkup() throws {
    let evil = "</script><img src=x onerror=alert(1)>\u{202E}\u{0007}\"'&amp;"
    var results = Verdicts.late
    results[1].scenario.title = evil
    results[1].scenario.id = "bakery.bread/\(evil)"
    results[1].scenario.covers = [evil]
    results[1].failures[0].message = evil
    results[1].trace[0].event = .remark(.input, evil)
    results[1].trace[2].event = .delivered(evil, .plain)
    let page = try page(results, line: evil)
    checkBalance(of: page)
    #expect(!page.contains("<img"))
    #expect(!page.contains("\u{202E}"))
    #expect(!page.contains("\u{0007}"))
    #expect(page.contains("&lt;img src=x onerror=alert(1)&gt;\\u{202E}\\u{7}&quot;&#39;&amp;amp;"))
    #expect(page.components(after: "</script>").count == 1)
  }

  @Test func manyCasesAreOneLineEach() throws {
    let results = (0..<2_000).map { Verdicts.result("case-\($0)", covers: ["BAKE/FRESH-1"]) }
    let page = try page(results)
    checkBalance(of: page)
    #expect(page.utf8.count < 2_000 * 700)
    #expect(page.contains("There are too many cases to draw them all"))
    let broken = (0..<500).map { number in
      var result = Verdicts.late[1]
      result.scenario.id = "bakery.bread/\(number)"
      return result
    }
    let drawn = try self.page(broken)
    #expect(drawn.components(after: "class=\"draw\"").count == HTMLReport.drawnFailures)
  }

  @Test func quietHoursAndClocksStandOnOneLineOfTime() throws {
    let scenario = try #require(
      try Bakery.cases(
        """
          - id: flight
            covers: [BAKE/FRESH-1]
            steps:
              - { at: "21:00", zone: Asia/Tokyo }
              - { after: 1h, clock: -30m }
              - { after: 1h, signal: oven_opened }
            then: [{ delivered: none }]
        """
      ).first)
    let clock = CaseClock(of: scenario)
    #expect(clock.stretches.map(\.change) == [nil, "zone Europe/Berlin → Asia/Tokyo", "clock set back to 05:30"])
    // 12 hours, then one, then one more: the half hour that is shown twice counts twice.
    #expect(clock.length == 14 * 3_600_000)
    #expect("\(clock.local(13 * 3_600_000))" == "2026-03-03 05:30")
    let (from, to) = (try #require(WallClockTime(hour: 20)), try #require(WallClockTime(hour: 6)))
    #expect(
      clock.bands(from: from, to: to).map { [$0.lowerBound / 60_000, $0.upperBound / 60_000] } == [
        [660, 720], [720, 780], [780, 810],
      ])
  }
}

extension String {
  fileprivate func components(after mark: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: mark) {
      rest = rest[range.upperBound...]
      found.append(rest)
    }
    return found
  }
}
