import SpecLanguage
import Testing

/// `attributes`, and conditions that ask about them.
@Suite struct AttributeReadingTests {
  private func findings(_ attributes: String, _ condition: String, _ message: String? = nil) {
    expectFindings(
      in: Specs.trigger("trigger: { calendar: { every: day } }\nconditions: [{ attribute: \(condition) }]")
        .replacing("preferences:\n", with: "attributes: \(attributes)\npreferences:\n"),
      message.map { [("1️⃣", $0)] } ?? [])
  }

  private let tier = "{ tier: { enum: [free, gold] } }"
  private let gold = "{ id: tier, is: gold }"
  private let path = "'notifications.hungry.conditions[0].attribute"
  private let word = "a word such as 'outForDelivery' (a letter, then letters, digits and '_')"

  @Test func aConditionNamesAnAttributeAndOneOfItsValues() {
    findings(tier, gold)
    findings(tier, "{ id: 1️⃣teir, is: gold }", "\(path).id' names an unknown attribute 'teir'")
    findings(tier, "{ id: tier, is: 1️⃣golden }", "\(path).is' is 'golden', which 'tier' cannot be: did you mean 'gold'?")
    findings(tier, "{ id: tier, is: 1️⃣silver }", "\(path).is' is 'silver', which 'tier' cannot be")
    findings(tier, "{ id: tier, is: 1️⃣true }", "\(path).is' must be \(word), not true")
    findings(tier, "{ id: tier, is: 1️⃣[gold] }", "\(path).is' must be \(word), not a list")
    findings(tier, "1️⃣gold", "\(path)' must be a group of keys with 'id', 'is', not 'gold'")
    findings(tier, "{ id: tier, is: gold, 1️⃣at_least: gold }", "Unknown key 'at_least' in \(path)'")
  }

  @Test func anAttributeListsItsValues() {
    findings("{ tier: { enum: 1️⃣[] } }", gold, "'attributes.tier.enum' has no values")
    findings("{ tier: { enum: [gold, 1️⃣gold] } }", gold, "'attributes.tier.enum[1]' is already listed")
    findings("{ tier: { enum: [gold, 1️⃣3] } }", gold, "'attributes.tier.enum[1]' must be \(word), not the number 3")
    findings(
      "{ tier: { enum: 1️⃣gold } }", gold, "'attributes.tier.enum' must be a list: put brackets around it, '[gold]'")
    findings("{ tier: { 1️⃣values: [gold] } }", gold, "Unknown key 'values' in 'attributes.tier', which has no 'enum'")
    findings(
      "{ 1️⃣My-Tier: { enum: [gold] }, tier: { enum: [gold] } }", gold,
      "'attributes.My-Tier' is not a valid id: write it 'my_tier', in lower-case letters, digits and single '_'")
    findings("{ tier: 1️⃣[free, gold] }", gold, "'attributes.tier' must be a group of keys with 'enum', not a list")
  }
}
