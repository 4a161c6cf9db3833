import NotificationConformance
import Testing

@testable import notispec

/// What a start can say besides the usual: the device, flags, arms and attributes of the app.
@Suite struct LiveStartTests {
  /// Every one of them, with each of its options, is a start that can be played.
  @Test func everyFieldOfEveryAppIsUnderstood() throws {
    let live = try LiveCall(TestWorkspace.withShippedSpecs())
    let apps = try live.get("apps").1["apps"]?.list ?? []
    var played: Set<String> = []
    for app in apps {
      let id = app["id"]?.text ?? ""
      for field in app["more"]?.list ?? [] {
        let path = (field["path"]?.list ?? []).compactMap(\.text)
        let options = (field["options"]?.list ?? []).compactMap(\.text)
        for value in options.isEmpty ? [field["hint"]?.text ?? ""] : options {
          let inner = path.count == 1 ? #""\#(value)""# : #"{"\#(path[1])":"\#(value)"}"#
          let story = """
            {"app":"\(id)","title":"A start","start":{"at":"2026-03-02 09:00","zone":"Europe/Berlin","\(path[0])":\(inner)},"steps":[]}
            """
          let (status, answer) = try live.post("play", story)
          #expect(status == 200 && answer["findings"] == .list([]), "\(id) \(path): \(answer)")
          played.insert(path[0])
        }
      }
    }
    #expect(played == ["device", "network", "profile", "experiments", "switches", "attributes"])
  }
}
