import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import NotificationText
import Testing

@Suite struct VariedTextTests {
  private static func turn(_ texts: String...) -> [[LocalizedTextRule]] { texts.map { [LocalizedTextRule("en", $0)] } }

  private static func table(_ text: TextRule, caps: [CapRule] = []) -> RuleTable {
    let daily = TypeRule(
      "daily", target: "dashboard", triggers: [TriggerRule("calendar", .calendar(CalendarRule(every: .day)))],
      conditions: [.not(.happened(SignalRule("stopped"), since: .ever))], copy: [text])
    return SampleRules.table(types: [daily, SampleRules.limit], caps: caps)
  }

  private static let rotating = TextRule(
    .body, choose: .rotate, [TextVariantRule("x", turn("a", "b")), TextVariantRule("y", turn("c"))])

  /// What waits, in the order in which it comes.
  private func bodies(_ device: Device) -> [String] {
    device.state.pending.sorted { $0.due < $1.due }.map(\.request.content.body)
  }

  @Test func textsRotateThroughTheWholePlan() {
    var device = Device(Self.table(Self.rotating))
    device.send(.foregrounded)
    #expect(bodies(device).prefix(5) == ["a", "b", "c", "a", "b"])
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02")
    #expect(bodies(device).prefix(3) == ["b", "c", "a"])
    // Nothing that was there already is asked for again.
    for case .add(let request) in device.commands { #expect(request.identifier == "app.daily.2026-03-16") }
  }

  @Test func oneThatIsDroppedLeavesNoRepetitionBehind() {
    // With one a day the limit takes the place of a daily one, and the texts behind it move up.
    var device = Device(Self.table(Self.rotating, caps: [CapRule("daily", max: 1, per: .calendarDay)]))
    device.send(.foregrounded)
    device.at("2026-03-02", "20:00")
    device.deliver("app.daily.2026-03-02")
    device.at("2026-03-03", "10:00")
    device.signal("limit_reached")
    let daily = device.state.pending.filter { $0.type == "daily" }.sorted { $0.due < $1.due }
    #expect(daily.first?.request.identifier == "app.daily.2026-03-04")
    #expect(daily.prefix(4).map(\.request.content.body) == ["b", "c", "a", "b"])
    #expect(device.pending["app.daily.2026-03-04"]?.content.body == "b")
  }

  @Test func aToggleChoosesTheVariantOfWhatWaits() {
    let text = TextRule(
      .body, choose: .preference("enabled"),
      [TextVariantRule("off", Self.turn("plain")), TextVariantRule("on", Self.turn("full", "rich"))])
    var table = Self.table(text)
    table.preferences = [PreferenceRule(toggle: "enabled", default: true, controls: .types([]))]
    var device = Device(table)
    device.send(.foregrounded)
    #expect(bodies(device).prefix(3) == ["full", "rich", "full"])
    device.send(.preferenceChanged("enabled", false))
    #expect(Set(bodies(device)) == ["plain"])
    #expect(device.pending["app.daily.2026-03-02"]?.content.body == "plain")
  }

  @Test func aChoiceShowsItsDefault() {
    let text = TextRule(
      .body, choose: .preference("style"),
      [TextVariantRule("loud", Self.turn("FOOD")), TextVariantRule("soft", Self.turn("food"))])
    var table = Self.table(text)
    table.preferences = [
      PreferenceRule(choice: "style", default: "soft", options: [OptionRule("loud"), OptionRule("soft")])
    ]
    var device = Device(table)
    device.send(.foregrounded)
    #expect(Set(bodies(device)) == ["food"])
  }
}

/// A payload has the names that the spec gives its values there, as links and samples have.
@Test func aValueIsCarriedUnderItsKey() throws {
  var table = SampleRules.table()
  table.targets[0] = TargetRule(
    "paywall", parameters: ["order_id", "page"], payload: [LinkParameter("order_id", key: "orderId")])
  let type = try #require(table.types.first { $0.target == "paywall" })
  let content = Scheduler(table).content(
    of: type.id, in: "en", ["order_id": .string("A7"), "page": .int(3), "share": .int(5)])
  #expect(content?.userInfo == ["type": type.id, "target": "paywall", "orderId": "A7", "page": "3"])
}
