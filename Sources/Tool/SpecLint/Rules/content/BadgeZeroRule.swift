import SpecDiagnostics
import SpecLanguage

struct BadgeZeroRule: LintRule {
  static let code: DiagnosticCode = "content/badge-zero"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let badge = type.content.badge, badge.value == .number(0) else { return nil }
      return finding(
        "'notifications.\(type.id).badge' is 0, which also removes all earlier notifications from the list: "
          + "leave it out",
        at: badge.span)
    }
  }
}
