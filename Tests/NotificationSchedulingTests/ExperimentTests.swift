import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import TestSupport
import Testing

/// The arms that installations draw.
@Suite struct ExperimentTests {
  private static let wording = ExperimentRule(
    "wording", arms: [.init("energy", 45), .init("play", 45), .init("none", 10)])

  private static func table(_ experiment: ExperimentRule, _ conditions: [ConditionRule]) -> RuleTable {
    let type = TypeRule(
      "t", target: "paywall", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
      conditions: conditions, copy: [TextRule(.body, [LocalizedTextRule("en", "Hi")])])
    var table = SampleRules.table(types: [type], caps: [])
    table.experiments = [experiment]
    return table
  }

  /// Numbers of installations as a host draws them.
  private static func numbers(_ count: Int) -> [UInt64] {
    var random = SplitMix64(seed: 7)
    return (0..<count).map { _ in random.next() }
  }

  /// An installation that draws this arm.
  private static func number(drawing arm: String) throws -> UInt64 {
    try #require((1...1000).first { wording.arm(of: $0) == arm })
  }

  @Test func theDrawIsTheSameEverywhere() {
    #expect(
      (1...8).map { Self.wording.arm(of: $0) } == [
        "energy", "energy", "energy", "play", "play", "play", "play", "energy",
      ])
    #expect(Self.wording.arm(of: .max) == "play")
  }

  @Test func everyArmHasItsShare() {
    let numbers = Self.numbers(20_000)
    for arm in Self.wording.arms {
      let count = numbers.count { Self.wording.arm(of: $0) == arm.id }
      #expect(abs(count - arm.share * 200) < 400, "\(arm.id): \(count)")
    }
    let closed = ExperimentRule("wording", arms: [.init("energy", 0), .init("play", 100)])
    #expect(numbers.allSatisfy { closed.arm(of: $0) == "play" })
  }

  @Test func experimentsAreIndependentHoweverTheyAreCalled() {
    let halves = ["offer_1", "offer_2", "offer_3"].map {
      ExperimentRule($0, arms: [.init("a", 50), .init("b", 50)])
    }
    let numbers = Self.numbers(20_000)
    for (first, second) in [(0, 1), (0, 2), (1, 2)] {
      let both = numbers.count { halves[first].arm(of: $0) == "a" && halves[second].arm(of: $0) == "a" }
      #expect(abs(both - 5000) < 300, "\(first) \(second): \(both)")
    }
  }

  @Test func onlyTheFirstNumberCounts() throws {
    var device = Device(Self.table(Self.wording, [.experiment("wording", is: "energy")]))
    device.send(.launched)
    #expect(device.plan.isEmpty)
    device.send(.installed(number: try Self.number(drawing: "energy")))
    #expect(!device.plan.isEmpty)
    device.send(.installed(number: try Self.number(drawing: "play")))
    #expect(!device.plan.isEmpty)
    #expect(try device.state.installation == Self.number(drawing: "energy"))
  }

  @Test func whatWasDrawnStaysAsLongAsThereIsSuchAnArm() throws {
    var device = Device(Self.table(Self.wording, [.experiment("wording", is: "energy")]))
    device.send(.installed(number: try Self.number(drawing: "energy")))
    let stored = try reread(device.state)
    #expect(stored == device.state && stored.arms == ["wording": "energy"])

    func arm(_ arms: [ExperimentRule.Arm]) -> String? {
      var later = Device(Self.table(ExperimentRule("wording", arms: arms), []))
      later.state = stored
      later.send(.launched)
      return later.state.arms["wording"]
    }
    #expect(arm([.init("play", 100), .init("energy", 0)]) == "energy")
    #expect(arm([.init("play", 100)]) == "play")
  }

  @Test(arguments: [("none", OutcomeReason.disabled), ("play", .condition)])
  func whoIsLeftAloneGetsNothingBecauseTheTeamSaysSo(_ drawn: String, _ reason: OutcomeReason) throws {
    var table = Self.table(Self.wording, [.experiment("wording", is: "energy")])
    table.types[0].triggers = [
      TriggerRule("after", .after(SignalRule("ping"), delay: TimeSpan.zero...TimeSpan.zero))
    ]
    var device = Device(table)
    device.send(.installed(number: try Self.number(drawing: drawn)))
    device.signal("ping")
    #expect(device.outcomes.map(\.reason) == [reason])
    #expect(device.plan.isEmpty)
  }

  /// A type with words for two arms, and events that say which.
  private static func varied() -> RuleTable {
    var table = table(wording, [.not(.experiment("wording", is: "none"))])
    table.types[0].copy = [
      TextRule(
        .body, choose: .experiment("wording"),
        ["energy", "play"].map { TextVariantRule($0, [[LocalizedTextRule("en", $0)]]) })
    ]
    table.events = [EventRule("fired", on: [.notificationFired, .notificationOpened], parameters: [.variant])]
    return table
  }

  @Test func theArmIsShownAndStoredWithWhatWaitsAndWhatCame() throws {
    var device = Device(Self.varied())
    device.at("2026-03-02", "08:00")
    device.send(.installed(number: try Self.number(drawing: "play")))
    let first = try #require(device.state.pending.first)
    #expect(first.request.content.body == "play" && first.variant == "play")
    device.deliver(first.request.identifier)
    #expect(device.state.deliveries.recent.map(\.variant) == ["play"])
    #expect(try reread(device.state) == device.state)
  }

  @Test func whatNoEventCountsIsNotStored() throws {
    var table = Self.varied()
    table.events = []
    var device = Device(table)
    device.send(.installed(number: try Self.number(drawing: "play")))
    #expect(!device.state.pending.isEmpty && device.state.pending.allSatisfy { $0.variant == nil })
  }

  @Test func beforeTheDrawTheFirstVariantIsShownAndNoneIsCounted() throws {
    var device = Device(Self.varied())
    device.send(.launched)
    let first = try #require(device.state.pending.first)
    #expect(first.request.content.body == "energy" && first.variant == nil)
    device.send(.installed(number: try Self.number(drawing: "play")))
    #expect(device.state.pending.first?.variant == "play")
    #expect(device.state.pending.first?.request.content.body == "play")
  }
}
