import NotificationCivilTime
import NotificationRules

extension [EventRule] {
  /// What analytics gets when a transition happens: a record for each event that counts it, in the order of the spec.
  ///
  /// - Parameters:
  ///   - id: The record's own id; the same again if a crash makes the machine repeat itself.
  ///   - type: The notification it is about, for names such as `{id}_opened`; nil for none.
  ///   - local: What the wall clock shows at the instant.
  ///   - arguments: What the notification carries.
  ///   - value: The value of a parameter; one without a value is left out. `stage` and `date` follow from the rest and
  ///     are not asked for.
  func records(
    of transition: EventRule.Transition, id: String, about type: String? = nil, at instant: Instant,
    _ local: CivilDateTime, arguments: (EventArgument) -> ParameterValue? = { _ in nil },
    value: (EventRule.Parameter) -> String?
  ) -> [AnalyticsRecord] {
    var records: [AnalyticsRecord] = []
    for event in self where event.transitions.contains(transition) {
      let values = event.parameters.compactMap { parameter -> EventValue? in
        let text: String? =
          switch parameter {
          case .stage: transition.stage
          case .date: local.date.description
          // Written by others, so of any length; Firebase drops a longer value whole.
          case .error, .reason: value(parameter)?.shortened(to: 100)
          default: value(parameter)
          }
        return text.map { EventValue(parameter.rawValue, .string($0)) }
      }
      let carried = event.arguments.compactMap { item in arguments(item).map { EventValue(item.name, $0) } }
      records.append(
        AnalyticsRecord(
          id: id, event: type.map { event.name(for: $0) } ?? event.name, parameters: values + carried,
          instant: instant, local: local))
    }
    return records
  }
}

extension String {
  /// Its beginning, with `…` in place of what does not fit.
  fileprivate func shortened(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
