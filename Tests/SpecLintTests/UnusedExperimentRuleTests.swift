import Testing

@testable import SpecLint

@Suite struct UnusedExperimentRuleTests {
  private func spec(_ conditions: String) -> String {
    """
    notispec: 1
    experiments: { 1️⃣wording: { energy: 45, play: 45, none: 10 } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      offer:
        summary: "An offer."
        target: home
        trigger: { calendar: { every: day, time: "12:00" } }
        conditions: [\(conditions)]
        copy: { body: { en: "Hi" } }
    """
  }

  private let energy = "{ experiment: { id: wording, is: energy } }"

  @Test func aConditionInsideOfAnotherOneIsEnough() throws {
    try expectFindings(
      of: UnusedExperimentRule(), in: spec(""),
      [("1️⃣", "Nothing asks about 'experiments.wording': name it in a condition, let it choose a text, or remove it")])
    try expectFindings(of: UnusedExperimentRule(), in: spec("{ any: [{ not: \(energy) }] }"), [])
    let words =
      "{ variants: { choose: { experiment: wording }, energy: { en: \"Hi\" }, play: { en: \"Hey\" }, none: { en: \"Ho\" } } }"
    try expectFindings(
      of: UnusedExperimentRule(), in: spec("").replacing("{ en: \"Hi\" }", with: words), [])
  }

  @Test func anInstallationIsInOneArm() throws {
    try expectFindings(
      of: ContradictionRule(), in: spec("\(energy), { 2️⃣experiment: { id: wording, is: play } }"),
      [("2️⃣", "'notifications.offer' is never sent: this condition and another one exclude each other")])
    let notNone = "not: { experiment: { id: wording, is: none } } }"
    try expectFindings(of: ContradictionRule(), in: spec("\(energy), { \(notNone)"), [])
    try expectFindings(
      of: IdleConditionRule(), in: spec("\(energy), { 2️⃣\(notNone)"),
      [("2️⃣", "'notifications.offer': this condition changes nothing, because it is true whenever another one is")])
  }
}
