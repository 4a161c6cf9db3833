import SpecLanguage
import Testing

@testable import SpecLint

@Test func placesOfAllTypesCount() throws {
  let good = LocationLimitRule.example.good
  #expect(LocationLimitRule().check(try example(good)) == [])
  let spec = try example(
    good.replacing(
      "notifications:\n",
      with: """
        notifications:
          other:
            summary: "Another one."
            target: home
            copy: { body: { en: "You are there" } }
            trigger: { location: { latitude: 40, longitude: 0, radius: 200 } }

        """, maxReplacements: 1))
  #expect(
    LocationLimitRule().check(spec).map(\.message) == [
      "The app watches 21 places, but iOS watches at most 20: remove some"
    ])
}
