import Testing

@testable import SpecLint

@Test func aThresholdThatTheIDContradictsIsReported() throws {
  try expectFindings(
    of: ThresholdInIDRule(),
    in: """
      notispec: 1
      signals: { measured: { parameters: { used: { type: percent }, files: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        1️⃣full_90:
          summary: "Almost full."
          target: home
          triggers:
            level: { calendar: { every: day }, conditions: [{ last: { signal: measured, parameter: used, above: 90 } }] }
            at_once: { after: { signal: measured, delay: 0m, where: { parameter: used, above: 85 } } }
          # Another parameter, and no number of the id.
          conditions: [{ last: { signal: measured, parameter: files, above: 3 } }]
          copy: { body: { en: "Almost full" } }
        2️⃣many_100:
          summary: "Many files."
          target: home
          trigger: { calendar: { every: day } }
          conditions:
            - last: { signal: measured, parameter: files, at_least: 100 }
            - not: { last: { signal: measured, parameter: files, above: 500.5 } }
          copy: { body: { en: "Many files" } }
        after_3_days:
          summary: "No threshold."
          target: home
          trigger: { calendar: { every: day } }
          conditions: [{ last: { signal: measured, parameter: files, above: 0 } }]
          copy: { body: { en: "Hi" } }
      """,
    [
      ("1️⃣", "'notifications.full_90' has 90 in its id, but compares 'used' with 85"),
      ("2️⃣", "'notifications.many_100' has 100 in its id, but compares 'files' with 500.5"),
    ])
}
