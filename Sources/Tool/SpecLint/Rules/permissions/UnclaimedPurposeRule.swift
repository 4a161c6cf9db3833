import SpecDiagnostics
import SpecLanguage

struct UnclaimedPurposeRule: LintRule {
  static let code: DiagnosticCode = "permissions/no-claims"
  static let page = """
    A step whose iOS dialog shows a text of the app says what that text claims.

    Why: people read the screen of the app, then the dialog. `claims` names the reasons that both must give, with or
    without the words. Without it nothing compares the two, and a new reason on the screen never reaches the dialog, for
    which App Review rejects the app.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    photoFlow: """
              usage_key: 1️⃣NSPhotoLibraryUsageDescription
      +       claims: [duplicates]
              screen:
                id: photos_pre_prompt
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard let key = step.usageKey, step.claims.isEmpty else { return nil }
      return finding(
        "The step '\(step.id)' has a text for the iOS dialog and no 'claims': name what both the screen and that text say, "
          + "with the words in each language, such as 'claims: { duplicates: { en: \"duplicates\" } }'", at: key.span)
    }
  }
}
