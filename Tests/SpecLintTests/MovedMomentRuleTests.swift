import Testing

@testable import SpecLint

@Suite struct MovedMomentRuleTests {
  private func spec(_ parameter: String, per: String = "") -> String {
    """
    notispec: 1
    signals:
      flight_booked: { parameters: { \(parameter), departs_at: { type: instant } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      check_in:
        summary: "Check-in opens a day before the departure."
        target: home\(per)
        trigger: { at: { signal: 1️⃣flight_booked, parameter: departs_at, before: 24h } }
        copy: { body: { en: "Check in now" } }
    """
  }

  @Test func aNumberIsAnIDToo() throws {
    try expectFindings(
      of: MovedMomentRule(), in: spec("flight_id: { type: int }"),
      [
        (
          "1️⃣",
          "A newer 'flight_booked' moves the reminder 'notifications.check_in', whatever its 'flight_id' is: add 'per: "
            + "flight_id' if there can be several at once"
        )
      ])
  }

  @Test(arguments: [
    "gate: { type: string }", "flight_id: { type: string, optional: true }", "flight_id: { type: double }",
    "boarding_id: { type: instant }",
  ])
  func whatTellsNothingApart(_ parameter: String) throws {
    try expectFindings(of: MovedMomentRule(), in: spec(parameter).replacing("1️⃣", with: ""), [])
  }

  @Test func keptApart() throws {
    try expectFindings(
      of: MovedMomentRule(), in: spec("id: { type: string }", per: "\n    per: id").replacing("1️⃣", with: ""), [])
  }
}
