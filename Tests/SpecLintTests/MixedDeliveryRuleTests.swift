import SpecModel
import Testing

@testable import SpecLint

@Test func anAppWithBothDeliveriesMayHaveTriggers() throws {
  var spec = try example(MixedDeliveryRule.example.good)
  spec.app.delivery = [.local, .remote]
  #expect(MixedDeliveryRule().check(spec) == [])
  spec.app.delivery = [.remote]
  #expect(
    MixedDeliveryRule().check(spec).map(\.message) == [
      "'notifications.daily' has a trigger, which the device plans, but 'app.delivery' is only 'remote'"
    ])
}
