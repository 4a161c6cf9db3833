import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

@testable import NotificationScheduling

/// Texts that say what the newest signal brought.
@Suite struct LiveArgumentTests {
  private static func device(default standard: [LocalizedTextRule] = [], locale: LanguageTag = "en") -> Device {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers = [TriggerRule("calendar", .calendar(CalendarRule(every: .day, time: WallClockTime("20:00"))))]
    type.copy = [TextRule(.body, [LocalizedTextRule("en", "{words} words"), LocalizedTextRule("ru", "{words} слов")])]
    type.arguments = [ArgumentRule("words", from: .init("summed", "count"), default: standard)]
    var table = SampleRules.table(types: [type], caps: [])
    table.policies.horizon = .days(1)
    table.targets = [TargetRule(type.target, parameters: ["words"])]
    var device = Device(table, locale: locale)
    device.send(.launched)
    return device
  }

  private let id = "app.daily.2026-03-02"

  @Test func withoutAValueItIsNotSent() {
    var device = Self.device()
    #expect(device.plan == [])
    device.at("2026-03-02", "21:00")
    device.send(.foregrounded)
    #expect(device.outcomes.map(\.reason) == [.condition])
  }

  @Test func aNewerSignalReplacesWhatWaits() {
    var device = Self.device()
    device.signal("summed", ["count": .int(34)])
    let plan = device.plan
    #expect(plan.first == "\(id) 2026-03-02 20:00")
    #expect(device.pending[id]?.content.body == "34 words")
    device.signal("summed", ["count": .int(35)])
    #expect(device.plan == plan)
    #expect(device.pending[id]?.content.body == "35 words")
    #expect(!device.commands.contains { if case .remove = $0 { true } else { false } })
    device.signal("summed", ["count": .int(35)])
    #expect(!device.commands.contains { if case .add = $0 { true } else { false } })
    #expect(device.state.announced.map(\.identifier) == [id])
  }

  @Test func aTapCarriesTheValueThatWasSaid() {
    var device = Self.device()
    device.signal("summed", ["count": .int(34)])
    device.at("2026-03-02", "20:00")
    device.deliver(id)
    device.signal("summed", ["count": .int(40)])
    #expect(device.scheduler.arguments(of: id, in: device.state) == ["words": .int(34)])
    device.send(.opened(id))
    let opened = device.commands.compactMap { if case .open(let target) = $0 { target.parameters } else { nil } }
    #expect(opened == [["words": .int(34)]])
    let restored = device.scheduler.restored(device.state, locale: "en")
    #expect(restored == device.state)
  }

  @Test func aDefaultIsSaidWithoutAValue() {
    let words = [LocalizedTextRule("en", "some {{new}}"), LocalizedTextRule("ru", "несколько")]
    var device = Self.device(default: words)
    #expect(device.pending[id]?.content.body == "some {new} words")
    device.send(.localeChanged("ru"))
    #expect(device.pending[id]?.content.body == "несколько слов")
    device.signal("summed", ["count": .int(7)])
    #expect(device.pending[id]?.content.body == "7 слов")
  }

  @Test func whatWaitsForAValueComesWithIt() {
    var type = SampleRules.daily
    type.conditions = []
    type.triggers = [TriggerRule("after", .after(SignalRule("left"), delay: .hours(1)...TimeSpan.hours(1)))]
    type.copy = [TextRule(.body, [LocalizedTextRule("en", "{words} words")])]
    type.arguments = [ArgumentRule("words", from: .init("summed", "count"))]
    var device = Device(SampleRules.table(types: [type], caps: []))
    device.send(.launched)
    device.signal("left", ["words": .int(1)])
    #expect(device.plan == [])
    device.signal("summed", ["count": .int(34)])
    #expect(device.pending.values.map(\.content.body) == ["34 words"])
  }
}
