import NotificationConformance
import NotificationRules
import SpecLanguage

extension Alphabet {
  /// What signals carry in the examples of a spec, by signal and parameter: only where no rule asks for a value, so that
  /// an example decides nothing. A type often has the example of a value that its signal brings.
  func examples(in spec: Spec) -> [String: [String: ParameterValue]] {
    let ofTypes = Dictionary(
      spec.notifications.flatMap(\.arguments).compactMap { item in item.example.map { (item.id, $0) } },
      uniquingKeysWith: { first, _ in first })
    let declared = Dictionary(
      spec.signals.map { ($0.id, $0.parameters) }, uniquingKeysWith: { first, _ in first })
    var examples: [String: [String: ParameterValue]] = [:]
    for signal in signals {
      for parameter in signal.parameters where parameter.values.isFree {
        let own = declared[signal.id]?.first { $0.id == parameter.id }?.example
        guard let text = own ?? ofTypes[parameter.id], let value = parameter.kind.value(text) else { continue }
        examples[signal.id, default: [:]][parameter.id] = value
      }
    }
    return examples
  }
}

extension ParameterItem.Kind {
  fileprivate func value(_ text: String) -> ParameterValue? {
    switch self {
    case .int, .percent: Int(text).map { .int($0) }
    case .double, .decimal, .money: Int(text).map { .int($0) } ?? Double(text).map { .double($0) }
    case .string: .string(text)
    case .instant, .time, .times, .weekdays: nil
    }
  }
}
