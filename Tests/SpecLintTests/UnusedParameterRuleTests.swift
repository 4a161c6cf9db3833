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
      """#, [("1️⃣", "'signals.lost.parameters.count' is unused")])
}

@Test func aTriggerReadsTheParameterThatSaysWhenItIsDue() throws {
  try expectFindings(
    of: UnusedParameterRule(),
    in: #"""
      notispec: 1
      signals:
        planned: { parameters: { starts_at: { type: instant }, 1️⃣ends_at: { type: instant } } }
        recorded: { parameters: { total: { type: int }, 2️⃣days: { type: int }, kind: { type: int } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        meeting:
          summary: "Meeting."
          target: home
          triggers:
            before: { at: { signal: planned, parameter: starts_at, before: 15m } }
            tenth:
              reached: { signal: recorded, parameter: total, values: [10], where: { parameter: kind, equals: 1 } }
          copy: { body: { en: "Soon" } }
      """#,
    [
      ("1️⃣", "'signals.planned.parameters.ends_at' is unused"),
      ("2️⃣", "'signals.recorded.parameters.days' is unused"),
    ])
}
