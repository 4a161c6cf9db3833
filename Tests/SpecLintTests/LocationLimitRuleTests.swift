import SpecModel
import Testing

@testable import SpecLint

@Test func placesOfAllTypesCount() throws {
  var spec = try example(LocationLimitRule.example.good)
  #expect(LocationLimitRule().check(spec) == [])
  var other = try #require(spec.notifications.first)
  other.triggers = Array(other.triggers.prefix(1))
  spec.notifications.append(other)
  #expect(
    LocationLimitRule().check(spec).map(\.message) == [
      "The app watches 21 places with this one, and iOS watches 20: leave some out"
    ])
}
