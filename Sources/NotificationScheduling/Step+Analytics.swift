import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Puts every event of a transition into the outbox, in declaration order.
  mutating func log(
    _ transition: EventRule.Transition, _ type: String, _ trigger: String, _ key: OccurrenceKey,
    target: String? = nil, reason: String? = nil, action: String? = nil, plan: Int, variant: String?,
    at instant: Instant
  ) {
    // No event counts most transitions, and then there is nothing to do.
    guard scheduler.rules.events.contains(where: { $0.transitions.contains(transition) }) else { return }
    let identifier = scheduler.identifier(type, key)
    // A failed add may fail again; every attempt is a separate record.
    let attempt = transition == .notificationScheduleFailed ? ".\(state.failures)" : ""
    let id = "\(ownID(identifier)).\(transition.rawValue)\(attempt)"
    state.outbox += scheduler.rules.events.records(
      of: transition, id: id, about: type, at: instant, now.zone.local(at: instant)
    ) { parameter in
      switch parameter {
      case .type: type
      case .trigger: trigger
      case .target: target ?? scheduler.indexOfType[type].map { scheduler.types[$0].rule.target }
      case .reason: reason
      case .request: identifier
      case .action: action
      case .plan: String(plan)
      case .variant: variant
      // A notification knows nothing about permissions and tokens.
      case .access, .permission, .token, .error, .stage, .date: nil
      }
    }
  }
}
