import SpecLanguage
import Testing

@testable import SpecMutation

/// A mutant keeps its id when something else in the list comes or goes.
@Suite struct NamedPathsTests {
  private func ids(_ controls: String, _ conditions: String = "") -> Set<String> {
    let text = """
      notispec: 1
      preferences:
        offers: { type: toggle, default: true, controls: \(controls) }
      notifications:
        streak:
          conditions:
            - any: [{ happened: { signal: opened, within: 2d } }\(conditions), { elapsed: { signal: opened, at_least: 1d } }]
            - not: { happened: closed }
          copy: { body: { en: [{ text: "A" }, { text: "A" }] } }
      """
    let mutants = SpecMutants.all(of: [SpecSource(path: "a.yaml", bytes: Array(text.utf8))])
    return Set(mutants.map(\.id))
  }

  @Test func itemsAreNamedByWhatTheySay() {
    let ids = ids("[new, old]")
    for id in [
      "preferences.offers.controls[old]:out",
      "notifications.streak.conditions[any happened opened].any[happened opened].happened.within:1d23h",
      "notifications.streak.conditions[not closed]:out",
    ] {
      #expect(ids.contains(id), "\(id) \(ids.sorted())")
    }
    #expect(!ids.contains { $0.contains("[0]") || $0.contains("[1]") }, "\(ids.sorted())")
  }

  @Test func anItemMoreChangesNoOtherId() {
    let before = ids("[new, old]")
    let after = ids("[newest, new, old]", ", { happened: { signal: shared, within: 1d } }")
    #expect(before.isSubset(of: after), "\(before.subtracting(after).sorted())")
  }

  @Test func twoThatSayTheSameAreToldApart() {
    #expect(
      ids("[new, new]").isSuperset(of: [
        "preferences.offers.controls[new]:out", "preferences.offers.controls[new#2]:out",
      ]))
  }
}
