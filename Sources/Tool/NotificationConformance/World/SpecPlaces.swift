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

  /// Nil if a profile has another one of that id: which of them held is not known here.
  func cap(_ id: String) -> SourceSpan? {
    let places = Set(
      ([spec.policies.capPlaces] + spec.policies.profiles.map(\.capPlaces)).joined().filter { $0.value == id })
    return places.count == 1 ? places.first?.span : nil
  }

  /// Where they begin; nil if a profile has others.
  var quietHours: SourceSpan? {
    let places = Set(spec.policies.allQuietHours.map(\.from.span))
    return places.count == 1 ? places.first : nil
  }

  func window(of type: String) -> SourceSpan? { spec.notification(type)?.window?.span }

  func repeatAfter(of type: String) -> SourceSpan? { spec.notification(type)?.repeatAfter?.days.span }

  func expiry(of type: String) -> SourceSpan? { spec.notification(type)?.upkeep.expires?.span }

  /// The step of the permission flow that asks for the permission to notify.
  var permission: SourceSpan? {
    spec.permissionFlow?.steps.first { $0.permission.value == .notifications }?.permission.span
  }
}

extension Array {
  fileprivate func element(_ number: Int) -> Element? { indices.contains(number) ? self[number] : nil }
}
