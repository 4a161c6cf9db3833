import NotificationCivilTime
import NotificationRules
import NotificationTerms
import Testing

struct TypeRulePiecesTests {
  @Test func aTypeInPiecesIsTheTypeInOne() {
    let pieces = TypeRule(id: "storage_high", priority: 40, onCap: .defer, target: "storage")
      .trigger(.calendar(CalendarRule(every: .day)).named("level").condition(.last("analyzed", "used", .above, 90)))
      .trigger(.slotAfter("analyzed", atLeast: .hours(2)))
      .condition(.not(.happened("bought", since: .ever)))
      .repeats(RepeatRule(afterDays: 7))
      .combined(as: "storage")
      .expires(on: CivilDate(dayNumber: 20_000))
      .interruptionLevel(.passive)
      .content(ContentRule(thread: "storage"))
      .copy([TextRule(.title, [LocalizedTextRule("en", "Full")])])
      .push(PushRule(isMutable: true))
    let whole = TypeRule(
      "storage_high", priority: 40, onCap: .defer, target: "storage",
      triggers: [
        TriggerRule(
          "level", .calendar(CalendarRule(every: .day)),
          conditions: [.last(signal: "analyzed", ValueTest("used", .above, 90))]),
        TriggerRule("slot_after", .slotAfter(SignalRule("analyzed"), atLeast: .hours(2))),
      ],
      conditions: [.not(.happened(SignalRule("bought"), since: .ever))], repeatAfter: RepeatRule(afterDays: 7),
      combine: "storage", expires: CivilDate(dayNumber: 20_000), interruptionLevel: .passive,
      content: ContentRule(thread: "storage"), copy: [TextRule(.title, [LocalizedTextRule("en", "Full")])],
      push: PushRule(isMutable: true))
    #expect(pieces == whole)
  }

  @Test func delaysAreWindows() {
    func after(_ delay: ClosedRange<TimeSpan>) -> TriggerRule {
      TriggerRule("after", .after(SignalRule("met"), delay: delay))
    }
    #expect(TriggerRule.after("met") == after(.zero ... .zero))
    #expect(TriggerRule.after("met", delay: .minutes(5)) == after(.minutes(5) ... .minutes(5)))
    #expect(TriggerRule.after("met", from: .minutes(5), to: .hours(1)) == after(.minutes(5) ... .hours(1)))
    #expect(TriggerRule.after("met", from: .hours(1), to: .minutes(5)) == after(.hours(1) ... .hours(1)))
  }

  @Test func timesSinceSignals() {
    #expect(
      ConditionRule.elapsed(since: "a", orSince: "b", moreThan: .hours(1))
        == .elapsed(since: "a", orSince: "b", .moreThan(.hours(1))))
    #expect(
      ConditionRule.elapsed(since: "a", orSince: "b", atLeast: .hours(1))
        == .elapsed(since: "a", orSince: "b", .atLeast(.hours(1))))
    #expect(
      ConditionRule.elapsed(since: "a", moreThan: .hours(1)) == .elapsed(since: "a", orSince: nil, .moreThan(.hours(1)))
    )
    #expect(
      ConditionRule.elapsed(since: "a", atLeast: .hours(1)) == .elapsed(since: "a", orSince: nil, .atLeast(.hours(1))))
  }
}
