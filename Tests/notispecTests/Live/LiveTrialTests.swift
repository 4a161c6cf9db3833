import NotificationConformance
import Testing

@testable import notispec

/// What if: several values at once, for the story, all stories and all cases.
@Suite struct LiveTrialTests {
  private func live() throws -> LiveCall {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "    target: paywall\n", to: "    target: paywall\n    priority: 30\n")
    try workspace.write(Self.story("a-day", "2d"), to: "conformance/demo/stories/a-day.yaml")
    try workspace.write(Self.story("an-hour", "1h"), to: "conformance/demo/stories/an-hour.yaml")
    let suite = ReleaseRepository.suite(expecting: "10:00", named: "demo.days")
    try workspace.write(suite.withItsFirstCase, to: "conformance/demo/days.yaml")
    return try LiveCall(workspace)
  }

  private static func story(_ title: String, _ span: String) -> String {
    """
    notispec_story: 1
    app: demo
    title: "\(title)"
    start: { at: "2026-03-02 09:00", zone: Europe/Berlin }
    steps:
      - { after: 0m, signal: photos_cleaned }
      - { after: \(span) }

    """
  }

  @Test func everyStoryAndEveryCaseIsComparedAndNothingIsWritten() throws {
    let live = try live()
    let before = try live.workspace.read("specs/demo/app.yaml")
    let values = #","values":[{"path":"\#(LiveCall.delay)","value":"36h"}]"#
    let (status, answer) = try live.post("try", LiveCall.story(LiveCall.cleaned, values))
    #expect(status == 200 && answer["errors"] == .list([]), "\(answer)")
    #expect(answer["words"]?.text == "1 line differs" && answer["differs"] == .flag(true))
    #expect(answer.texts("stories", "title") == ["a-day", "an-hour"])
    #expect(answer.texts("stories", "words") == ["1 line differs", "the same"])
    #expect(answer["cases"] == .integer(1) && answer["nowFail"] == .list([.text("demo.days/a-day-later")]))
    #expect(answer.texts("changed", "before") == ["passes"])
    #expect(answer.texts("groups", "about") == ["clean_reminder"])
    #expect(answer.texts("groups", "words") == ["1 case, of which 1 newly fails"])
    #expect(answer.texts("changed", "after").first?.contains("clean_reminder") == true, "\(answer)")
    #expect(try live.workspace.read("specs/demo/app.yaml") == before)
  }

  @Test func severalValuesAreTriedAndWrittenTogether() throws {
    let live = try live()
    let before = try live.workspace.read("specs/demo/app.yaml")
    let paths = try live.get("values", ["app": "demo"]).1.texts("values", "path")
    let other = try #require(paths.first { $0 != LiveCall.delay && $0.hasSuffix("priority") })
    let values =
      #""values":[{"path":"\#(LiveCall.delay)","value":"36h"},{"path":"\#(other)","value":"77"}]"#
    let answer = try live.post("try", LiveCall.story(LiveCall.cleaned, "," + values)).1
    #expect(answer.texts("after", "at") == ["2026-03-03 21:00"], "\(answer)")
    let written = try live.post("write", #"{"app":"demo",\#(values)}"#).1
    #expect(try live.workspace.read("specs/demo/app.yaml").contains("36h"))
    #expect(try live.workspace.read("specs/demo/app.yaml").contains("priority: 77"))
    #expect(written.texts("before", "path") == [LiveCall.delay, other])
    #expect(live.routes.desk.look())
    // Take it back.
    let back = zip(written.texts("before", "path"), written.texts("before", "value"))
      .map { #"{"path":"\#($0)","value":"\#($1)"}"# }.joined(separator: ",")
    #expect(try live.post("write", #"{"app":"demo","values":[\#(back)]}"#).0 == 200)
    #expect(try live.workspace.read("specs/demo/app.yaml") == before)
  }

  @Test func valuesAreListedByTheItemThatTheyBelongTo() throws {
    let values = try live().get("values", ["app": "demo"]).1
    let index = try #require(values.texts("values", "path").firstIndex(of: LiveCall.delay))
    #expect(values.texts("values", "group")[index] == "notifications.clean_reminder")
    #expect(values.texts("values", "name")[index] == "trigger.after.delay")
  }
}

extension String {
  /// The first case of a suite for the release tests: the others need more than the app `demo` has.
  fileprivate var withItsFirstCase: String {
    let parts = components(separatedBy: "  - id: ")
    return parts[0] + "  - id: " + parts[1]
  }
}
