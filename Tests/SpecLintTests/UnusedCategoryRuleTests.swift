import Testing

@testable import SpecLint

@Test func aFixtureNeedsNoType() throws {
  try expectFindings(
    of: UnusedCategoryRule(),
    in: """
      notispec: 1
      categories:
        plan: { test_only: true, actions: [{ id: DONE, title: { en: "Done" } }] }
      """,
    [])
}
