import SpecLanguage

extension Spec {
  /// Every condition of types, triggers and quiet hours, those inside others too.
  func forEachCondition(_ body: (ConditionItem) -> Void) {
    func visit(_ condition: ConditionItem) {
      body(condition)
      switch condition.form {
      case .any(let parts), .all(let parts): for part in parts { visit(part) }
      case .not(let part): visit(part)
      case .elapsed, .last, .happened, .preference, .attribute, .device, .flag, .experiment: break
      }
    }
    for condition in notifications.flatMap(\.allConditions) { visit(condition) }
    for condition in policies.allQuietHours.compactMap(\.when) { visit(condition) }
  }
}
