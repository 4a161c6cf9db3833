import SpecLanguage
import Testing

/// When a permission flow comes, and when it comes again.
@Suite struct FlowOccasionTests {
  private func flow(_ lines: String, secondary: String = ", secondary: { en: \"Not now\" }") -> String {
    """
    notispec: 1
    app: { id: pets, module: Pets, bundle_id: com.example.pets, locales: [en], source_locale: en, delivery: local }
    signals: { fed: {}, walked: {} }
    permission_flow:
      \(lines.replacing("\n", with: "\n  "))
      steps:
        - id: news
          permission: notifications
          screen: { id: asks, title: { en: "May we?" }, primary: { en: "Go on" }\(secondary) }
    """
  }

  private func check(
    _ lines: String, _ message: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectFindings(in: flow(lines), message.map { [("1️⃣", $0)] } ?? [], sourceLocation: sourceLocation)
  }

  private let path = "'permission_flow.show_when"

  @Test func aFlowComesAfterSoManySignals() throws {
    check("show_when: [{ signal: fed, at_least: 3 }]")
    check("show_when: [{ signal: fed }, { signal: walked, at_least: 100 }, first_launch]")
    let text = flow("show_when: [forced, { signal: fed, at_least: 3 }]\nagain: { after: 7d, max: 2 }")
    let read = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(text.utf8))])
    let flow = try #require(read.spec?.permissionFlow)
    #expect(flow.showWhen.map(\.value) == [.forced])
    #expect(flow.showAfter.map(\.signal.value) == ["fed"] && flow.showAfter.map(\.atLeast) == [3])
    #expect(flow.again?.after == .days(7) && flow.again?.max == 2)
  }

  @Test func aSignalHasANameAndANumber() {
    check("show_when: [{ signal: 1️⃣fd }]", "\(path)[0].signal' names an unknown signal 'fd': did you mean 'fed'?")
    check("show_when: [{ 1️⃣at_least: 3 }]", "\(path)[0]' has no 'signal'")
    check(
      "show_when: [{ signal: fed, at_least: 1️⃣0 }]", "\(path)[0].at_least' must be a whole number from 1 to 100, not 0")
    check(
      "show_when: [{ signal: fed, at_least: 1️⃣often }]",
      "\(path)[0].at_least' must be a whole number from 1 to 100, not 'often'")
    check(
      "show_when: [{ signal: fed, 1️⃣within: 7d }]",
      "Unknown key 'within' in 'permission_flow.show_when[0]': the other key here is 'at_least'")
    let forms = "one of 'first_launch', 'not_completed', 'forced', or a group of keys with 'signal'"
    check("show_when: [1️⃣fed]", "\(path)[0]' is 'fed', but must be \(forms)")
    check("show_when: 1️⃣{ signal: fed }", "\(path)' must be a list: put brackets around it, '[{ … }]'")
  }

  @Test func aFlowThatComesAtOnceWaitsForNoSignal() {
    check(
      "show_when: [not_completed, { signal: 1️⃣fed }]",
      "\(path)' waits for 'fed', but 'not_completed' shows the flow at the first launch already: leave one of them out")
    check(
      "show_when: [{ signal: fed, at_least: 2 }, { signal: 1️⃣fed, at_least: 3 }]",
      "\(path)' waits for 'fed' a second time, but only the smaller number counts")
  }

  @Test func itComesAgainAfterASpanAndSoOften() {
    let path = "'permission_flow.again"
    func again(_ value: String, _ message: String) { check("show_when: [first_launch]\n\(value)", message) }
    check("show_when: [first_launch]\nagain: { after: 36h, max: 1 }")
    again("1️⃣again: { max: 2 }", "\(path)' has no 'after'")
    again("1️⃣again: { after: 7d }", "\(path)' has no 'max'")
    again("again: { after: 7d, max: 1️⃣0 }", "\(path).max' must be a whole number from 1 to 100, not 0")
    again(
      "again: { after: 1️⃣soon, max: 2 }",
      "\(path).after' must be a duration such as '30m', '24h' or '7d', not 'soon'")
    again("again: { after: 1️⃣30s, max: 2 }", "\(path).after' must be between 1m and 3660d, not 30s")
    again("again: 1️⃣7d", "\(path)' must be a group of keys with 'after', 'max', not '7d': write '{ after: 7d, max: … }'")
  }

  @Test func notNowNeedsAButton() {
    expectFindings(
      in: flow("show_when: [first_launch]\n1️⃣again: { after: 7d, max: 2 }", secondary: ""),
      [
        (
          "1️⃣", "'permission_flow.again' makes no sense, because no step has a 'secondary' button that says \"not now\""
        )
      ])
  }
}
