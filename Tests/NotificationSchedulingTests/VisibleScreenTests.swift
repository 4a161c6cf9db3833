import NotificationRules
import Testing

@testable import NotificationScheduling

/// Whether a tap would open what is in front: how either was opened does not matter.
@Suite struct VisibleScreenTests {
  private static let soon = [TargetConstant("source", .string("soon"))]

  /// Two types lead to an order; one of them says where somebody came from.
  private static func table() -> RuleTable {
    var first = SampleRules.limit
    (first.id, first.target, first.constants) = ("preorder_soon", "order", soon)
    var second = SampleRules.limit
    (second.id, second.target) = ("order_arrived", "order")
    return SampleRules.table(types: [first, second])
  }

  @Test(
    arguments: [
      (["id": "7", "source": "soon"], ["id": "7"], [], true),
      (["id": "7", "source": "mail"], ["id": "7"], [], true),
      (["id": "7"], ["id": "7", "source": "soon"], soon, true),
      (["id": "7", "source": "mail"], ["id": "7", "source": "soon"], soon, true),
      (["id": "8", "source": "soon"], ["id": "7"], [], false),
      // A value of its own is no origin, and neither is one that no notification has.
      (["id": "7", "source": "soon"], ["id": "7", "source": "mail"], [], false),
      (["id": "7", "tab": "bill"], ["id": "7"], [], false),
    ] as [([String: String], [String: String], [TargetConstant], Bool)])
  func whatIsInFront(
    _ shown: [String: String], _ values: [String: String], _ constants: [TargetConstant], _ isSame: Bool
  ) {
    let screen = VisibleScreen("order", parameters: shown.mapValues { .string($0) })
    let asked = values.mapValues { ParameterValue.string($0) }
    #expect(Self.table().isInFront(screen, "order", asked, constants) == isSame)
    #expect(!Self.table().isInFront(screen, "orders", asked, constants))
  }
}
