import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct ThresholdInIDRule: LintRule {
  static let code: DiagnosticCode = "scheduling/threshold-in-id"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let types = spec.notifications.compactMap { type in type.numberInID.map { (type, $0) } }
    guard !types.isEmpty else { return [] }
    let percentages = spec.percentages
    return types.flatMap { type, number in
      let tests = type.valueTests
      // A number compared with a percentage certainly is one. With another parameter it is, if one test uses that
      // number.
      let named = tests.filter { $0.item.test.value == Double(number) }.map(\.parameter)
      let differing = tests.filter {
        $0.item.test.value != Double(number) && (percentages.contains($0.parameter) || named.contains($0.parameter))
      }
      return differing.map { test in
        finding(
          "'notifications.\(type.id)' has \(number) in its id, but compares "
            + "'\(test.parameter.name)' with \(test.text)", at: type.idSpan,
          notes: [Diagnostic.Note("compared with \(test.text) here", at: test.item.parameter.span)])
      }
    }
  }
}

/// A parameter of a signal, by name.
private struct SignalParameter: Hashable {
  var signal: String
  var name: String
}

private struct LocatedTest {
  var parameter: SignalParameter
  var item: ValueTestItem

  var text: String { ParameterValue.double(item.test.value).description }
}

extension Spec {
  fileprivate var percentages: Set<SignalParameter> {
    Set(
      signals.flatMap { signal in
        signal.parameters.filter { $0.kind == .percent }.map { SignalParameter(signal: signal.id, name: $0.id) }
      })
  }
}

extension NotificationItem {
  /// The last word of the id that is a number: 90 of `storage_high_90`.
  fileprivate var numberInID: Int? { id.split(separator: "_").compactMap { Int($0) }.last }

  fileprivate var valueTests: [LocatedTest] {
    let all =
      triggers.flatMap { trigger in
        (trigger.signal.map(\.tests) ?? []) + trigger.conditions.flatMap(\.tests)
      } + conditions.flatMap(\.tests)
    // What people set is in no id.
    return all.filter { $0.item.preference == nil }
  }
}

extension SignalMatch {
  fileprivate var tests: [LocatedTest] {
    filter.map {
      [LocatedTest(parameter: SignalParameter(signal: signal.value, name: $0.parameter.value), item: $0)]
    } ?? []
  }
}

extension ConditionItem {
  fileprivate var tests: [LocatedTest] {
    switch form {
    case .last(let item): item.match.tests
    case .happened(let item): item.match.tests
    case .any(let items), .all(let items): items.flatMap(\.tests)
    case .not(let item): item.tests
    case .elapsed, .preference, .attribute, .device, .flag, .experiment: []
    }
  }
}
