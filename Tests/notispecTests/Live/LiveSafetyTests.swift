import Foundation
import NotificationCivilTime
import NotificationConformance
import Testing

@testable import notispec

/// What goes wrong around a live preview ends well, and nothing that somebody has written is lost.
@Suite struct LiveSafetyTests {
  /// Two servers on one workspace: the second one knows nothing of what the first has written until it looks.
  @Test func ofTwoServersTheLaterWriterLooksFirst() throws {
    let workspace = try TestWorkspace.withDemo()
    let (first, second) = (try LiveCall(workspace), try LiveCall(workspace))
    #expect(try first.post("write", LiveCall.delayed("36h")).0 == 200)
    #expect(try second.post("write", LiveCall.delayed("48h")).0 == 409)
    #expect(try workspace.read("specs/demo/app.yaml").contains("36h"))
    #expect(second.routes.desk.look())
    #expect(try second.post("write", LiveCall.delayed("48h")).0 == 200)
    #expect(try workspace.read("specs/demo/app.yaml").contains("48h"))
    let story = LiveCall.story(LiveCall.cleaned, #","kind":"story","name":"a-day""#)
    #expect(try first.post("save", story).0 == 200)
    #expect(try second.post("save", story).0 == 409)
  }

  /// A file that is gone for a moment, and one that is no YAML, take nothing from the page.
  @Test func aSpecThatCannotBeReadKeepsTheServerAlive() throws {
    let workspace = try TestWorkspace.withDemo()
    let live = try LiveCall(workspace)
    let whole = try workspace.read("specs/demo/app.yaml")
    for broken in ["", "\u{0}", "a: [", "notispec: 99\n"] {
      try workspace.write(broken, to: "specs/demo/app.yaml")
      #expect(live.routes.desk.look())
      #expect(try live.page().contains("</html>"))
      #expect(try live.post("play", LiveCall.story(LiveCall.cleaned)).0 == 409)
      #expect(try live.post("write", LiveCall.delayed("36h")).0 != 200)
      #expect(try live.get("apps").0 == 200)
    }
    try FileManager.default.removeItem(at: workspace.url("specs"))
    #expect(live.routes.desk.look())
    #expect(try live.get("apps").0 == 200 && live.page().contains("</html>"))
    try workspace.write(whole, to: "specs/demo/app.yaml")
    #expect(live.routes.desk.look())
    #expect(try live.post("play", LiveCall.story(LiveCall.cleaned)).0 == 200)
  }

  /// A server that runs over midnight says what has ended since, with no file changed.
  @Test func aNewDayIsNoticed() throws {
    let workspace = try TestWorkspace.withDemo()
    try workspace.edit(
      "specs/demo/app.yaml", "    target: paywall\n",
      to: "    target: paywall\n    owner: care\n    expires: 2026-03-02\n")
    var today = try #require(CivilDate("2026-03-01"))
    let live = try LiveCall(workspace, today: { today })
    func codes() -> [String] { (live.routes.desk.loaded?.findings ?? []).map(\.code.text) }
    #expect(!live.routes.desk.look() && !codes().contains("expiry/past"), "\(codes())")
    let version = live.routes.desk.version
    today = today.adding(days: 3)
    #expect(live.routes.desk.look() && live.routes.desk.version == version + 1)
    #expect(codes().contains("expiry/past") && !live.routes.desk.look(), "\(codes())")
    #expect(try live.page().contains("expiry/past"))
  }

  @Test func threeThousandTypesArePlayed() throws {
    let workspace = try TestWorkspace.withDemo()
    let types = (0..<3_000).map { number in
      """
        type_\(number):
          summary: "Number \(number)."
          target: main_dashboard
          priority: 10
          trigger: { after: { signal: photos_cleaned, delay: 1h } }
          copy: { body: { en: "Number \(number)", ru: "Номер \(number)" } }

      """
    }
    try workspace.write("notispec: 1\nnotifications:\n" + types.joined(), to: "specs/demo/many.yaml")
    let live = try LiveCall(workspace)
    let (status, answer) = try live.post("play", LiveCall.story(LiveCall.cleaned))
    #expect(status == 200 && answer["findings"] == .list([]), "\(answer)")
    // A list that nobody can read to its end is not sent.
    #expect(try live.get("values", ["app": "demo"]).1["values"]?.list?.count == 2_000)
  }
}
