import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct IdleOnQuietRule: LintRule {
  static let code: DiagnosticCode = "scheduling/idle-on-quiet"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let rules = spec.policies.rules.filter { $0.quietHours != nil }
    let hasQuietHours = !rules.isEmpty
    guard spec.isComplete || hasQuietHours else { return [] }
    return spec.notifications.compactMap { type in
      guard let own = type.onQuiet else { return nil }
      let reason: String
      if !hasQuietHours {
        reason = "there are no quiet hours"
      } else if !type.triggers.isEmpty, type.triggers.allSatisfy(\.waitsForPlace),
        spec.snoozeButton(of: type) == nil
      {
        reason = "it is due at a place, whatever the time"
      } else if let window = type.window?.rule,
        rules.allSatisfy({ $0.quietHours?.isMovable == false && spec.quietHours(of: $0).map(window.overlaps) == false })
      {
        reason = "no moment of its window is quiet"
      } else {
        return nil
      }
      return finding("'notifications.\(type.id).on_quiet' has no effect: \(reason)", at: own.span)
    }
  }
}
