import NotificationRules
import Testing

@Suite struct TextRuleTests {
  private func turn(_ texts: String...) -> [[LocalizedTextRule]] { texts.map { [LocalizedTextRule("en", $0)] } }

  private func text(_ rule: TextRule, _ turn: Int, _ value: String? = nil) -> [LocalizedTextRule] {
    rule.texts(turn: turn) { _ in value }
  }

  @Test func aTextWithoutVariantsIsAlwaysTheSame() {
    let rule = TextRule(.body, [LocalizedTextRule("en", "a")])
    #expect(!rule.takesTurns)
    #expect(text(rule, 0) == text(rule, 7))
  }

  @Test func rotationNeverShowsTheSameTextTwiceInARow() {
    let rule = TextRule(
      .body, choose: .rotate, [TextVariantRule("x", turn("a", "b")), TextVariantRule("y", turn("c"))])
    #expect(rule.takesTurns)
    for number in -4..<10 { #expect(text(rule, number) != text(rule, number + 1)) }
    #expect(text(rule, 0) == text(rule, 3))
    #expect(Set((0..<3).map { text(rule, $0) }).count == 3)
  }

  @Test func aSettingChoosesTheVariantAndItsTextsRotate() {
    let variants = [TextVariantRule("on", turn("a")), TextVariantRule("off", turn("b", "c"))]
    let rule = TextRule(.body, choose: .preference("style"), variants)
    #expect(rule.takesTurns)
    #expect(text(rule, 5, "on") == variants[0].turns[0])
    #expect(text(rule, 5, "off") == variants[1].turns[1])
    // A value of an older version of the app.
    #expect(text(rule, 5, "gone") == variants[0].turns[0])
    #expect(!TextRule(.body, choose: .preference("style"), [TextVariantRule("on", turn("a"))]).takesTurns)
  }

  @Test func theVariantIsThatOfTheText() {
    let variants = [TextVariantRule("energy", turn("a", "b")), TextVariantRule("play", turn("c"))]
    for choice in [VariantChoice.preference("style"), .experiment("wording")] {
      let rule = TextRule(.body, choose: choice, variants)
      #expect(rule.variant(turn: 1) { $0 == choice ? "play" : nil } == "play")
      #expect(rule.variant(turn: 1) { _ in nil } == "energy")
    }
    let rotating = TextRule(.body, choose: .rotate, variants)
    #expect((0..<4).map { rotating.variant(turn: $0) { _ in nil } } == ["energy", "energy", "play", "energy"])
    #expect(TextRule(.body, turn("a")[0]).variant(turn: 0) { _ in "play" } == nil)
  }

  @Test func theFirstTestThatANumberPassesChooses() {
    let choice = VariantChoice.parameter(
      "days",
      [
        VariantTest("dramatic", ValueTest("days", .atLeast, 100)), VariantTest("serious", ValueTest("days", .above, 6)),
        VariantTest("calm"),
      ])
    let numbers: [ParameterValue?] = [nil, .string("7"), .int(6), .double(6.5), .int(7), .int(99), .int(100)]
    #expect(
      numbers.map { number in choice.variant(number.map { ["days": $0] } ?? [:]) }
        == ["calm", "calm", "calm", "serious", "serious", "serious", "dramatic"])
    #expect(VariantChoice.parameter("days", [VariantTest("a", ValueTest("days", .below, 3))]).variant([:]) == nil)
  }

  @Test func valuesChooseWhereTheyDecide() {
    #expect(VariantChoice.argument("word").variant(["word": .string("she")]) == "she")
    #expect(VariantChoice.argument("word").variant([:]) == nil)
    for choice in [VariantChoice.rotate, .trigger, .preference("word"), .experiment("word")] {
      #expect(choice.variant(["word": .string("she")]) == nil)
    }
    let variants = [TextVariantRule("first", turn("a")), TextVariantRule("second", turn("b", "c"))]
    let rule = TextRule(.body, choose: .trigger, variants)
    #expect(rule.takesTurns)
    #expect(text(rule, 1, "second") == variants[1].turns[1])
  }

  @Test func theTextsDecideBeforeTheConditionsWhichExperimentCounts() {
    let text = TextRule(.body, choose: .experiment("wording"), [TextVariantRule("energy", turn("a"))])
    let condition = ConditionRule.any([.flag("on"), .not(.experiment("size", is: "none"))])
    let trigger = TriggerRule("daily", .calendar(CalendarRule(every: .day)), conditions: [condition])
    #expect(TypeRule("t", target: "home", triggers: [trigger], copy: [text]).experiment == "wording")
    #expect(TypeRule("t", target: "home", triggers: [trigger], copy: []).experiment == "size")
    #expect(TypeRule("t", target: "home", triggers: [], conditions: [.flag("on")], copy: []).experiment == nil)
  }
}
