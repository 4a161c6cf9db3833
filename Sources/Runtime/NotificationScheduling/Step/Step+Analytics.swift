import NotificationCivilTime
import NotificationRules
import NotificationTerms

/// What events say of a notification.
struct EventSubject {
  var type: String
  /// The name of the trigger.
  var trigger: String
  var key: OccurrenceKey
  var plan = 0
  var variant: String?
  fileprivate var birth: SignalRecord?
  fileprivate var values: [String: ParameterValue] = [:]

  /// A notification of which only the identifier is known.
  init(type: String, trigger: String, key: OccurrenceKey) {
    self.type = type
    self.trigger = trigger
    self.key = key
  }

  init(_ request: PendingRequest) {
    self.init(type: request.type, trigger: request.trigger, key: request.key)
    (plan, variant, birth, values) = (request.plan, request.variant, request.birth, request.values)
  }

  init(_ record: DeliveryRecord) {
    self.init(type: record.type, trigger: record.trigger, key: record.key)
    (plan, variant, birth, values) = (record.plan, record.variant, record.birth, record.values)
  }
}

extension Step {
  /// Records every event of a transition, in declaration order.
  mutating func log(
    _ transition: EventRule.Transition, _ subject: EventSubject, target: String? = nil, reason: String? = nil,
    action: String? = nil, at instant: Instant
  ) {
    // No event counts most transitions, and then there is nothing to do.
    guard scheduler.rules.events.contains(where: { $0.transitions.contains(transition) }) else { return }
    let (type, compiled) = (subject.type, scheduler.indexOfType[subject.type].map { scheduler.types[$0] })
    let identifier = scheduler.identifier(type, subject.key)
    // A failed add may fail again; every attempt is a separate record.
    let attempt = transition == .notificationScheduleFailed ? ".\(state.failures)" : ""
    let id = "\(ownID(identifier)).\(transition.rawValue)\(attempt)"
    let carried = scheduler.arguments(of: compiled, subject.birth, subject.values)
    func value(of item: EventArgument) -> ParameterValue? { carried[item.argument] }
    records += scheduler.rules.events.records(
      of: transition, id: id, about: type, at: instant, now.zone.local(at: instant), arguments: value(of:)
    ) { parameter in
      switch parameter {
      case .type: type
      case .trigger: subject.trigger
      case .target: target ?? compiled?.rule.target
      case .reason: reason
      case .request: identifier
      case .action: action
      case .plan: String(subject.plan)
      case .variant: subject.variant
      // A notification knows nothing about permissions and tokens.
      case .access, .permission, .token, .error, .stage, .date: nil
      }
    }
  }
}
