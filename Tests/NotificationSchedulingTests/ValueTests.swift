import NotificationCivilTime
import NotificationRules
import NotificationTerms
import NotificationText
import Testing

@testable import NotificationScheduling

/// Types with `per`: what identifiers say of a value, and what is stored of it.
@Suite struct ValueTests {
  private static func type(_ per: PerRule? = PerRule("order", atMost: 50, in: ["arrived", "rated"])) -> TypeRule {
    TypeRule(
      "rating", target: "paywall",
      triggers: [TriggerRule("after", .after(SignalRule("arrived"), delay: .hours(1)...TimeSpan.hours(1)))],
      conditions: [.not(.happened(SignalRule("rated"), since: .ever))], repeatAfter: RepeatRule(afterDays: 1), per: per,
      copy: [TextRule(.body, [LocalizedTextRule("en", "How was it?")])])
  }

  private static func device(_ type: TypeRule = type()) -> Device {
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.send(.launched)
    return device
  }

  @Test(arguments: [
    (ParameterValue.int(7), "7"), (.string("A-1_b"), "A-1_b"), (.string("a.b~1"), "a%2eb%7e1"),
    (.string("й"), "%d0%b9"), (.string(String(repeating: "x", count: 40)), String(repeating: "x", count: 40)),
    (.string(String(repeating: "x", count: 41)), String(repeating: "x", count: 23) + "~58410f4ba453b627"),
  ])
  func namesOfValues(_ value: ParameterValue, _ name: String) {
    #expect(PerRule("order", atMost: 1, in: []).name(in: ["order": value]) == name)
  }

  @Test func identifiersAreReadAgain() {
    var device = Self.device()
    let long = String(repeating: "x", count: 41)
    for value in ["7", "a.b~1", long] { device.signal("arrived", ["order": .string(value)]) }
    #expect(device.pending.count == 3)
    for request in device.state.pending {
      let parsed = device.scheduler.parse(identifier: request.request.identifier)
      #expect(parsed?.key == request.key)
      let again = device.scheduler.parse(identifier: request.request.identifier + "~2")
      #expect(again?.key == .snoozed(request.key, 2))
    }
    for foreign in ["app.rating.1", "app.rating..1", "app.rating.7", "app.rating.7.x", "app.rating.7.1.2.3.4"] {
      #expect(device.scheduler.parse(identifier: foreign) == nil, "\(foreign)")
    }
  }

  /// As the generated module writes them: a Latin name turns no Arabic line around.
  @Test(arguments: [("ar", "\u{2068}Luigi\u{2069}: 3, -"), ("en", "Luigi: 3, -")] as [(LanguageTag, String)])
  func valuesKeepTheirDirection(_ locale: LanguageTag, _ text: String) {
    let rule = TextRule(.body, [LocalizedTextRule(locale, "{who}: {n}, {nobody}")])
    let words = ArgumentRule("nobody", default: [LocalizedTextRule(locale, "-")])
    let values = TextValues(
      arguments: ["who": .string("Luigi"), "n": .int(3)], rules: [words], formats: TextFormats(), zone: .utc,
      zones: { _ in nil })
    #expect(rule.rendered(in: locale, source: "en", values) { _ in nil } == text)
  }

