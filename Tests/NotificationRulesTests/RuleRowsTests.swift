import NotificationCivilTime
import NotificationRules
import NotificationTerms
import NotificationText
import Testing

struct RuleRowsTests {
  private func catalogue(_ locales: StaticString, _ text: StaticString) -> TextCatalogue {
    TextCatalogue(LocaleTable(locales, source: "en"), fields: ["title", "subtitle", "body"], text)
  }

  @Test func aTypeInPiecesIsTheTypeInOne() {
    var rows = RuleRows()
    rows.type("other", priority: 1, onCap: .drop, target: "start")
    rows.type("storage_high", priority: 40, onCap: .defer, target: "storage")
    rows.trigger(.calendar(CalendarRule(every: .day)).named("level").condition(.last("analyzed", "used", .above, 90)))
    rows.slotAfter("analyzed", atLeast: .hours(2))
    rows.condition(.not(.happened("bought", since: .ever)))
    rows.condition(.happened("bought", since: .within(.days(7)), atLeast: 3))
    rows.repeats(RepeatRule(afterDays: 7))
    rows.set(\.combine, text: "storage")
    rows.set(\.group, text: "warnings")
    rows.set(\.onQuiet, .exempt)
    rows.window(WindowRule(from: .midnight, to: .midnight))
    rows.followedUp(FollowUpRule(every: .minutes(10), times: 3))
    rows.per("order_id", atMost: 9, in: "ordered", "rated")
    rows.expires(on: CivilDate(dayNumber: 20_000))
    rows.set(\.interruptionLevel, .passive)
    rows.content(ContentRule(thread: "storage"))
    rows.push(PushRule(isMutable: true))
    rows.texts(
      in: ["en"],
      of: catalogue(
        "en",
        """
        other
        storage_high
          title.en: Full
        """))
    let whole = TypeRule(
      "storage_high", priority: 40, onCap: .defer, onQuiet: .exempt,
      window: WindowRule(from: .midnight, to: .midnight), target: "storage",
      triggers: [
        TriggerRule(
          "level", .calendar(CalendarRule(every: .day)),
          conditions: [.last(signal: "analyzed", ValueTest("used", .above, 90))]),
        TriggerRule("slot_after", .slotAfter(SignalRule("analyzed"), atLeast: .hours(2))),
      ],
      conditions: [
        .not(.happened(SignalRule("bought"), since: .ever)),
        .happened(SignalRule("bought"), since: .within(.days(7)), atLeast: 3),
      ], repeatAfter: RepeatRule(afterDays: 7),
      followUp: FollowUpRule(every: .minutes(10), times: 3),
      per: PerRule("order_id", atMost: 9, in: ["ordered", "rated"]), combine: "storage", group: "warnings",
      expires: CivilDate(dayNumber: 20_000), interruptionLevel: .passive,
      content: ContentRule(thread: "storage"), copy: [TextRule(.title, [LocalizedTextRule("en", "Full")])],
      push: PushRule(isMutable: true))
    #expect(rows.types == [TypeRule("other", priority: 1, target: "start", triggers: [], copy: []), whole])
  }

