import Testing

@testable import SpecLint

@Test func aConditionThatStaysTrueOvertakesNothing() throws {
  try expectFindings(
    of: OutdatedWithoutFallbackRule(),
    in: #"""
      notispec: 1
      signals: { limit_reached: {}, bought: {} }
      deep_links: { scheme: demo, targets: { paywall: { path: /paywall } } }
      notifications:
        offer:
          summary: "Reached the limit."
          target: paywall
          trigger: { after: { signal: limit_reached, delay: 1h } }
          conditions: [{ happened: bought }]
          copy: { body: { en: "Unlock everything" } }
      """#, [])
}
