import NotificationConformance
import SpecLanguage
import Testing

@testable import notispec

/// Steps that somebody fills in: what is in a field is a value of its kind, and what cannot be played is refused there.
@Suite struct LiveStepTests {
  private static let app = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
    signals:
      all:
        parameters:
          a_int: { type: int }
          a_double: { type: double }
          a_percent: { type: percent }
          a_string: { type: string }
          a_instant: { type: instant }
          a_time: { type: time }
          a_times: { type: times }
          a_weekdays: { type: weekdays }
          maybe: { type: times, optional: true }

    """

  private func live() throws -> LiveCall {
    try LiveCall(TestWorkspace(["specs/demo/app.yaml": Self.app]))
  }

  private func offer(_ candidate: String, after steps: String = "", to live: LiveCall) throws -> (Int, JSONValue) {
    try live.post("play", LiveCall.story(steps, #","candidate":\#(candidate)"#))
  }

  private static let good = [
    "a_int": "3", "a_double": "2.5", "a_percent": "80", "a_string": "12", "a_instant": "20:00", "a_time": "08:00",
    "a_times": "08:00, 20:00", "a_weekdays": "monday, friday",
  ]

  private func report(_ changed: [String: String] = [:]) -> String {
    let fields = Self.good.merging(changed) { $1 }.sorted { $0.key < $1.key }
    return #"{"after":"0m","signal":"all","typed":{\#(fields.map { #""\#($0)":"\#($1)""# }.joined(separator: ","))}}"#
  }

  /// Every kind that a signal can carry has a field here, and takes what its hint says.
  @Test func everyKindOfParameterCanBeReported() throws {
    let live = try live()
    let parameters = try live.get("apps").1["apps"]?.list?.first?["signals"]?.list?.first?["parameters"]?.list ?? []
    let kinds = Set(parameters.compactMap { $0["kind"]?.text })
    // Numbers as texts write them are no values of a signal.
    #expect(kinds == Set(ParameterItem.Kind.allCases.map(\.rawValue)).subtracting(["decimal", "money"]))
    for parameter in parameters {
      let (id, hint) = (parameter["id"]?.text ?? "", parameter["hint"]?.text ?? "")
      if parameter["kind"]?.text != "string" { #expect(!hint.isEmpty, "\(id)") }
      let (status, answer) = try offer(report(hint.isEmpty ? [:] : [id: hint]), to: live)
      #expect(status == 200, "\(id): \(answer)")
    }
    let carried = try offer(report(), to: live).1["step"]?["with"]
    #expect(carried?["a_times"] == .list([.text("08:00"), .text("20:00")]))
    #expect(carried?["a_int"] == .integer(3) && carried?["a_string"] == .text("12") && carried?["maybe"] == nil)
  }

  @Test(arguments: ["08:00", "08:00, 20:00", "08:00 20:00", #"[\"08:00\",\"20:00\"]"#, "08:00;20:00"])
  func severalTimesAreWrittenAsPeopleDo(_ text: String) throws {
    let (status, answer) = try offer(report(["a_times": text]), to: live())
    #expect(status == 200, "\(answer)")
    #expect(answer["step"]?["with"]?["a_times"]?.list?.first == .text("08:00"))
  }

  @Test(arguments: [
    ("a_int", "many"), ("a_int", "2.5"), ("a_double", "x"), ("a_percent", "x"), ("a_instant", "soon"),
    ("a_time", "25:00"),
    ("a_times", "08:00, late"), ("a_weekdays", "monday, someday"), ("a_string", ""), ("a_times", ""),
  ])
  func whatIsNoValueIsRefusedAtItsField(_ id: String, _ text: String) throws {
    let (status, answer) = try offer(report([id: text]), to: live())
    #expect(status == 400 && answer["field"]?.text == "with.\(id)", "\(answer)")
    #expect(answer["error"]?.text?.hasPrefix("'\(id)") == true, "\(answer)")
  }

  @Test func aTypedStepWithoutATimeHappensNow() throws {
    let (status, answer) = try offer(#"{"yaml":"focus: on"}"#, to: live())
    #expect(status == 200, "\(answer)")
    #expect(answer["step"] == .object([.init("after", .text("0m")), .init("focus", .text("on"))]))
    #expect(try offer(#"{"yaml":"after: 1h, focus: on"}"#, to: live()).1["now"]?.text == "2026-03-02 10:00")
  }

  @Test(arguments: [
    (#"{"yaml":"focus: maybe"}"#, "focus"), (#"{"yaml":"fokus: on"}"#, "fokus"), (#"{"yaml":"[ {"}"#, "step"),
    (#"{"yaml":""}"#, "step"), (#"{"until":"25:00"}"#, "until"), (#"{"after":"0m","zone":"Mars/One"}"#, "zone"),
    (#"{"after":"0m","tap":"nothing"}"#, "tap"), (#"{"after":"0m","press":"primary"}"#, "step"),
  ])
  func aStepThatCannotBePlayedIsRefused(_ step: String, _ field: String) throws {
    let (status, answer) = try offer(step, to: live())
    #expect(status == 400 && answer["field"]?.text == field, "\(answer)")
    #expect(answer["step"] == nil && answer["lines"] == nil)
  }

  @Test func nothingFollowsAStepThatCannotBePlayed() throws {
    let (status, answer) = try offer(
      #"{"after":"1h"}"#, after: #"{"after":"0m","signal":"al"},{"after":"1d"}"#, to: live())
    #expect(status == 400 && answer["error"]?.text?.hasPrefix("Step 1 cannot be played") == true, "\(answer)")
  }
}
