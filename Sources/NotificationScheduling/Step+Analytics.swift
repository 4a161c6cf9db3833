import NotificationCivilTime
import NotificationRules
import NotificationTerms

extension Step {
  /// Puts every event of a transition into the outbox, in declaration order.
  mutating func log(
    _ transition: EventRule.Transition, _ type: String, _ trigger: String, _ key: OccurrenceKey,
    target: String? = nil, reason: String? = nil, action: String? = nil, plan: Int, at instant: Instant
  ) {
    for event in scheduler.rules.events where event.transitions.contains(transition) {
      let identifier = scheduler.identifier(type, key)
      var values: [EventValue] = []
      values.reserveCapacity(event.parameters.count)
      for parameter in event.parameters {
        let value: String? =
          switch parameter {
          case .type: type
          case .trigger: trigger
          case .target: target ?? scheduler.indexOfType[type].map { scheduler.types[$0].rule.target }
          case .reason: reason
          case .stage: transition.stage
          case .request: identifier
          case .action: action
          case .date: now.zone.local(at: instant).date.description
          case .plan: String(plan)
          // Of permissions and tokens no notification knows anything.
          case .access, .permission, .token, .error: nil
          }
        if let value { values.append(EventValue(parameter.rawValue, .string(value))) }
      }
      // A failed add may fail again; every attempt is a record of its own.
      let attempt = transition == .notificationScheduleFailed ? ".\(state.failures)" : ""
      state.outbox.append(
        AnalyticsRecord(
          id: "\(ownID(identifier)).\(transition.rawValue)\(attempt)", event: event.name(for: type), parameters: values,
          instant: instant, local: now.zone.local(at: instant)))
    }
  }
}
