import SpecDiagnostics
import Testing

@testable import NotificationConformance

@Suite struct TokenScenarioTests {
  private func findings(_ steps: String, then: String = "{ token: { writes: 0 } }", start: String = "{}") throws
    -> [String]
  {
    try Bakery.loader().load([
      Bakery.tree(
        Bakery.head + """
            - id: one
              covers: [BAKE/FRESH-1]
              start: \(start)
              steps: [\(steps)]
              then: [\(then)]
          """)
    ]).diagnostics.map(\.message)
  }

  @Test func everyStepIsRead() throws {
    let steps = try Bakery.steps(
      """
      { after: 1s, user: ann }, { after: 1s, user: out }, { after: 1s, network: off }, { after: 1s, store: fails },
      { after: 1s, store: 503 }, { after: 1s, token: { apns: "A9 0e" } }, { after: 1s, token: { fcm: "" } },
      { after: 1s, remote: { user: bob, name: Bob } }, { after: 1s, remote: { gone: t-1, age: 2m } },
      { after: 1s, slow: { upload: 3s } }, { after: 1s, slow: { background: 40s } },
      { after: 1s, push: { type: fresh_bread, payload: { id: "7", name: "" }, to: [t-1] } },
      { after: 1s, push: { silent: error } }, { after: 1s, push: { silent: no_data } }
      """)
    #expect(
      steps.map(\.action) == [
        .token(.user("ann")), .token(.user(nil)), .token(.network(isOn: false)), .token(.store(fails: true)),
        .token(.server(status: 503)), .token(.device([0xa9, 0x0e])), .token(.provider("")),
        .token(.remote(user: "bob", fields: ["name": "Bob"])), .token(.gone("t-1", age: .minutes(2))),
        .token(.slow([.upload: .seconds(3)])), .token(.slowFetch(.seconds(40))),
        .push(.alert(type: "fresh_bread", payload: ["id": "7", "name": ""], to: ["t-1"], ExtensionWork())),
        .push(.silent(nil)), .push(.silent(.noData)),
      ])
  }

  @Test func everyLineIsRead() throws {
    var token = TokenExpectation()
    token.stored = .some(nil)
    token.writes = 2
    token.slow = []
    token.took = [.answer: .seconds(3)]
    #expect(
      try Bakery.then(
        """
        { token: { stored: none, writes: 2, slow: none, took: { answer: 3s } } }, { console: ["a: b"] },
        { performed: [{ action: ORDER, text: One }] }, { completed: none }, { sent: [{ to: t-1, is: gone }] }
        """) == [
          .token(token), .console(["a: b"]), .push(.performed([PerformedAction(action: "ORDER", text: "One")])),
          .push(.completed([])), .push(.sent([SentPush(token: "t-1", result: .gone)])),
        ])
  }

  @Test func mistakesAreSaidInPlainWords() throws {
    #expect(
      try findings(#"{ after: 1s, token: { apns: "A9 0" } }"#).first?.contains("bytes in hexadecimal digits") == true)
    #expect(try findings("{ after: 1s, token: { apns: aa, fcm: b } }").count == 1)
    #expect(try findings("{ after: 1s, token: {} }").count == 1)
    #expect(try findings("{ after: 1s, store: broken }").first?.contains("'ok', 'fails'") == true)
    #expect(try findings("{ after: 1s, store: 99 }").count == 1)
    #expect(try findings("{ after: 1s, push: { type: fresh_bred } }").first?.contains("fresh_bred") == true)
    #expect(try findings("{ after: 1s, push: { silent: no_data, to: [a] } }").first?.contains("silent") == true)
    #expect(
      try findings("{ after: 1s, remote: { gone: a, age: soon } }").first?.contains("a duration such as 10m") == true)
    #expect(try findings("{ until: \"12:00\" }", then: "{ token: {} }").first?.contains("asserts nothing") == true)
    #expect(try findings("{ until: \"12:00\" }", then: "{ token: { slow: [lunch] } }").count == 1)
  }

  @Test func anAppWithoutATokenSaysSo() throws {
    let cases = try Bakery.cases(
      """
        - id: one
          covers: [BAKE/FRESH-1]
          steps: [{ after: 1s, user: ann }]
          then: [{ token: { writes: 0 } }]
      """)
    let result = ScenarioRunner(specs: [try Bakery.spec()]).run(try #require(cases.first))
    #expect(result.failures.map(\.message) == ["the app has no push token"])
  }
}
