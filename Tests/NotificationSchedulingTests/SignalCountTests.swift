import NotificationCivilTime
import NotificationRules
import Testing

@testable import NotificationScheduling

/// What is remembered of the signals that rules count.
@Suite struct SignalCountTests {
  private static let large = SignalRule("done", where: ValueTest("n", .above, 5))

  private static func type(_ id: String, _ conditions: ConditionRule...) -> TypeRule {
    TypeRule(
      id, target: "paywall", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
      conditions: conditions, copy: [TextRule(.body, [LocalizedTextRule("en", "Hi")])])
  }

  private static func device(_ conditions: ConditionRule...) -> Device {
    var device = Device(
      SampleRules.table(types: conditions.enumerated().map { type("t\($0)", $1) }, caps: []))
    device.send(.launched)
    return device
  }

  private static func marks(_ device: Device, _ rule: SignalRule = SignalRule("done")) -> Int {
    device.state.signals.newest(rule).map { device.state.signals.marks(of: rule, $0).count } ?? 0
  }

  @Test func noMoreThanTheHighestNumber() {
    var device = Self.device(
      .happened(SignalRule("done"), since: .today, atLeast: 2),
      .any([.not(.happened(SignalRule("done"), since: .within(.days(30)), atLeast: 4))]))
    for _ in 1...9 { device.signal("done") }
    #expect(Self.marks(device) == 4)
  }

  @Test func noLongerThanTheLongestSpan() {
    var device = Self.device(
      .happened(SignalRule("done"), since: .today, atLeast: 3),
      .happened(SignalRule("done"), since: .within(.days(7)), atLeast: 3))
    device.signal("done")
    device.at("2026-03-09", "09:00")
    device.signal("done")
    #expect(Self.marks(device) == 2)
    device.at("2026-03-09", "09:01")
    device.signal("done")
    #expect(Self.marks(device) == 2)
  }

  @Test(
    arguments: [
      .happened(SignalRule("done"), since: .within(.days(7))), .happened(SignalRule("done"), since: .ever, atLeast: 1),
      .happened(SignalRule("other"), since: .today, atLeast: 9),
    ] as [ConditionRule])
  func nothingThatNoRuleCounts(_ condition: ConditionRule) {
    var device = Self.device(condition)
    for _ in 1...9 { device.signal("done") }
    #expect(Self.marks(device) == 1)
  }

  @Test func aTestIsCountedByItself() {
    var device = Self.device(.happened(Self.large, since: .ever, atLeast: 2))
    for value in [6, 1, 1, 7, 2] {
      #expect(device.plan.isEmpty == (value != 2))
      device.signal("done", ["n": .int(value)])
    }
    #expect(Self.marks(device, Self.large) == 2)
  }

  /// A number that is asked for over all time needs no memory, and is right from the first launch after an update on.
  @Test func overAllTimeTheNumberIsKnown() {
    var device = Device(SampleRules.table(types: [Self.type("t")], caps: []))
    for _ in 1...3 { device.signal("done") }
    for (least, isPlanned) in [(3, true), (4, false)] {
      var next = Device(
        SampleRules.table(
          types: [Self.type("t", .happened(SignalRule("done"), since: .ever, atLeast: least))], caps: []))
      next.state = device.state
      next.send(.launched)
      #expect(next.plan.isEmpty != isPlanned)
    }
  }

  /// A rule that an update brings knows the newest signal, and counts on from there.
  @Test func aNewRuleBeginsWithTheNewest() {
    var device = Device(SampleRules.table(types: [Self.type("t")], caps: []))
    for _ in 1...3 { device.signal("done") }
    var next = Self.device(.happened(SignalRule("done"), since: .within(.days(7)), atLeast: 2))
    next.state = device.state
    next.send(.launched)
    #expect(next.plan.isEmpty)
    next.signal("done")
    #expect(!next.plan.isEmpty)
  }

  @Test func whatIsCountedIsStored() throws {
    var device = Self.device(.happened(SignalRule("done"), since: .within(.days(7)), atLeast: 3))
    for _ in 1...3 { device.signal("done") }
    let state = try reread(device.state)
    #expect(state == device.state)
    device.state = state
    #expect(Self.marks(device) == 3)
  }

  /// Both ends of the span count.
  @Test(arguments: [("20:00", true), ("19:59", false)])
  func theSpanEndsAtTheDelivery(_ time: String, _ counts: Bool) {
    var device = Self.device(.happened(SignalRule("done"), since: .within(.days(2)), atLeast: 2))
    device.at("2026-03-02", time)
    device.signal("done")
    device.at("2026-03-03", "21:00")
    device.signal("done")
    #expect(device.plan == (counts ? ["app.t0.2026-03-04 2026-03-04 20:00"] : []))
  }
}
