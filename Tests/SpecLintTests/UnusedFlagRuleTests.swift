import Testing

@testable import SpecLint

@Suite struct UnusedFlagRuleTests {
  private func spec(_ sections: String, _ conditions: String) -> String {
    """
    notispec: 1
    \(sections)
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

  private let flags = "flags: { offers: { default: on } }"

  @Test func theyExcludeEachOther() throws {
    try expectFindings(
      of: ContradictionRule(), in: spec(flags, "{ flag: offers }, { 1️⃣not: { flag: offers } }"),
      [("1️⃣", "'notifications.offer' is never sent: this condition and another one exclude each other")])
    try expectFindings(
      of: IdleConditionRule(), in: spec(flags, "{ flag: offers }, { 1️⃣flag: offers }"),
      [("1️⃣", "'notifications.offer': this condition changes nothing, because it is true whenever another one is")])
  }

  @Test func whatEndsAFollowUpMayAsk() throws {
    let spec = spec(flags, "").replacing(
      "conditions: []", with: "follow_up: { every: 10m, times: 2, until: { flag: offers } }")
    try expectFindings(of: UnusedFlagRule(), in: spec, [])
  }

  @Test func quietHoursMayAsk() throws {
    let night = #"policies: { quiet_hours: { from: "22:00", to: "08:00", when: { not: { flag: offers } } } }"#
    try expectFindings(of: UnusedFlagRule(), in: spec("\(flags)\n\(night)", ""), [])
    try expectFindings(
      of: UnusedFlagRule(), in: spec("flags: { 1️⃣offers: { default: on } }", ""),
      [("1️⃣", "No condition asks about 'flags.offers': name it in one, or remove it")])
  }
}
