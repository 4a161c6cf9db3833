import NotificationCivilTime
import NotificationRules
import NotificationScheduling
import NotificationTerms
import Testing

/// Places and caps: when the user comes nobody knows, so there must be room whenever that is.
struct PlaceTests {
  private static func place(_ id: String, priority: Int = 0, onCap: TypeRule.OnCap = .drop) -> TypeRule {
    TypeRule(
      id, priority: priority, onCap: onCap, target: "dashboard",
      triggers: [TriggerRule("place", .location(LocationRule(latitude: 55.75, longitude: 37.62, radius: 200)))],
      copy: [TextRule(.body, [LocalizedTextRule("en", "Here")])])
  }

  private static let news = TypeRule(
    "news", priority: 10, target: "dashboard", triggers: [.after("told", delay: .hours(50))],
    copy: [TextRule(.body, [LocalizedTextRule("en", "News")])])

  private func waiting(_ types: [TypeRule], max: Int, per window: CapRule.Window, told: Bool = false) -> [String] {
    var device = Device(SampleRules.table(types: types, caps: [CapRule("cap", max: max, per: window)]))
    device.signal(told ? "told" : "nothing")
    return device.pending.keys.sorted()
  }

  @Test(arguments: [CapRule.Window.rollingDay, .calendarDay, .span(.hours(24))])
  func asManyPlacesWaitAsTheCapAllows(_ window: CapRule.Window) {
    let types = [Self.place("low", priority: 1), Self.place("high", priority: 5)]
    #expect(waiting(types, max: 1, per: window) == ["app.high.1"])
    #expect(waiting(types, max: 2, per: window) == ["app.high.1", "app.low.1"])
  }

  @Test(arguments: [CapRule.Window.rollingDay, .calendarDay, .span(.hours(24))])
  func whatIsPlannedForATimeGoesFirstWhateverItsPriority(_ window: CapRule.Window) {
    let types = [Self.place("shop", priority: 90), Self.news]
    #expect(waiting(types, max: 1, per: window) == ["app.shop.1"])
    #expect(waiting(types, max: 1, per: window, told: true) == ["app.news.1"])
    #expect(waiting(types, max: 2, per: window, told: true) == ["app.news.1", "app.shop.1"])
  }

  @Test func whatNoCapCountsAlwaysWaits() {
    let types = [Self.place("shop", onCap: .exempt), Self.place("home"), Self.news]
    #expect(waiting(types, max: 1, per: .rollingDay) == ["app.home.1", "app.shop.1"])
    #expect(waiting(types, max: 1, per: .rollingDay, told: true) == ["app.news.1", "app.shop.1"])
  }
}
