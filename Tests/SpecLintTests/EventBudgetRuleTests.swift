import Testing

@testable import SpecLint

@Test func aNameForEachTypeCountsOncePerType() throws {
  var spec = try example(EventPerTypeRule.example.bad)
  #expect(EventBudgetRule().check(spec) == [])
  let type = try #require(spec.notifications.first)
  spec.notifications = Array(repeating: type, count: 501)
  #expect(
    EventBudgetRule().check(spec).map(\.message) == [
      "The app has 501 event names, but Firebase allows at most 500: share a name, and log the difference as a parameter"
    ])
}
