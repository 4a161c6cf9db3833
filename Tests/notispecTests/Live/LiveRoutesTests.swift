import Foundation
import NotificationConformance
import Testing

@testable import notispec

/// What the pages of the live preview are told, without a server.
@Suite struct LiveRoutesTests {
  private let workspace: TestWorkspace
  private let live: LiveCall

  init() throws {
    workspace = try TestWorkspace.withDemo()
    live = try LiveCall(workspace)
  }

  @Test func whatComesIsOnTheScreen() throws {
    let (status, answer) = try live.post("play", LiveCall.story(LiveCall.cleaned))
    #expect(status == 200 && answer["findings"] == .list([]))
    #expect(answer["now"]?.text == "2026-03-04 09:00")
    #expect(answer.texts("screen", "type") == ["clean_reminder"])
    #expect(answer.texts("screen", "html")[0].contains("<div class=\"card\""))
    #expect(answer.texts("lines", "lane").contains("delivered"))
    #expect(answer.texts("expectations", "words") == ["clean_reminder comes at 2026-03-03 09:00"])
  }

  @Test func aStepThatIsWrongIsNamed() throws {
    let (status, answer) = try live.post(
      "play", LiveCall.story(LiveCall.cleaned + #",{"after":"0m","signal":"photos_cleand"}"#))
    #expect(status == 200 && answer["screen"] == nil)
    #expect(answer["findings"]?.list?.first?["step"] == .integer(2))
    #expect(answer.texts("findings", "remedy") == ["write 'photos_cleaned'"])
    let typed = try live.post("play", LiveCall.story(#"{"yaml":"after: 1h, app: background"}"#)).1
    #expect(typed.texts("lines", "text").contains { $0.contains("background") })
  }

  /// Somebody's text is one value: it adds no line to the file.
  @Test func aTypedStepCannotAddKeys() throws {
    let text = try #require(
      JSONValue(json: Array(LiveCall.story(#"{"yaml":"until: 'x'\nsteps: []\napp: other"}"#).utf8)).flatMap {
        StoryText($0)
      })
    #expect(text.story.split(separator: "\n").count == StoryText.firstLine)
  }

  @Test(arguments: ["{}", "[]", "nothing", #"{"app":"demo","start":[],"steps":[]}"#])
  func whatIsNoStoryIsRefused(_ body: String) throws { #expect(try live.post("play", body).0 == 400) }

  @Test func aStoryIsSavedOpenedAndNotOverwritten() throws {
    let body = LiveCall.story(LiveCall.cleaned, #","kind":"story","name":"a-day""#)
    let (status, answer) = try live.post("save", body)
    #expect(status == 200 && answer["verdict"]?.text == "saved", "\(answer)")
    let run = try NotispecRun("conform", "conformance/demo/stories/a-day.yaml", in: workspace)
    #expect(run.status == 0 && run.output.contains("COMES"), "\(run.output)\(run.errors)")
    #expect(try live.post("save", body).0 == 409)
    #expect(live.routes.desk.look())
    let story = try live.get("story", ["app": "demo", "name": "a-day"]).1
    #expect(story["steps"]?.list?.count == 2 && story["start"]?["zone"]?.text == "Europe/Berlin")
  }

  /// The browser may read a page while a file is saved: it compares this with the version that it hears of.
  @Test func aPageSaysOfWhichReadingItIs() throws {
    #expect(try live.page().contains("data-reading=\"1\""))
    try workspace.write(try workspace.read("specs/demo/app.yaml") + "\n# later\n", to: "specs/demo/app.yaml")
    #expect(live.routes.desk.look())
    #expect(try live.page().contains("data-reading=\"2\""))
  }

  @Test func aScenarioIsSavedAndPasses() throws {
    let then =
      #","kind":"scenario","name":"a-reminder","covers":[],"then":[{"delivered":"clean_reminder","at":"2026-03-03 09:00"}]"#
    let (status, answer) = try live.post("save", LiveCall.story(LiveCall.cleaned, then))
    #expect(status == 200 && answer["verdict"]?.text == "passed", "\(answer)")
    let run = try NotispecRun("conform", in: workspace)
    #expect(run.status == 0 && run.output.contains("1 passed"), "\(run.output)\(run.errors)")
  }

  /// What came before a flight came by the clock of before.
  @Test func aScenarioWithAFlightPasses() throws {
    let steps = LiveCall.cleaned + #",{"after":"0m","zone":"Asia/Tokyo"},{"after":"1h"}"#
    let expected = try live.post("play", LiveCall.story(steps)).1["expectations"]?.list?.first?["line"]
    #expect(expected?["at"]?.text == "2026-03-03 09:00+01:00")
    let then =
      #","kind":"scenario","name":"a-flight","then":[{"delivered":"clean_reminder","at":"2026-03-03 09:00+01:00"}]"#
    let (status, answer) = try live.post("save", LiveCall.story(steps, then))
    #expect(status == 200 && answer["verdict"]?.text == "passed", "\(answer)")
  }

  @Test(arguments: ["../../x", "A", "", "a b", "x/y", "-a"])
  func aNameLeadsNowhereElse(_ name: String) throws {
    #expect(try live.post("save", LiveCall.story(LiveCall.cleaned, #","kind":"story","name":"\#(name)""#)).0 == 400)
  }

  @Test func nothingIsWrittenReadOnly() throws {
    let live = try LiveCall(workspace, isReadOnly: true)
    #expect(try live.post("save", LiveCall.story(LiveCall.cleaned, #","kind":"story","name":"a""#)).0 == 409)
    #expect(try live.post("write", #"{"app":"demo","values":[{"path":"x","value":"1"}]}"#).0 == 409)
  }

  @Test func anotherValueIsTriedWithoutBeingWritten() throws {
    let before = try workspace.read("specs/demo/app.yaml")
    let values = #","values":[{"path":"\#(LiveCall.delay)","value":"36h"}]"#
    let (status, answer) = try live.post("try", LiveCall.story(LiveCall.cleaned, values))
    #expect(status == 200 && answer["errors"] == .list([]), "\(answer)")
    #expect(answer.texts("before", "at") == ["2026-03-03 09:00"])
    #expect(answer.texts("after", "at") == ["2026-03-03 21:00"])
    #expect(try workspace.read("specs/demo/app.yaml") == before)
  }

  @Test func aValueIsWrittenInPlaceAndTakenBack() throws {
    let before = try workspace.read("specs/demo/app.yaml")
    let (status, answer) = try live.post(
      "write", #"{"app":"demo","values":[{"path":"\#(LiveCall.delay)","value":"36h"}]}"#)
    #expect(status == 200, "\(answer)")
    #expect(try workspace.read("specs/demo/app.yaml") == before.replacing("24h", with: "36h"))
    #expect(answer["before"]?.list?.first?["value"]?.text == "24h")
    #expect(live.routes.desk.look())
    #expect(try live.post("write", #"{"app":"demo","values":[{"path":"\#(LiveCall.delay)","value":"24h"}]}"#).0 == 200)
    #expect(try workspace.read("specs/demo/app.yaml") == before)
  }

  /// What has changed on disk since it was read is not lost.
  @Test func aFileThatSomebodyElseHasChangedIsNotOverwritten() throws {
    try workspace.edit("specs/demo/app.yaml", "Has not cleaned", to: "Nobody has cleaned")
    let (status, _) = try live.post("write", #"{"app":"demo","values":[{"path":"\#(LiveCall.delay)","value":"36h"}]}"#)
    #expect(status == 409)
    #expect(try workspace.read("specs/demo/app.yaml").contains("Nobody has cleaned"))
  }

  @Test(arguments: ["36", "1h }, copy: {", "x", "24h\\n  y: 1"])
  func onlyAValueIsTried(_ text: String) throws {
    let values = #","values":[{"path":"\#(LiveCall.delay)","value":"\#(text)"}]"#
    let (status, answer) = try live.post("try", LiveCall.story(LiveCall.cleaned, values))
    #expect(status == 400 || answer["errors"]?.list?.isEmpty == false, "\(answer)")
  }

  /// A mistake in the spec keeps nobody from going on once it is fixed.
  @Test func aBrokenSpecIsSaidAndEndsWell() throws {
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
    #expect(live.routes.desk.look())
    #expect(try live.post("play", LiveCall.story(LiveCall.cleaned)).0 == 409)
    let page = try live.page()
    #expect(page.contains("paywal") && page.contains("href=\"play\""))
    try workspace.edit("specs/demo/app.yaml", "target: paywal\n", to: "target: paywall\n")
    #expect(live.routes.desk.look())
    #expect(try live.post("play", LiveCall.story(LiveCall.cleaned)).0 == 200)
  }
}