  @Test func aSignalWithoutAValueIsRefused() {
    var device = Self.device()
    device.signal("arrived")
    device.signal("arrived", ["order": .string("")])
    #expect(device.pending.isEmpty)
    #expect(
      device.outcomes.map { "\($0.identifier) \($0.outcome) \($0.reason)" } == [
        "app.rating.1 dropped condition", "app.rating.2 dropped condition",
      ])
  }

  /// Held by the night when another value takes its place: it is told once that it does not come.
  @Test func whatGivesWayToAnotherValueIsToldOnce() {
    let late = WallClockTime(hour: 22, minute: 30) ?? .midnight
    var type = Self.type()
    type.per = PerRule("order", atMost: 1, in: ["arrived"])
    type.conditions = []
    type.triggers = [
      TriggerRule(
        "night", .calendar(CalendarRule(every: .day, time: late)), series: SeriesRule(begins: "arrived"))
    ]
    let night = QuietHoursRule(
      from: WallClockTime(hour: 22, minute: 0) ?? .midnight, to: WallClockTime(hour: 8, minute: 0) ?? .midnight,
      held: .release)
    var device = Device(SampleRules.table(types: [type], caps: [], quietHours: night))
    device.signal("arrived", ["order": .string("A")])
    device.at("2026-03-02", "23:00")
    device.send(.foregrounded)
    device.outcomes = []
    device.signal("arrived", ["order": .string("B")])
    let told = device.outcomes.filter { $0.identifier == "app.rating.A.2026-03-02" }.map(\.reason)
    #expect(told == [.perLimit])
  }

  /// An update gives the type `per`: what waits gets its value, and its old request is removed.
  @Test func anUpdateTellsValuesApart() {
    var device = Self.device(Self.type(nil))
    device.signal("arrived", ["order": .string("A")])
    #expect(device.plan == ["app.rating.1 2026-03-02 10:00"])
    device.update(to: SampleRules.table(types: [Self.type()], caps: []))
    #expect(device.plan == ["app.rating.A.1 2026-03-02 10:00"])
    device.signal("rated", ["order": .string("A")])
    #expect(device.plan == [])
  }

  /// An update takes `per` away again.
  @Test func anUpdateForgetsValues() {
    var device = Self.device()
    device.signal("arrived", ["order": .string("A")])
    device.signal("arrived", ["order": .string("B")])
    device.update(to: SampleRules.table(types: [Self.type(nil)], caps: []))
    #expect(device.plan == ["app.rating.1 2026-03-02 10:00"])
    #expect(device.state.values == [:])
  }

  /// The pause between two deliveries then counts from the last one of all values.
  @Test func anUpdateKeepsTheNewestDelivery() {
    var device = Self.device()
    for (hour, value) in ["A", "B", "C", "D", "E", "F", "G", "H"].enumerated() {
      device.at("2026-03-02", "\(10 + hour):00")
      device.signal("arrived", ["order": .string(value)])
      device.at("2026-03-02", "\(11 + hour):00")
      device.deliver("app.rating.\(value).\(hour + 1)")
    }
    device.update(to: SampleRules.table(types: [Self.type(nil)], caps: []))
    #expect(device.state.deliveries.newest["rating"]?.key == .signal(8))
    device.at("2026-03-03", "16:59")
    device.signal("arrived")
    #expect(device.plan == [])
    device.at("2026-03-03", "17:00")
    device.signal("arrived")
    #expect(device.plan == ["app.rating.10 2026-03-03 18:00"])
  }

  /// An update remembers fewer values.
  @Test func anUpdateRemembersFewer() {
    var device = Self.device()
    for value in ["A", "B", "C"] { device.signal("arrived", ["order": .string(value)]) }
    device.update(
      to: SampleRules.table(types: [Self.type(PerRule("order", atMost: 1, in: ["arrived", "rated"]))], caps: []))
    device.signal("arrived", ["order": .string("D")])
    #expect(device.state.values["rating"]?.map(\.name) == ["D"])
    #expect(device.plan == ["app.rating.D.4 2026-03-02 10:00"])
  }

  private static var followed: TypeRule {
    var type = type(PerRule("order", atMost: 2, in: ["arrived", "rated"]))
    type.followUp = FollowUpRule(every: .minutes(30), times: 2)
    return type
  }

  /// What would follow belongs to the value, and goes with it.
  @Test func aForgottenValueIsNotFollowed() {
    var device = Self.device(Self.followed)
    device.signal("arrived", ["order": .string("A")])
    device.at("2026-03-02", "10:00")
    device.deliver("app.rating.A.1")
    for value in ["B", "C"] { device.signal("arrived", ["order": .string(value)]) }
    #expect(!device.plan.contains { $0.hasPrefix("app.rating.A") })
    #expect(
      device.outcomes.map { "\($0.identifier) \($0.outcome) \($0.reason)" } == [
        "app.rating.A.1+1 cancelled perLimit", "app.rating.A.1+2 cancelled perLimit",
      ])
  }

  /// A value that still has something to say is not the first to be forgotten.
  @Test func aFollowedValueWaits() {
    var device = Self.device(Self.followed)
    device.signal("arrived", ["order": .string("A")])
    device.signal("arrived", ["order": .string("B")])
    device.at("2026-03-02", "10:00")
    device.deliver("app.rating.A.1")
    device.signal("rated", ["order": .string("B")])
    device.signal("arrived", ["order": .string("C")])
    #expect(device.state.values["rating"]?.map(\.name) == ["A", "C"])
  }

  /// The moment stays, and what its reminder says changes: the request is replaced, not removed.
  @Test func newerValuesOfTheSameMoment() {
    let type = TypeRule(
      "league", target: "paywall",
      triggers: [TriggerRule("at", .at(SignalRule("ranked"), parameter: "ends", before: .hours(1)))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Number {rank}")])])
    var device = Self.device(type)
    let ends = ParameterValue.int(Int((device.now.instant + .hours(5)).milliseconds))
    for rank in [17, 17, 4] { device.signal("ranked", ["ends": ends, "rank": .int(rank)]) }
    #expect(device.pending.values.map(\.content.body) == ["Number 4"])
    #expect(device.plan == ["app.league.1 2026-03-02 13:00"])
    #expect(device.outcomes.map(\.reason) == [.dedupe])
  }

  /// The state does not grow with the number of orders.
  @Test func manyValues() {
    var device = Self.device()
    for number in 1...200 { device.signal("arrived", ["order": .int(number)]) }
    #expect(device.state.values["rating"]?.count == 50)
    #expect(device.state.open.count == 50)
  }
}

extension Device {
  /// The app is updated and launched.
  fileprivate mutating func update(to table: RuleTable) {
    var updated = Device(table, zone: now.zone)
    updated.state = updated.scheduler.restored(state, locale: state.locale)
    updated.pending = pending
    updated.now = now
    updated.outcomes = outcomes
    self = updated
    send(.launched)
  }
}
