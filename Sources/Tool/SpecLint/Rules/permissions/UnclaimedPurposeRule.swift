import SpecDiagnostics
import SpecLanguage

struct UnclaimedPurposeRule: LintRule {
  static let code: DiagnosticCode = "permissions/no-claims"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard let key = step.usageKey, step.claims.isEmpty else { return nil }
      return finding(
        "The step '\(step.id)' has a text for the iOS dialog and no 'claims': name what both the screen and that text say, "
          + "with the words in each language, such as 'claims: { duplicates: { en: \"duplicates\" } }'", at: key.span)
    }
  }
}
