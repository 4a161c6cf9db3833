import Testing

@testable import SpecLint

@Test func aTextReadsTheParameterOfItsSignal() throws {
  try expectFindings(
    of: UnusedParameterRule(),
    in: #"""
      notispec: 1
      signals: { found: { parameters: { count: { type: int } } }, lost: { parameters: { 1️⃣count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          trigger: { after: { signal: found, delay: 1h } }
          conditions: [{ not: { happened: lost } }]
          arguments: { count: { type: int } }
          copy: { body: { en: "Found: {count}" } }
      """#, [("1️⃣", "Nothing reads 'signals.lost.parameters.count'")])
}
