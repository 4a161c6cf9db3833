import Testing

@testable import SpecLint

@Test func aCodeBehindIt() throws {
  try expectFindings(
    of: DoubledCurrencyRule(),
    in: #"""
      notispec: 1
      signals: { bought: { parameters: { total: { type: double }, days: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: bought, delay: 1h } }
          arguments: { total: { type: money, currency: EUR } }
          copy: { body: { en: 1️⃣"Paid: {total} EUR." } }
      """#,
    [
      (
        "1️⃣",
        "'notifications.daily.copy.body.en' has 'EUR' beside '{total}', which is shown with its currency already: delete it"
      )
    ])
}

@Test func anotherWordIsNone() throws {
  try expectFindings(
    of: DoubledCurrencyRule(),
    in: #"""
      notispec: 1
      signals: { bought: { parameters: { total: { type: double }, days: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: bought, delay: 1h } }
          arguments: { total: { type: money, currency: EUR } }
          copy: { body: { en: "Paid {total} EUROPE, $ and {total}" } }
      """#, [])
}
