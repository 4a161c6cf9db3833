import NotificationRules
import SpecLanguage
import Testing

/// What a type or a button always gives to its screen.
@Suite struct TargetUseTests {
  /// - Parameter kind: The rest of the type, with its trigger.
  private func text(_ target: String, kind: String = "trigger: { after: { signal: cheap, delay: 1h } }") -> String {
    """
    notispec: 1
    app:
      { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: [local, remote] }
    signals: { cheap: { parameters: { source: { type: string } } } }
    deep_links:
      scheme: demo
      targets:
        deals:
          path: /deals
          parameters:
            source: { type: string, optional: true }
            page: { type: int, optional: true }
            share: { type: percent, optional: true }
    notifications:
      deals:
        summary: "Cheap."
        target: \(target)
        \(kind)
        copy: { body: { en: "Cheap{end}" } }
    """
    .replacing("{end}", with: kind.contains("arguments") ? " {source}" : "")
  }

  private func spec(_ target: String) throws -> Spec {
    let result = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text(target).utf8))])
    #expect(result.diagnostics.isEmpty)
    return try #require(result.spec)
  }

  @Test func valuesHaveTheTypesOfTheParameters() throws {
    let target = "{ id: deals, parameters: { source: push, page: 2, share: 12.5 } }"
    let type = try #require(spec(target).ruleTable.types.first)
    #expect(type.target == "deals")
    #expect(
      type.constants == [
        TargetConstant("source", .string("push")), TargetConstant("page", .int(2)),
        TargetConstant("share", .double(12.5)),
      ])
  }

  @Test func aTextMayLookLikeANumber() throws {
    let type = try #require(spec("{ id: deals, parameters: { source: 7 } }").ruleTable.types.first)
    #expect(type.constants == [TargetConstant("source", .string("7"))])
  }

  @Test func theShortFormGivesNothing() throws {
    #expect(try spec("deals").ruleTable.types.first?.constants == [])
  }

  @Test func badOnesAreReported() {
    let path = "notifications.deals.target"
    let mistakes = [
      (
        "{ id: deals, parameters: { 1️⃣sorce: push } }",
        "'\(path).parameters.sorce' is not a parameter of the screen 'deals'"
      ),
      (
        "{ id: deals, parameters: { 1️⃣colour: red } }",
        "'\(path).parameters.colour' is not a parameter of the screen 'deals'"
      ),
      (
        "{ id: deals, parameters: { page: 1️⃣first } }",
        "'\(path).parameters.page' must be a whole number, not 'first'"
      ),
      ("{ id: deals, parameters: { share: 1️⃣most } }", "'\(path).parameters.share' must be a number, not 'most'"),
      (
        "{ id: deals, parameters: { source: 1️⃣[push] } }",
        "'\(path).parameters.source' must be a text, or a number, not a list"
      ),
      ("{ id: deals, parameters: { source: 1️⃣\"\" } }", "'\(path).parameters.source' is empty"),
      ("{ id: deals, parameters: 1️⃣{} }", "'\(path).parameters' gives nothing to the screen: write only its id"),
      (
        "{ id: deals, parameters: 1️⃣[source] }",
        "'\(path).parameters' must be a group of keys, which are ids of parameters, not a list"
      ),
      ("{ id: 1️⃣deels, parameters: { source: push } }", "'\(path).id' names an unknown deep-link target 'deels'"),
      (
        "{ id: deals, 1️⃣values: { source: push }, parameters: { source: push } }",
        "Unknown key 'values' in '\(path)': is 'parameters' meant, which is already here in line 17?"
      ),
    ]
    for (target, message) in mistakes { expectFindings(in: text(target), [("1️⃣", message)]) }
    let marked = { (target: String) in text(target).replacing("    target:", with: "    1️⃣target:") }
    expectFindings(in: marked("{ id: deals }"), [("1️⃣", "'\(path)' has no 'parameters'")])
    expectFindings(in: marked("{ parameters: { source: push } }"), [("1️⃣", "'\(path)' has no 'id'")])
  }

  @Test func itCannotComeFromElsewhereToo() {
    expectFindings(
      in: text(
        "{ id: deals, parameters: { 1️⃣source: push } }",
        kind:
          "trigger: { after: { signal: cheap, delay: 1h } }\n    arguments: { source: { type: string, example: x } }"),
      [
        (
          "1️⃣",
          "'notifications.deals.target' gives 'source' to the screen, but so does the argument 'source': remove one of the two"
        )
      ])
  }

  @Test func aServerSendsWhatAPushGives() {
    expectFindings(
      in: text("{ id: deals, parameters: { 1️⃣source: push } }", kind: "push: {}"),
      [
        (
          "1️⃣",
          "'notifications.deals.target' gives 'source' to the screen, but a server sends what a push carries: add 'source' to 'data' of 'push', so that the server sends it"
        )
      ])
  }
}
