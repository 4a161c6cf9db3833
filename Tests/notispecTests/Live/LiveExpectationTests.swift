import NotificationConformance
import Testing
import TextWriting

@testable import notispec

/// What Play offers to expect is true, and a scenario that fails is not kept by accident.
@Suite struct LiveExpectationTests {
  private func expectations(_ steps: String, of live: LiveCall) throws -> [JSONValue] {
    let answer = try live.post("play", LiveCall.story(steps)).1
    #expect(answer["findings"] == .list([]), "\(answer)")
    return answer["expectations"]?.list ?? []
  }

  private func save(_ steps: String, _ lines: [JSONValue], _ more: String = "", to live: LiveCall) throws -> JSONValue {
    var then: [String] = []
    for line in lines { then.append(try #require(line["line"]).sent) }
    let more = #","kind":"scenario","name":"a-case","then":[\#(then.joined(separator: ","))]\#(more)"#
    let (status, answer) = try live.post("save", LiveCall.story(steps, more))
    #expect(status == 200, "\(answer)")
    return answer
  }

  private static let focused =
    #"{"after":"0m","focus":"on"},{"after":"0m","signal":"photos_cleaned"},{"after":"0m","app":"background"},{"after":"2d"}"#

  /// What Focus silences is no delivery.
  @Test func whatFocusSilencedIsExpectedAsThat() throws {
    let live = try LiveCall(TestWorkspace.withDemo())
    for (steps, words) in [
      (Self.focused, "nothing comes that Focus does not silence"),
      // The app finds out when it runs again.
      (Self.focused + #",{"after":"1m","app":"launch"}"#, "clean_reminder is suppressed: suppressed.focus"),
    ] {
      let chosen = try expectations(steps, of: live).filter { $0["chosen"] == .flag(true) }
      #expect(chosen.compactMap { $0["words"]?.text } == [words])
    }
  }

  /// What is ticked passes, whatever happens.
  @Test(arguments: [
    focused, focused + #",{"after":"1m","app":"launch"}"#, #"{"after":"1d"}"#, LiveCall.cleaned,
    #"{"after":"0m","signal":"photos_cleaned"},{"after":"2d"},{"after":"0m","focus":"on"}"#,
    #"{"after":"0m","authorization":"denied"},\#(LiveCall.cleaned)"#,
    #"{"after":"0m","authorization":"provisional"},{"after":"0m","app":"background"},\#(LiveCall.cleaned)"#,
    #"{"after":"0m","signal":"photos_cleaned"},{"after":"0m","zone":"Asia/Tokyo"},{"after":"2d"}"#,
    #"{"after":"0m","signal":"photos_cleaned"},{"after":"2d"},{"after":"0m","app":"background"},{"after":"0m","focus":"on"},\#(LiveCall.cleaned)"#,
  ])
  func whatIsTickedPasses(_ steps: String) throws {
    let live = try LiveCall(TestWorkspace.withDemo())
    let chosen = try expectations(steps, of: live).filter { $0["chosen"] == .flag(true) }
    let saved = try save(steps, chosen, to: live)
    #expect(saved["verdict"]?.text == "passed" && saved["kept"] == .flag(true), "\(saved)")
  }

  @Test func aScenarioThatFailsIsNotKeptUnlessSomebodyWantsIt() throws {
    let live = try LiveCall(TestWorkspace.withDemo())
    let wrong: [JSONValue] = [
      .object([.init("line", .object([.init("delivered", .text("clean_reminder")), .init("at", .text("+1d 09:00"))]))])
    ]
    let refused = try save(Self.focused, wrong, to: live)
    #expect(refused["verdict"]?.text == "failed" && refused["kept"] == .flag(false), "\(refused)")
    #expect(refused["failures"]?.list?.count == 1)
    #expect(throws: (any Error).self) { try live.workspace.read("conformance/demo/scenarios/a-case.yaml") }
    let kept = try save(Self.focused, wrong, #","keep":true"#, to: live)
    #expect(kept["kept"] == .flag(true))
    #expect(try live.workspace.read("conformance/demo/scenarios/a-case.yaml").contains("delivered: clean_reminder"))
  }
}

extension JSONValue {
  /// As a page sends it.
  fileprivate var sent: String {
    var json = JSONWriter(style: .compact)
    write(to: &json)
    return json.text
  }
}
