import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing
import TextWriting

@testable import NotificationConformance

/// What a reader of a failure has to find in it.
@Suite struct FailureReportTests {
  private func results(_ scenarios: String) throws -> [CaseResult] {
    let runner = ScenarioRunner(specs: [try Bakery.spec()])
    return try Bakery.cases(scenarios).map { runner.run($0) }
  }

  private func result(_ steps: String, _ then: String) throws -> CaseResult {
    try #require(
      try results(
        """
          - id: one
            covers: [BAKE/FRESH-1]
            steps: [\(steps)]
            then: [\(then)]
        """
      ).first)
  }

  private static let bread = #"{ at: "10:00", signal: bread_baked, with: { loaves: 1 } }"#

  @Test func aKillThatNeverComesIsSaidInEveryFormat() throws {
    let passed = try result(
      #"{ at: "09:30", crash: { after_write: 99 } }, \#(Self.bread)"#, "{ delivered: fresh_bread }")
    #expect(passed.verdict == .passed)
    let words = "the app was never killed: the kill waits for write 99"
    #expect(passed.remarks.map(\.span.start.line) == [9])
    #expect(TextReport.text([passed]).text.contains("remark  bakery.bread/one, line 9: \(words)"))
    #expect(TAPReport.text([passed]).text.contains("ok 1 - bakery.bread/one: one\n# line 9: \(words)"))
    #expect(JUnitReport.xml([passed]).contains("<system-out>a.yaml:7:9\nline 9: \(words)"))
    #expect(passed.asFindings.map(\.severity) == [.note])
    let page = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()])).page([passed])
    #expect(page.contains("Line 9: \(words)"))
    // A second one does not make the first forgotten; one that comes is no remark.
    let twice = try result(
      #"{ at: "09:30", crash: { after_write: 99 } }, { after: 1m, crash: { after_write: 1 } }, \#(Self.bread)"#,
      "{ nothing: true }")
    #expect(twice.remarks.count == 1)
  }

  @Test func theTextOfAHundredThousandFailuresIsBounded() {
    let failed = (0..<1_000).map { number in
      var result = Verdicts.late[1]
      result.scenario.id = "bakery.bread/\(number)"
      return result
    }
    let text = TextReport.text(failed).text
    #expect(text.contains("900 more failed cases are not shown"))
    #expect(text.utf8.count < 100_000)
    #expect(text.hasSuffix("1000 cases in 1 suite: 0 passed, 1000 failed\n"))
    #expect(
      TAPReport.text(failed).text.hasSuffix(
        "only the first 100 failed cases have their traces; the other 900 do not\n"))
    #expect(JUnitReport.xml(failed).utf8.count < 600_000)
    var many = Verdicts.late[1]
    many.failures = (0..<50).map { .init("no \($0)", at: Verdicts.span(20)) }
    #expect(TextReport.failed(many).text.contains("… and 30 more failures of this case"))
  }

  @Test func timesNameTheirZoneWhereThereAreSeveral() throws {
    let result = try result(
      #"\#(Self.bread), { at: "10:01", app: background }, { at: "11:00", zone: Asia/Tokyo }, { until: "20:00" }"#,
      #"{ delivered: fresh_bread, at: "2026-03-02 10:00" }"#)
    #expect(
      result.failures.first?.message
        == "expected fresh_bread to be delivered at 2026-03-02 10:00 Asia/Tokyo; delivered at 2026-03-02 10:00 Europe/Berlin"
    )
    let text = TraceExcerpt(of: result).text(indent: "").text
    // The step stands at the time it is written with; the zone where it changes.
    #expect(
      text.contains(
        "> 2026-03-02 02:00  Europe/Berlin  expected   delivered fresh_bread at 2026-03-02 10:00 Asia/Tokyo\n"))
    #expect(text.contains("  2026-03-02 11:00                 input      zone: Asia/Tokyo\n"))
    let timeline = CaseTimeline(of: result, quietHours: nil)
    #expect(timeline.moments.flatMap(\.changes) == ["zone Europe/Berlin → Asia/Tokyo"])
    #expect(timeline.moments.first?.expected.map(\.label) == ["fresh_bread 10:00 Asia/Tokyo"])
    let page = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()])).page([result])
    #expect(page.contains("bread at 2026-03-02 10:00 Asia/Tokyo: did not happen"))
  }

  @Test func oneZoneWithTwoOffsetsNamesThem() throws {
    let summer = try result(
      #"{ until: "2026-03-30 12:00" }"#, #"{ delivered: fresh_bread, at: "2026-03-30 10:00" }"#)
    #expect(
      summer.failures.first?.message.hasPrefix("expected fresh_bread to be delivered at 2026-03-30 10:00 UTC+02:00")
        == true)
    let plain = try result(#"{ until: "12:00" }"#, #"{ delivered: fresh_bread, at: "10:00" }"#)
    #expect(
      plain.failures.first?.message == "expected fresh_bread to be delivered at 2026-03-02 10:00; nothing was delivered"
    )
  }

  @Test func aScenarioThatEndsTooEarlySaysSo() throws {
    let early = try result(#"{ until: "09:30" }"#, #"{ delivered: fresh_bread, at: "10:00" }"#)
    #expect(
      early.failures.first?.message
        == "expected fresh_bread to be delivered at 2026-03-02 10:00; nothing was delivered; the scenario ends at "
        + "2026-03-02 09:30, before that")
    let among = try result(#"{ until: "09:30" }"#, #"{ delivered_includes: fresh_bread, at: "10:00" }"#)
    #expect(among.failures.first?.message.hasSuffix("; the scenario ends at 2026-03-02 09:30, before that") == true)
    let step = try result(
      #"{ until: "09:30", expect: [{ delivered: fresh_bread, at: "10:00" }] }, { until: "11:00" }"#,
      "{ delivered: none }")
    #expect(step.failures.first?.message.hasSuffix("; it is only 2026-03-02 09:30 here") == true)
  }

  /// From the first instant at which they hold it to the last, and not afterwards.
  @Test(arguments: [
    ("22:00", "hold what is due then until 08:00"), ("23:30", "hold what is due then until 08:00"), ("21:59", nil),
    ("08:00", nil),
  ])
  func quietHoursAreNamed(_ time: String, _ words: String?) throws {
    let quiet = #"policies:\#n  quiet_hours: { from: "22:00", to: "08:00" }"#
    let runner = ScenarioRunner(specs: [try Bakery.spec(Bakery.yaml.replacing("policies:", with: quiet))])
    let cases = try Bakery.cases(
      """
        - id: one
          covers: [BAKE/FRESH-1]
          steps: [{ until: "2026-03-05 21:00" }]
          then: [{ delivered: fresh_bread, at: "2026-03-04 \(time)" }]
      """)
    let message = try #require(cases.map { runner.run($0) }.first?.failures.first?.message)
    #expect(message.contains("the quiet hours from 22:00 to 08:00") == (words != nil), "\(message)")
    if let words { #expect(message.hasSuffix(words), "\(message)") }
  }

  @Test func aTextThatDiffersIsOneFailureWithBothTexts() throws {
    let result = try result(Self.bread, #"{ delivered: fresh_bread, at: "10:00", text: { en: "Cake!" } }"#)
    #expect(
      result.failures.map(\.message) == [
        #"expected fresh_bread to be delivered at 2026-03-02 10:00 with the text "Cake!" in en; its text is "Bread!""#
      ])
    let quiet = try self.result(Self.bread, "{ delivered: fresh_bread, quiet: true }")
    #expect(
      quiet.failures.map(\.message) == [
        "expected fresh_bread to be delivered, quietly; delivered at 2026-03-02 10:00, not quietly"
      ])
  }

  @Test func whatLedToItIsKeptAndRepeatsAreFolded() {
    let added = Verdicts.entry(0, .added("bakery.fresh_bread.1", due: "for 12:00"))
    let others = (1..<40).map { Verdicts.entry($0, .remark(.logged, "event \($0)")) }
    var result = Verdicts.late[1]
    result.trace = [added] + others + [Verdicts.entry(90, .delivered("bakery.fresh_bread.1", .plain))]
    let lines = TraceExcerpt(of: result).lines
    #expect(lines.first?.text == "added bakery.fresh_bread.1 for 12:00")
    #expect(lines.dropFirst().first?.leftOut == 31)
    let daily = (1...12).flatMap { day in
      [
        Verdicts.entry(0, .added("bakery.cold_oven.2026-03-\(day)", due: "at once")),
        Verdicts.entry(0, Verdicts.logged("notif_scheduled", type: "cold_oven")),
      ]
    }
    #expect(
      TraceFolding(daily, app: "bakery").lines.map(\.text) == [
        "added bakery.cold_oven.2026-03-1 at once", "notif_scheduled type=cold_oven, 12 times",
        "… 10 more of this type …",
        "added bakery.cold_oven.2026-03-12 at once",
      ])
  }

  @Test func reasonsAreThoseOfTheTypeThatCame() throws {
    let result = try result(
      #"\#(Self.bread), { until: "2026-03-03 12:00" }"#, "{ delivered: cold_oven }")
    let unexpected = try #require(result.failures.first { $0.message.hasSuffix("but no line expects it") })
    #expect(result.type(inQuestion: unexpected) == "fresh_bread")
    #expect(result.typesInQuestion.contains("cold_oven"))
    // An expectation without a time stands where it was looked for.
    let timeline = CaseTimeline(of: result, quietHours: nil)
    #expect(timeline.moments.last?.expected.map(\.label) == ["cold_oven at any time"])
  }

  /// The instant at which it is planned is no date that people know.
  @Test func whatWaitsForAPlaceHasNoTime() throws {
    let spec = try #require(SpecReader.read(try ShippedSpecs.sources("gallery"), folder: "gallery").spec)
    let scenarios = """
      notispec_scenarios: 1
      suite: bakery.places
      app: gallery
      scenarios:
        - id: one
          covers: [BAKE/FRESH-1]
          start: { at: "2026-03-02 09:00", zone: Europe/Berlin, authorization: { notifications: authorized, location: authorized } }
          steps: [{ at: "10:00", app: foreground }]
          then: [{ pending: meeting_reminder }, { delivered: none }]
      """
    let loaded = try ScenarioLoader(specs: [spec], requirements: Bakery.requirements, zone: Zones.rules)
      .load([Bakery.tree(scenarios)])
    #expect(loaded.diagnostics.map(\.message) == [])
    let failures = ScenarioRunner(specs: [spec]).run(try #require(loaded.cases.first)).failures.map(\.message)
    #expect(
      failures == [
        "expected meeting_reminder to be pending; pending were: nearby at its place",
        "nearby is pending for its place (gallery.nearby.1), but no line expects it",
      ])
  }

  @Test func labelsDoNotCoverEachOther() {
    var rows = LabelRows(right: 1_000)
    for x in [100, 110, 300, 995] { rows.add("fresh_bread 10:00", at: x) }
    #expect(rows.placed.map(\.row) == [0, 1, 0, 0])
    #expect(rows.placed.map(\.isLeft) == [false, false, false, true])
    // Its end stands before the mark, which is 7 wide on each side, however wide the font is.
    #expect(rows.placed[3].textX == 995 - 11)
    for _ in 0..<20 { rows.add("x", at: 500) }
    #expect(rows.rows == LabelRows.mostRows)
    #expect(rows.placed.last?.textX == nil)
  }

  @Test func aLabelOnTheLeftOfItsMarkEndsThere() throws {
    let result = try #require(Verdicts.late.first { $0.isFailed })
    let timeline = CaseTimeline(of: result, quietHours: nil)
    var html = HTMLWriter()
    TimelineDrawing(timeline, of: result, prefix: "bakery.").write(to: &html)
    // With or without the cross of one that did not come.
    let cross = "(?:<path[^>]*></path>)?"
    let late = try Regex(
      #"<circle cx="(\d+)"[^>]*><title>[^<]*</title></circle>"# + cross + #"<text x="(\d+)"[^>]*text-anchor="end">"#,
      as: (Substring, Substring, Substring).self)
    let match = try #require(html.text.firstMatch(of: late))
    #expect(try #require(Int(match.2)) <= (try #require(Int(match.1))) - 8)
  }

  @Test func theRequestsOfFailedTypesAreDrawn() throws {
    var result = Verdicts.late[1]
    result.trace = (1...20).map { day in
      Verdicts.entry(0, .added(day < 20 ? "bakery.cold_oven.\(100 + day)" : "bakery.fresh_bread.1", due: "at once"))
    }
    result.trace.append(Verdicts.entry(60, .step(.app(.background))))
    let page = Self.drawing(CaseTimeline(of: result, quietHours: nil), result)
    #expect(page.contains("fresh_bread.1: pending"))
    #expect(page.contains("and 10 more requests"))
  }

  @Test func whatCameAtAnotherTimeIsNotExpected() throws {
    let result = try result(Self.bread, #"{ delivered: fresh_bread, at: "09:30" }"#)
    #expect(result.failures.map(\.instead).count == 1)
    #expect(result.failures.first?.instead == Verdicts.start)
    let timeline = CaseTimeline(of: result, quietHours: nil)
    let drawing = Self.drawing(timeline, result)
    #expect(drawing.contains("class=\"bad\"") && !drawing.contains("class=\"ok\""))
    #expect(drawing.contains("&#10;though nothing expected it</title>"))
    let page = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()])).page([result])
    #expect(page.contains(": nothing expected it</div>"))
    let expected = try self.result(Self.bread, #"{ delivered: fresh_bread, at: "10:00" }"#)
    #expect(Self.drawing(CaseTimeline(of: expected, quietHours: nil), expected).contains("class=\"ok\""))
  }

  /// Of two that come at once, only the other one is wrong.
  @Test func onlyTheDeliveryThatNothingExpectedIsRed() throws {
    var result = Verdicts.result("one", failures: ["cold_oven was delivered"], failuresAt: [Verdicts.start])
    result.failures[0].type = "cold_oven"
    result.trace = ["fresh_bread", "cold_oven"].map { Verdicts.entry(0, .delivered("bakery.\($0).1", .plain)) }
    let timeline = CaseTimeline(of: result, quietHours: nil)
    #expect(result.trace.map { timeline.isUnexpected($0) } == [false, true])
    // Nor does a second run that went another way say anything about it.
    result.failures[0].kind = .repetition
    #expect(!CaseTimeline(of: result, quietHours: nil).isUnexpected(result.trace[1]))
  }

  @Test func aRequestThatIsAddedAgainKeepsItsRow() throws {
    let id = "bakery.fresh_bread.1"
    var result = Verdicts.late[1]
    result.trace = [
      Verdicts.entry(0, .added(id, due: "for 12:00")), Verdicts.entry(20, .removed(id)),
      Verdicts.entry(40, .added(id, due: "for 12:00")), Verdicts.entry(90, .delivered(id, .plain)),
    ]
    let drawing = Self.drawing(CaseTimeline(of: result, quietHours: nil), result)
    let bars = drawing.matches(of: /<rect [^>]*y="(\d+)"[^>]*class="wait (\w+)">/)
    #expect(bars.map { $0.2 } == ["removed", "delivered"])
    #expect(Set(bars.map { $0.1 }).count == 1)
    #expect(drawing.ranges(of: ">fresh_bread.1<title>").count == 1)
    #expect(drawing.ranges(of: "class=\"cross\"><title>fresh_bread.1: pending from 2026-03-02 09:00").count == 1)
  }

  @Test func thePictureNamesWhatItShows() throws {
    let result = try result(Self.bread, #"{ delivered: fresh_bread, at: "09:30" }"#)
    let timeline = CaseTimeline(
      of: result,
      quietHours: .init(
        from: try #require(WallClockTime("09:15")), to: try #require(WallClockTime("09:45"))))
    #expect(timeline.quietBands.count == 1)
    var html = HTMLReport(runner: ScenarioRunner(specs: [try Bakery.spec()])).page([result])
    #expect(html.contains("<details class=\"legend\" open"))
    #expect(html.contains(">fresh_bread 10:00</text>"))
    #expect(html.contains(">fresh_bread 09:30</text>"))
    html = Self.drawing(timeline, result)
    #expect(html.contains(">09:15 to 09:45</text>"))
  }

  private static func drawing(_ timeline: CaseTimeline, _ result: CaseResult) -> String {
    var html = HTMLWriter()
    TimelineDrawing(timeline, of: result, prefix: "bakery.").write(to: &html)
    return html.text
  }
}
