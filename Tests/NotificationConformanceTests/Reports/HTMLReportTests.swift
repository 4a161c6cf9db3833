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
    #expect(
      nothing.contains(
        "is not a key here <code class=\"code\">[scenario/unknown-key]</code><p class=\"note\">write &#39;stats&#39;</p></li>"
      ))
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

  @Test func nothingFailedIsNotRed() throws {
    let page = try page([Verdicts.result("early")])
    #expect(page.contains("<span class=\"badge none\">0 failed</span>"))
    #expect(!page.contains("class=\"badge failed\">0"))
    #expect(!page.contains("What failed"))
  }

  @Test func findingsShowTheirCodes() throws {
    let finding = Diagnostic("known-failing/passes", .error, "It passes", at: Verdicts.span(3))
    let report = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()]), findings: [finding])
    #expect(report.page(Verdicts.late).contains(" It passes <code class=\"code\">[known-failing/passes]</code>"))
  }

  /// A failed line about something else than a notification is red in the picture too, where it was looked at.
  @Test func everyFailureIsRedInThePicture() throws {
    let badge = Assertion(kind: .badge(3), span: Verdicts.span(30))
    var result = Verdicts.result(
      "badge", then: [badge], trace: [Verdicts.entry(0, .step(.signal("bread_baked", [:])))])
    result.failures = [.init("expected the badge to be 3; it is 0", at: badge.span)]
    let page = try page([result])
    checkBalance(of: page)
    #expect(
      page.contains("class=\"want missing\"><title>2026-03-02 09:00&#10;expected the badge to be 3; it is 0</title>"))
    #expect(page.contains(">line 30</text>"))
    #expect(page.contains("<tr class=\"wrong\">"))
    // What broke a rule of every case has no line of its own.
    result.failures = [.init("more than one a day", at: Verdicts.span(7), when: Verdicts.start, kind: .invariant)]
    #expect(try self.page([result]).contains("class=\"want missing\">"))
    // What the picture shows already is not drawn again.
    let late = try self.page(Verdicts.late)
    #expect(late.ranges(of: "class=\"want missing\"><title>").count == 1)
  }

  @Test func columnsWithoutAnythingAreLeftOut() throws {
    let page = try page(Verdicts.late)
    let head = try #require(page.firstMatch(of: /<thead>(.*?)<\/thead>/))
    let titles = head.1.matches(of: />([A-Z][^<]*)</).map { String($0.1) }
    #expect(
      titles
        == ["Local time", "Input", "Pending requests", "Delivered and opened", "Expected", "Not sent, and why"].filter {
          $0 != "Pending requests"
        })
    let row = try #require(page.firstMatch(of: /<tr class="moment">(.*?)<\/tr>/))
    #expect(row.1.ranges(of: "<td ").count == titles.count - 1)
    var result = Verdicts.late[1]
    result.trace = (0..<300).map { Verdicts.entry($0, .remark(.logged, "event \($0)")) }
    #expect(try self.page([result]).contains("<tr class=\"gap\"><td colspan=\"3\">"))
  }

  /// Their names are a picture of their own: the style sheet keeps it where it is.
  @Test func lanesKeepTheirNames() throws {
    let page = try page(Verdicts.late)
    let names = try #require(
      page.firstMatch(of: /<svg viewBox="0 0 84 (\d+)" class="lanes" aria-hidden="true">(.*?)<\/svg>/))
    #expect(page.contains("<svg viewBox=\"0 0 1000 \(names.1)\" role=\"img\" class=\"draw\""))
    for name in ["clock", "input", "pending", "delivered", "expected", "not sent"] {
      #expect(names.2.contains(">\(name)</text>"), "\(name)")
    }
    #expect(page.contains(".lanes { width: 8.4%; position: sticky; left: 0;"))
  }

  /// What would make the whole page scroll on a phone: a line that cannot break.
  @Test func noLineIsWiderThanAPhone() throws {
    let page = try page(Verdicts.late)
    #expect(page.contains("sans-serif; overflow-wrap: anywhere; }"))
    #expect(page.contains("pre { white-space: pre-wrap;"))
    let style = try #require(page.firstMatch(of: /<style>(.*?)<\/style>/.dotMatchesNewlines())).1
    for rule in style.matches(of: /([^{}]*)\{([^{}]*white-space: nowrap[^{}]*)\}/) {
      #expect(rule.1.contains(".badge"), "\(rule.0)")
    }
  }

  @Test func whyThereIsNoTimelineIsSaid() throws {
    var results = (0..<HTMLReport.drawnCases + 1).map { Verdicts.result("case-\($0)") }
    #expect(try page(results).contains("those that passed have no timeline here"))
    results[0].failures = [.init("late", at: Verdicts.span(20))]
    #expect(try page(results).contains("No timeline here: only the first 100 failed cases of a run have one."))
    #expect(try !page(Array(results.suffix(3))).contains("no timeline here"))
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
