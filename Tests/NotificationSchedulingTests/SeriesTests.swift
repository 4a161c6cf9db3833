import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// Dates that a signal begins and another ends.
@Suite struct SeriesTests {
  private static func device(atMost: Int = 50) -> Device {
    let type = TypeRule(
      "dose", target: "paywall",
      triggers: [
        TriggerRule(
          "calendar", .calendar(CalendarRule(every: .day, time: .statedTimes("times"))),
          series: SeriesRule(begins: "set", ends: "removed"))
      ], per: PerRule("id", atMost: atMost, in: ["set", "removed"]),
      copy: [TextRule(.body, [LocalizedTextRule("en", "{name}")])])
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.send(.launched)
    return device
  }

  private static func values(_ id: String, _ times: String, name: String = "A") -> [String: ParameterValue] {
    ["id": .string(id), "name": .string(name), "times": .string(times)]
  }

  @Test func idsHaveTheValueTheDateAndTheTime() {
    var device = Self.device()
    device.signal("set", Self.values("x.1", "08:00,20:00"))
    #expect(
      device.plan.prefix(2) == [
        "app.dose.x%2e1.2026-03-02.2000 2026-03-02 20:00", "app.dose.x%2e1.2026-03-03.0800 2026-03-03 08:00",
      ])
    let id = "app.dose.x%2e1.2026-03-02.2000"
    #expect(device.scheduler.parse(identifier: id)?.key.description == "x%2e1.2026-03-02.2000")
    #expect(device.pending[id]?.content.body == "A")
  }

  @Test func aNewerSignalTakesBackOnlyWhatIsGone() {
    var device = Self.device()
    device.signal("set", Self.values("a", "10:00,20:00"))
    device.signal("set", Self.values("a", "20:00,11:00"))
    #expect(device.plan.first == "app.dose.a.2026-03-02.1100 2026-03-02 11:00")
    let gone = device.outcomes.filter { $0.reason == .cancelledGoal }
    #expect(gone.count == 14 && gone.allSatisfy { $0.identifier.hasSuffix(".1000") })
    device.signal("removed", ["id": .string("a")])
    #expect(device.plan == [])
    #expect(device.pending.isEmpty)
  }

  @Test func anEndWithoutAValueEndsNothingOfAnother() {
    var device = Self.device()
    device.signal("set", Self.values("a", "10:00"))
    device.signal("removed", ["id": .string("b")])
    #expect(device.plan.first == "app.dose.a.2026-03-02.1000 2026-03-02 10:00")
    #expect(device.state.values["dose"]?.map(\.name) == ["a"])
  }

  @Test(arguments: ["", "morning", "25:00"])
  func timesThatAreNone(_ times: String) {
    var device = Self.device()
    device.signal("set", Self.values("a", times))
    #expect(device.plan == [])
  }

  /// A date is delivered once, also after its value was forgotten and came back.
  @Test func datesOfAForgottenValueStayUsed() {
    var device = Self.device(atMost: 1)
    device.signal("set", Self.values("a", "10:00"))
    device.at("2026-03-02", "10:00")
    device.deliver("app.dose.a.2026-03-02.1000")
    device.signal("set", Self.values("b", "12:00"))
    #expect(device.outcomes.contains { $0.reason == .perLimit && $0.identifier == "app.dose.a.2026-03-03.1000" })
    #expect(device.state.values["dose"]?.map(\.name) == ["b"])
    device.at("2026-03-02", "09:30")
    device.signal("set", Self.values("a", "10:00"))
    #expect(device.plan.first == "app.dose.a.2026-03-03.1000 2026-03-03 10:00")
  }

  @Test func valuesOfSignals() {
    #expect(ParameterValue.string("20:00,08:00,08:00").times?.map(\.description) == ["08:00", "20:00"])
    #expect(ParameterValue.string("").times == [])
    #expect(ParameterValue.string("8").times == nil)
    #expect(ParameterValue.int(8).times == nil)
    #expect(ParameterValue.string("friday,monday").weekdays == [.monday, .friday])
    #expect(ParameterValue.string("Friday").weekdays == nil)
    #expect(ParameterValue([Weekday.monday, .friday]).weekdays == [.monday, .friday])
  }
}
