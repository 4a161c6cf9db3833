import SpecDiagnostics
import SpecLanguage

struct BadgeStaysRule: LintRule {
  static let code: DiagnosticCode = "content/badge-stays"
  static let level = Diagnostic.Severity.warning

  /// A server may send 0 as well as any other number, and a spec does not say when.
  func check(_ spec: Spec) -> [Diagnostic] {
    let types = spec.notifications.filter { $0.push == nil }
    guard spec.policies.rule.clearBadge == .never, !types.contains(where: { $0.content.badge?.value == .number(0) })
    else {
      return []
    }
    return types.compactMap { type in
      type.content.badge.map { badge in
        finding(
          "'notifications.\(type.id)' sets a badge that nothing clears: set 'policies.clear_badge' to 'foreground'",
          at: badge.span)
      }
    }
  }
}
