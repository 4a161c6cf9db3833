import NotificationRules

/// Values of texts that the newest signal of a name brings, whatever made the notification due.
extension Step {
  /// Those of one notification, as they are now.
  ///
  /// - Parameter value: In a type with `per`, the one that the notification is for.
  func liveValues(of type: CompiledType, for value: String?) -> [String: ParameterValue] {
    var values: [String: ParameterValue] = [:]
    for argument in type.liveArguments { values[argument.id] = liveValue(of: argument, type, value) }
    return values
  }

  /// Whether there is something to say wherever a text shows such a value.
  func hasValues(for type: CompiledType, of value: String?) -> Bool {
    type.liveArguments.allSatisfy { hasValue(for: $0, type, value) }
  }

  func hasValue(for argument: ArgumentRule, _ type: CompiledType, _ value: String?) -> Bool {
    !argument.standard.isEmpty || liveValue(of: argument, type, value) != nil
  }

  private func liveValue(of argument: ArgumentRule, _ type: CompiledType, _ value: String?) -> ParameterValue? {
    let subject = ConditionSubject(type: type.id, instant: now.instant, value: value)
    return argument.source.flatMap {
      signals($0.signal, for: subject).newest($0.signal)?.parameters[$0.parameter]
    }
  }
}

extension Scheduler {
  /// All values that a notification carries.
  ///
  /// - Parameter values: Those that other signals than that of its trigger brought.
  func arguments(
    of type: CompiledType?, _ birth: SignalRecord?, _ values: [String: ParameterValue]
  ) -> [String: ParameterValue] {
    var arguments = birth?.parameters ?? [:]
    // What came with the trigger under the same name is another value.
    for argument in type?.liveArguments ?? [] { arguments[argument.id] = values[argument.id] }
    return arguments
  }

  func arguments(of request: PendingRequest) -> [String: ParameterValue] {
    arguments(of: indexOfType[request.type].map { types[$0] }, request.birth, request.values)
  }

  func arguments(of record: DeliveryRecord) -> [String: ParameterValue] {
    arguments(of: indexOfType[record.type].map { types[$0] }, record.birth, record.values)
  }
}
