import Testing

@testable import SpecLint

@Test func theStricterOneMayComeLater() throws {
  try expectFindings(
    of: IdleCapRule(),
    in: #"""
      notispec: 1
      policies:
        caps:
          - { id: 1️⃣two, max: 2, per: rolling_day }
          - { id: one, max: 1, per: rolling_day }
          - { id: date, max: 2, per: calendar_day }
      """#,
    [
      ("1️⃣", "The cap 'two' is never reached: 'one' lets 1 through in the same time")
    ])
}
