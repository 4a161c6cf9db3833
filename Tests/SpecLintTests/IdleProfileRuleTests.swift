import Testing

@testable import SpecLint

@Test func aCapMakesAProfileAnotherOne() throws {
  try expectFindings(
    of: IdleProfileRule(),
    in: #"""
      notispec: 1
      policies: { profiles: { calm: { caps: [{ id: daily, max: 1, per: calendar_day }] } } }
      """#, [])
}
