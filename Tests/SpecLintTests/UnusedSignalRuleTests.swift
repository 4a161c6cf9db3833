import Testing

@testable import SpecLint

@Test func aSignalIsUsedWhereverAConditionNamesIt() throws {
  try expectFindings(
    of: UnusedSignalRule(),
    in: """
      notispec: 1
      signals: { a: {}, b: {}, c: {}, d: {}, e: { parameters: { n: { type: int } } }, f: {}, g: {}, 1️⃣h: {} }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        soon:
          summary: "Soon."
          target: home
          triggers:
            one: { after: { signal: a, delay: 1h } }
            two: { calendar: { every: day }, conditions: [{ elapsed: { since: b, or_since: c, more_than: 1h } }] }
          conditions:
            - any: [{ not: { happened: { signal: d, since: g } } }, { all: [{ happened: a }] }]
            - last: { signal: e, parameter: n, above: 1 }
          repeat_after: { days: 1, or_when: { happened: f } }
          copy: { body: { en: "Hi" } }
      """, [("1️⃣", "No trigger and no condition uses 'signals.h'")])
}

@Test func nothingIsUnusedWhereAPartWasLeftOut() throws {
  var spec = try example(UnusedSignalRule.example.bad)
  spec.isComplete = false
  #expect(UnusedSignalRule().check(spec) == [])
}
