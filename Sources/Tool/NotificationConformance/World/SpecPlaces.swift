import NotificationRules
import NotificationScheduling
import SpecDiagnostics
import SpecLanguage

/// Where the rules of an app are written, for reports. Any two are equal: what happens does not depend on it.
struct SpecPlaces: Sendable, Hashable {
  private let spec: Spec

  init(_ spec: Spec) { self.spec = spec }

  static func == (_: Self, _: Self) -> Bool { true }

  func hash(into _: inout Hasher) {}

  /// Rules in words.
  var words: RuleWords { RuleWords(spec.policies.rule) { $0 } }

  /// The part of a condition that decided, and whether an odd number of `not` is around it.
  func condition(_ failed: FailedCondition, of type: String) -> (item: ConditionItem, isNegated: Bool)? {
    guard let type = spec.notification(type) else { return nil }
    let conditions = failed.trigger.map { name in type.triggers.first { $0.name == name }?.conditions ?? [] }
    guard var item = (conditions ?? type.conditions).element(failed.number) else { return nil }
    var isNegated = false
    for number in failed.path {
      switch item.form {
      case .any(let parts), .all(let parts):
        guard let part = parts.element(number) else { return nil }
        item = part
      case .not(let part):
        item = part
        isNegated.toggle()
      case .elapsed, .last, .happened, .preference, .attribute, .device, .flag, .experiment: return nil
      }
    }
    return (item, isNegated)
  }

  func preference(_ id: String) -> SourceSpan? { spec.preference(id)?.idSpan }
}

extension Array {
  fileprivate func element(_ number: Int) -> Element? { indices.contains(number) ? self[number] : nil }
}
