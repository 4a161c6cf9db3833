import NotificationRules
import NotificationTerms

/// The service extension and the Live Activities.
extension SwiftRules {
  static func serviceExtension(_ rule: ServiceExtensionRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [("handles", .texts(rule.handles))]
    if rule.timeLimit != ServiceExtensionRule.systemLimit { arguments.append(("timeLimit", span(rule.timeLimit))) }
    return .call("ServiceExtensionRule", arguments)
  }

  static func liveActivity(_ rule: LiveActivityRule) -> SwiftExpression {
    var arguments: [(String?, SwiftExpression)] = [
      (nil, .text(rule.id)), ("statusKey", .text(rule.statusKey)), ("statuses", .texts(rule.statuses)),
    ]
    if let key = rule.estimateKey {
      arguments.append(("estimateKey", .text(key)))
      arguments.append(("estimateUnit", .atom(".\(rule.estimateUnit)")))
    }
    arguments.append(("initial", .text(rule.initial)))
    if !rule.next.isEmpty {
      let steps = rule.next.map {
        SwiftExpression.call("LiveActivityRule.Step", [(nil, .text($0.from)), ("to", .texts($0.to))])
      }
      arguments.append(("next", .list(steps)))
    }
    arguments.append(("final", .texts(rule.final)))
    if let estimate = rule.estimate { arguments.append(("estimate", span(estimate))) }
    if let stale = rule.staleAfter { arguments.append(("staleAfter", span(stale))) }
    let dismissal: SwiftExpression =
      switch rule.dismissal {
      case .standard: .atom(".standard")
      case .immediate: .atom(".immediate")
      case .after(let time): .call(".after", [(nil, span(time))])
      }
    arguments.append(("dismissal", dismissal))
    if rule.hasPushUpdates { arguments.append(("hasPushUpdates", .atom("true"))) }
    return .call("LiveActivityRule", arguments)
  }
}
