import Testing

@testable import SpecLint

@Suite struct UnusedAttributeRuleTests {
  private func spec(_ values: String, _ conditions: String, policies: String = "{}") -> String {
    """
    notispec: 1
    policies: \(policies)
    attributes: { tier: { enum: [\(values)] } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      offer:
        summary: "An offer."
        target: home
        trigger: { calendar: { every: day, time: "12:00" } }
        conditions: [\(conditions)]
        copy: { body: { en: "Hi" } }
    """
  }

  private let gold = "{ attribute: { id: tier, is: gold } }"

  @Test func oneValueMayBeLeftOver() throws {
    try expectFindings(of: UnusedAttributeRule(), in: spec("free, gold", gold), [])
    try expectFindings(
      of: UnusedAttributeRule(), in: spec("1️⃣free, 2️⃣silver, gold", "{ any: [{ not: \(gold) }] }"),
      [
        ("1️⃣", "No condition asks whether 'attributes.tier' is 'free': name it in one, or remove it"),
        ("2️⃣", "No condition asks whether 'attributes.tier' is 'silver': name it in one, or remove it"),
      ])
  }

  @Test func quietHoursMayAsk() throws {
    let night = #"{ quiet_hours: { from: "22:00", to: "08:00", when: \#(gold) } }"#
    try expectFindings(of: UnusedAttributeRule(), in: spec("free, gold", "", policies: night), [])
  }

  @Test func itHasOneValue() throws {
    let words = "'notifications.offer' is never sent: this condition and another one exclude each other"
    try expectFindings(
      of: ContradictionRule(),
      in: spec("free, gold", "\(gold), { 1️⃣attribute: { id: tier, is: free } }"), [("1️⃣", words)])
    try expectFindings(
      of: ContradictionRule(), in: spec("free, gold", "\(gold), { 1️⃣not: \(gold) }"), [("1️⃣", words)])
    try expectFindings(
      of: IdleConditionRule(),
      in: spec("free, gold", "\(gold), { 1️⃣not: { attribute: { id: tier, is: free } } }"),
      [("1️⃣", "'notifications.offer': this condition changes nothing, because it is true whenever another one is")])
  }
}
