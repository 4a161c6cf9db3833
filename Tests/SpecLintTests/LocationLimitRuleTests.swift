import SpecLanguage
import Testing

@testable import SpecLint

@Test func placesOfAllTypesCount() throws {
  var spec = try example(LocationLimitRule.example.good)
  #expect(LocationLimitRule().check(spec) == [])
  let type = try #require(spec.notifications.first)
  spec.notifications.append(
    NotificationItem(
      id: type.id, idSpan: type.idSpan, summary: SourceText(type.summary.value, at: type.summary.span), covers: [],
      target: type.target,
      triggers: Array(type.triggers.prefix(1)), conditions: [], priority: 0, onCap: .drop, repeatAfter: nil,
      interruptionLevel: .active, arguments: [], copy: type.copy))
  #expect(
    LocationLimitRule().check(spec).map(\.message) == [
      "The app watches 21 places with this one, but iOS watches at most 20: remove some"
    ])
}
