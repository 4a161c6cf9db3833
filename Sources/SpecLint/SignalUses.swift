import SpecModel

/// Where the signals of an app and their parameters are read.
struct SignalUses {
  struct Parameter: Hashable {
    var signal: String
    var name: String
  }

  private(set) var signals: Set<String> = []
  private(set) var parameters: Set<Parameter> = []

  init(in spec: Spec) {
    let targets = spec.targetsByID
    signals.reserveCapacity(spec.signals.count)
    parameters.reserveCapacity(spec.signals.count)
    for type in spec.notifications {
      for trigger in type.triggers {
        if let match = trigger.signal {
          add(match)
          if let name = trigger.parameter { parameters.insert(Parameter(signal: match.signal.value, name: name)) }
          addFilled(type.arguments, by: match.signal.value)
          addFilled(targets[type.target.value]?.parameters ?? [], by: match.signal.value)
        }
        for condition in trigger.conditions { add(condition) }
      }
      for condition in type.conditions { add(condition) }
      if let condition = type.repeatAfter?.orWhen { add(condition) }
    }
  }

  /// Arguments of the texts, and parameters of the screen, that have the name of a parameter of the signal.
  private mutating func addFilled(_ items: [ParameterItem], by signal: String) {
    for item in items { parameters.insert(Parameter(signal: signal, name: item.id)) }
  }

  private mutating func add(_ match: SignalMatch) {
    signals.insert(match.signal.value)
    if let filter = match.filter { add(filter, of: match.signal.value) }
  }

  private mutating func add(_ test: ValueTestItem, of signal: String) {
    parameters.insert(Parameter(signal: signal, name: test.parameter.value))
  }

  private mutating func add(_ condition: ConditionItem) {
    switch condition.form {
    case .elapsed(let since, let orSince, _):
      signals.insert(since.value)
      if let orSince { signals.insert(orSince.value) }
    case .last(let signal, let test):
      signals.insert(signal.value)
      add(test, of: signal.value)
    case .happened(let match, let since):
      add(match)
      if case .signal(let id) = since { signals.insert(id.value) }
    case .any(let items), .all(let items): for item in items { add(item) }
    case .not(let item): add(item)
    case .preference: break
    }
  }
}

extension TriggerItem {
  /// The parameter of its signal that says when it is due.
  fileprivate var parameter: String? {
    switch schedule {
    case .at(_, let parameter, _), .reached(_, let parameter, _): parameter.value
    case .calendar, .after, .slotAfter, .location: nil
    }
  }
}