  /// What generated Swift leaves out would not be planned with.
  @Test func everyPropertyHasItsCall() {
    let called = [
      "id", "priority", "onCap", "window", "target", "constants", "triggers", "conditions", "repeatAfter", "followUp",
      "per", "expires", "content", "copy", "arguments", "push",
    ]
    let rule = TypeRule("", target: "", triggers: [], copy: [])
    let properties = Mirror(reflecting: rule).children.compactMap(\.label)
    let named = called + TypeRule.plainValues.map(\.name)
    #expect(
      Set(properties).symmetricDifference(named).sorted() == [],
      "Name a new property in 'TypeRule.plainValues' if it is a single value, and otherwise in 'called' above.")
  }

  @Test func shortPiecesAreTheLongOnes() {
    var rows = RuleRows()
    rows.type("long", priority: 0, onCap: .drop, target: "start")
    rows.trigger(.after("met"))
    rows.trigger(.after("met", delay: .minutes(5)))
    rows.trigger(.after("met", from: .minutes(5), to: .hours(1)))
    rows.trigger(.slotAfter("met", atLeast: .hours(2)))
    rows.condition(.happened("met", since: .trigger))
    rows.condition(.elapsed(since: "a", moreThan: .hours(1)))
    rows.condition(.elapsed(since: "a", orSince: "b", moreThan: .hours(2)))
    rows.condition(.elapsed(since: "a", atLeast: .hours(3)))
    rows.condition(.elapsed(since: "a", orSince: "b", atLeast: .hours(4)))
    rows.type("short", priority: 0, onCap: .drop, target: "start")
    rows.after("met")
    rows.after("met", delay: .minutes(5))
    rows.after("met", from: .minutes(5), to: .hours(1))
    rows.slotAfter("met", atLeast: .hours(2))
    rows.happened("met", since: .trigger)
    rows.elapsed(since: "a", moreThan: .hours(1))
    rows.elapsed(since: "a", orSince: "b", moreThan: .hours(2))
    rows.elapsed(since: "a", atLeast: .hours(3))
    rows.elapsed(since: "a", orSince: "b", atLeast: .hours(4))
    #expect(rows.types[1].triggers == rows.types[0].triggers)
    #expect(rows.types[1].conditions == rows.types[0].conditions)
    #expect(rows.types[1].triggers.count == 4 && rows.types[1].conditions.count == 5)
  }

  @Test func aScreenInPiecesIsTheScreenInOne() {
    var rows = RuleRows()
    rows.target("start")
    rows.target("chat")
    rows.parameter("chat_id")
    rows.parameter("message_id")
    rows.fallback("start")
    rows.payload(LinkParameter("chat_id", key: "chatId", isOptional: true))
    let chat = TargetRule(
      "chat", parameters: ["chat_id", "message_id"], fallback: "start",
      payload: [LinkParameter("chat_id", key: "chatId", isOptional: true)])
    #expect(rows.targets == [TargetRule("start"), chat])
  }

  @Test func textsComeFromTheirRows() {
    var rows = RuleRows()
    rows.type("streak", priority: 0, onCap: .drop, target: "start")
    rows.variants(.body, .rotate, [("calm", 1..<3)])
    rows.texts(
      in: ["en", "ru"],
      of: catalogue(
        "en ru",
        """
        streak
          title.ru days=one: {days} день
          title.ru days=other: {days} дня
        first
          body.en: row 1, locale 0
          body.ru: row 1, locale 1
        second
          body.en: row 2, locale 0
          body.ru: row 2, locale 1
        """))
    let title = LocalizedTextRule(
      "ru", plural: "days", [PluralFormRule(.one, "{days} день"), PluralFormRule(.other, "{days} дня")])
    func turn(_ row: Int) -> [LocalizedTextRule] {
      [LocalizedTextRule("en", "row \(row), locale 0"), LocalizedTextRule("ru", "row \(row), locale 1")]
    }
    let body = TextRule(.body, choose: .rotate, [TextVariantRule("calm", [turn(1), turn(2)])])
    #expect(rows.types[0].copy == [TextRule(.title, [title]), body])
  }

  @Test func everyTypeHasItsOwnVariants() {
    var rows = RuleRows()
    for (id, texts) in [("calm", 3..<4), ("plain", nil), ("lively", 4..<5)] as [(StaticString, Range<Int>?)] {
      rows.type(id, priority: 0, onCap: .drop, target: "start")
      guard let texts else { continue }
      rows.variants(.title, .rotate, [("title", texts)])
      rows.variants(.body, .rotate, [("body", texts)])
    }
    rows.texts(
      in: ["en"],
      of: catalogue(
        "en",
        """
        calm
          title.en: 0
          body.en: 0
        plain
          title.en: 1
          body.en: 1
        lively
          title.en: 2
          body.en: 2
        calm.turn
          title.en: 3
          body.en: 3
        lively.turn
          title.en: 4
          body.en: 4
        """))
    func varied(_ row: Int) -> [TextRule] {
      let texts = [[LocalizedTextRule("en", "\(row)")]]
      return [
        TextRule(.title, choose: .rotate, [TextVariantRule("title", texts)]),
        TextRule(.body, choose: .rotate, [TextVariantRule("body", texts)]),
      ]
    }
    let plain = [LocalizedTextRule("en", "1")]
    #expect(rows.types.map(\.copy) == [varied(3), [TextRule(.title, plain), TextRule(.body, plain)], varied(4)])
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
