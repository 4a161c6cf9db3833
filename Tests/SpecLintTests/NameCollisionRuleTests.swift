import Testing

@testable import SpecLint

@Test func theSecondOfTwoIdsWithOneSwiftNameIsPointedOut() throws {
  try expectFindings(
    of: NameCollisionRule(),
    in: """
      notispec: 1
      signals:
        cleaned_1: {}
        1️⃣cleaned1: {}
      """, [("1️⃣", "'cleaned1' and 'cleaned_1' are both 'cleaned1' in Swift")])
}
