import Testing

@testable import SpecLint

@Test func aConditionThatStaysTrueOvertakesNothing() throws {
  try expectFindings(
    of: OutdatedWithoutFallbackRule(),
    in: #"""
      notispec: 1
      signals: { limit_reached: {}, bought: {} }
      deep_links: { scheme: demo, targets: { paywall: { path: /paywall, parameters: { source: { type: string, optional: true } } } } }
      notifications:
        offer:
          summary: "Reached the limit."
          target: paywall
          trigger: { after: { signal: limit_reached, delay: 1h } }
          conditions: [{ happened: bought }]
          copy: { body: { en: "Unlock everything" } }
      """#, [])
}

@Test func aScreenThatShowsNothingInParticularCannotBeOutOfDate() throws {
  try expectFindings(
    of: OutdatedWithoutFallbackRule(),
    in: #"""
      notispec: 1
      signals: { opened: {}, trained: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        reminder:
          summary: "Has not trained."
          target: home
          trigger: { after: { signal: opened, delay: 1d } }
          conditions: [{ not: { happened: trained } }]
          copy: { body: { en: "Time to train" } }
      """#, [])
}

@Test func aSignalMayHaveToComeMoreThanOnce() throws {
  try expectFindings(
    of: OutdatedWithoutFallbackRule(),
    in: #"""
      notispec: 1
      signals: { limit_reached: {}, cleaned: {} }
      deep_links: { scheme: demo, targets: { paywall: { path: /paywall, parameters: { source: { type: string, optional: true } } } } }
      notifications:
        offer:
          summary: "Reached the limit."
          target: 1️⃣paywall
          trigger: { after: { signal: limit_reached, delay: 1h } }
          conditions: [{ not: { happened: { signal: cleaned, at_least: 3 } } }]
          copy: { body: { en: "Unlock everything" } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.offer' is pointless once 'cleaned' has happened 3 times, but a tap still opens 'paywall'. "
          + "Give that screen a 'fallback'"
      )
    ])
}
