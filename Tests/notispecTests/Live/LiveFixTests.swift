import NotificationConformance
import Testing

@testable import notispec

/// Certain replacements as buttons of the live page.
@Suite struct LiveFixTests {
  private let workspace: TestWorkspace

  init() throws {
    workspace = try TestWorkspace.withDemo()
    try workspace.edit("specs/demo/app.yaml", "target: paywall", to: "target: paywal")
  }

  /// What the button of a page sends.
  private func button(in page: String) throws -> String {
    let tag = try #require(page.split(separator: "<").first { $0.hasPrefix("button type=\"button\" class=\"fix\"") })
    func data(_ name: String) throws -> String {
      let start = try #require(tag.range(of: " data-\(name)=\"")?.upperBound)
      return String(tag[start...].prefix { $0 != "\"" })
    }
    return """
      {"file":"\(try data("file"))","line":\(try data("line")),"column":\(try data("column")),\
      "code":"\(try data("code"))","replacement":"\(try data("replacement"))"}
      """
  }

  @Test func theButtonDoesWhatCheckFixDoes() throws {
    let live = try LiveCall(workspace)
    let body = try button(in: live.page())
    let (status, answer) = try live.post("fix", body)
    #expect(status == 200, "\(answer)")
    #expect(try workspace.read("specs/demo/app.yaml").contains("target: paywall\n"))
    #expect(live.routes.desk.look())
    #expect(try !live.page().contains("class=\"fix\""))
    // Pressed twice, it changes nothing more.
    #expect(try live.post("fix", body).0 == 409)
  }

  @Test func readOnlyHasNoButtonsAndRefuses() throws {
    let body = try button(in: LiveCall(workspace).page())
    let before = try workspace.read("specs/demo/app.yaml")
    let live = try LiveCall(workspace, isReadOnly: true)
    #expect(try live.page().contains("paywal") && !live.page().contains("class=\"fix\""))
    #expect(try live.post("fix", body).0 == 409)
    #expect(try workspace.read("specs/demo/app.yaml") == before)
  }

  /// What somebody else has written since is kept.
  @Test func aFileThatHasChangedIsNotFixed() throws {
    let live = try LiveCall(workspace)
    let body = try button(in: live.page())
    try workspace.edit("specs/demo/app.yaml", "Has not cleaned", to: "Nobody has cleaned")
    #expect(try live.post("fix", body).0 == 409)
    #expect(try workspace.read("specs/demo/app.yaml").contains("target: paywal\n"))
  }

  @Test(arguments: ["{}", #"{"file":"specs/demo/app.yaml","line":1,"column":1,"code":"x","replacement":"y"}"#])
  func onlyAFindingIsFixed(_ body: String) throws {
    let (status, _) = try LiveCall(workspace).post("fix", body)
    #expect(status == (body == "{}" ? 400 : 409))
  }

  /// A page that needs no server has nothing to press.
  @Test func thePreviewAsAFileHasNoButtons() throws {
    let run = try NotispecRun("preview", in: workspace)
    #expect(run.output.contains("paywal") && !run.output.contains("class=\"fix\""))
  }
}
