import Foundation
import NotificationConformance
import Testing

@testable import notispec

/// What the pages of the live preview are told, without a server.
@Suite struct LiveRoutesTests {
  private let workspace: TestWorkspace
  private let routes: LiveRoutes

  init() throws {
    workspace = try TestWorkspace.withDemo()
    routes = try Self.routes(workspace)
  }

  private static func routes(_ workspace: TestWorkspace, isReadOnly: Bool = false) throws -> LiveRoutes {
    let choice = WorkspaceChoice(
      specs: workspace.url("specs").path, generated: workspace.url("generated").path,
      conformance: workspace.url("conformance").path, isConformanceNamed: false, apps: [], today: nil)
    try FileManager.default.createDirectory(at: workspace.url("conformance"), withIntermediateDirectories: true)
    return LiveRoutes(desk: LiveDesk(choice, isReadOnly: isReadOnly))
  }

  private func post(_ path: String, _ body: String, _ routes: LiveRoutes? = nil) throws -> (Int, JSONValue) {
    let reply = (routes ?? self.routes).reply(to: "POST", path, query: [:], body: Array(body.utf8))
    guard case .json(let answer) = reply else { throw WrongReply() }
    return (answer.status, try #require(JSONValue(json: Array(answer.body.utf8))))
  }

  private struct WrongReply: Error {}

  private static func story(_ steps: String, _ more: String = "") -> String {
    """
    {"app":"demo","title":"A day","start":{"at":"2026-03-02 09:00","zone":"Europe/Berlin"},"steps":[\(steps)]\(more)}
    """
  }

  private static let cleaned = #"{"after":"0m","signal":"photos_cleaned"},{"after":"2d"}"#

  private func texts(_ answer: JSONValue, _ key: String, _ part: String) -> [String] {
    (answer[key]?.list ?? []).compactMap { $0[part]?.text }
  }

  @Test func whatComesIsOnTheScreen() throws {
    let (status, answer) = try post("play", Self.story(Self.cleaned))
    #expect(status == 200 && answer["findings"] == .list([]))
    #expect(answer["now"]?.text == "2026-03-04 09:00")
    #expect(texts(answer, "screen", "type") == ["clean_reminder"])
    #expect(texts(answer, "screen", "html")[0].contains("<div class=\"card\""))
    #expect(texts(answer, "lines", "lane").contains("delivered"))
    #expect(texts(answer, "expectations", "words") == ["clean_reminder comes at 2026-03-03 09:00"])
  }

  @Test func aStepThatIsWrongIsNamed() throws {
    let (status, answer) = try post("play", Self.story(Self.cleaned + #",{"after":"0m","signal":"photos_cleand"}"#))
    #expect(status == 200 && answer["screen"] == nil)
    #expect(answer["findings"]?.list?.first?["step"] == .integer(2))
    #expect(texts(answer, "findings", "remedy") == ["write 'photos_cleaned'"])
    let typed = try post("play", Self.story(#"{"yaml":"after: 1h, app: background"}"#)).1
    #expect(texts(typed, "lines", "text").contains { $0.contains("background") })
  }

  /// Somebody's text is one value: it adds no line to the file.
  @Test func aTypedStepCannotAddKeys() throws {
    let text = try #require(
      JSONValue(json: Array(Self.story(#"{"yaml":"until: 'x'\nsteps: []\napp: other"}"#).utf8)).flatMap {
        StoryText($0)
      })
    #expect(text.story.split(separator: "\n").count == StoryText.firstLine)
  }

  @Test(arguments: ["{}", "[]", "nothing", #"{"app":"demo","start":[],"steps":[]}"#])
  func whatIsNoStoryIsRefused(_ body: String) throws { #expect(try post("play", body).0 == 400) }

  @Test func aStoryIsSavedOpenedAndNotOverwritten() throws {
    let body = Self.story(Self.cleaned, #","kind":"story","name":"a-day""#)
    let (status, answer) = try post("save", body)
    #expect(status == 200 && answer["verdict"]?.text == "saved", "\(answer)")
    let run = try NotispecRun("conform", "conformance/demo/stories/a-day.yaml", in: workspace)
    #expect(run.status == 0 && run.output.contains("COMES"), "\(run.output)\(run.errors)")
    #expect(try post("save", body).0 == 409)
    #expect(routes.desk.look())
    guard
      case .json(let opened) = routes.reply(to: "GET", "story", query: ["app": "demo", "name": "a-day"], body: [])
    else { throw WrongReply() }
    let story = try #require(JSONValue(json: Array(opened.body.utf8)))
    #expect(story["steps"]?.list?.count == 2 && story["start"]?["zone"]?.text == "Europe/Berlin")
  }

  @Test func aScenarioIsSavedAndPasses() throws {
    let then =
      #","kind":"scenario","name":"a-reminder","covers":[],"then":[{"delivered":"clean_reminder","at":"2026-03-03 09:00"}]"#
    let (status, answer) = try post("save", Self.story(Self.cleaned, then))
    #expect(status == 200 && answer["verdict"]?.text == "passed", "\(answer)")
    let run = try NotispecRun("conform", in: workspace)
    #expect(run.status == 0 && run.output.contains("1 passed"), "\(run.output)\(run.errors)")
  }

  /// What came before a flight came by the clock of before.
  @Test func aScenarioWithAFlightPasses() throws {
    let steps = Self.cleaned + #",{"after":"0m","zone":"Asia/Tokyo"},{"after":"1h"}"#
    let expected = try post("play", Self.story(steps)).1["expectations"]?.list?.first?["line"]
    #expect(expected?["at"]?.text == "2026-03-03 09:00+01:00")
    let then =
      #","kind":"scenario","name":"a-flight","then":[{"delivered":"clean_reminder","at":"2026-03-03 09:00+01:00"}]"#
    let (status, answer) = try post("save", Self.story(steps, then))
    #expect(status == 200 && answer["verdict"]?.text == "passed", "\(answer)")
  }

  @Test(arguments: ["../../x", "A", "", "a b", "x/y", "-a"])
  func aNameLeadsNowhereElse(_ name: String) throws {
    #expect(try post("save", Self.story(Self.cleaned, #","kind":"story","name":"\#(name)""#)).0 == 400)
  }

  @Test func nothingIsWrittenReadOnly() throws {
    let routes = try Self.routes(workspace, isReadOnly: true)
    #expect(try post("save", Self.story(Self.cleaned, #","kind":"story","name":"a""#), routes).0 == 409)
    #expect(try post("write", #"{"app":"demo","values":[{"path":"x","value":"1"}]}"#, routes).0 == 409)
  }

  private static let delay = "notifications.clean_reminder.trigger.after.delay"

  @Test func anotherValueIsTriedWithoutBeingWritten() throws {
    let before = try workspace.read("specs/demo/app.yaml")
    let values = #","values":[{"path":"\#(Self.delay)","value":"36h"}]"#
    let (status, answer) = try post("try", Self.story(Self.cleaned, values))
    #expect(status == 200 && answer["errors"] == .list([]), "\(answer)")
    #expect(texts(answer, "before", "at") == ["2026-03-03 09:00"])
    #expect(texts(answer, "after", "at") == ["2026-03-03 21:00"])
    #expect(try workspace.read("specs/demo/app.yaml") == before)
  }

  @Test func aValueIsWrittenInPlaceAndTakenBack() throws {
    let before = try workspace.read("specs/demo/app.yaml")
    let (status, answer) = try post("write", #"{"app":"demo","values":[{"path":"\#(Self.delay)","value":"36h"}]}"#)
    #expect(status == 200, "\(answer)")
    #expect(try workspace.read("specs/demo/app.yaml") == before.replacing("24h", with: "36h"))
    #expect(answer["before"]?.list?.first?["value"]?.text == "24h")
    #expect(routes.desk.look())
    #expect(try post("write", #"{"app":"demo","values":[{"path":"\#(Self.delay)","value":"24h"}]}"#).0 == 200)
    #expect(try workspace.read("specs/demo/app.yaml") == before)
  }

  /// What has changed on disk since it was read is not lost.
  @Test func aFileThatSomebodyElseHasChangedIsNotOverwritten() throws {
    try workspace.edit("specs/demo/app.yaml", "Has not cleaned", to: "Nobody has cleaned")
    let (status, _) = try post("write", #"{"app":"demo","values":[{"path":"\#(Self.delay)","value":"36h"}]}"#)
    #expect(status == 409)
    #expect(try workspace.read("specs/demo/app.yaml").contains("Nobody has cleaned"))
  }

  @Test(arguments: ["36", "1h }, copy: {", "x", "24h\\n  y: 1"])
  func onlyAValueIsTried(_ text: String) throws {
    let values = #","values":[{"path":"\#(Self.delay)","value":"\#(text)"}]"#
    let (status, answer) = try post("try", Self.story(Self.cleaned, values))
    #expect(status == 400 || answer["errors"]?.list?.isEmpty == false, "\(answer)")
  }

  /// A mistake in the spec keeps nobody from going on once it is fixed.
  @Test func aBrokenSpecIsSaidAndEndsWell() throws {
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    #expect(routes.desk.look())
    #expect(try post("play", Self.story(Self.cleaned)).0 == 409)
    guard case .html(let page) = routes.reply(to: "GET", "", query: [:], body: []) else { throw WrongReply() }
    #expect(page.contains("paywal") && page.contains("href=\"play\""))
    try workspace.edit("specs/demo/app.yaml", "target: paywal\n", to: "target: paywall\n")
    #expect(routes.desk.look())
    #expect(try post("play", Self.story(Self.cleaned)).0 == 200)
  }
}
