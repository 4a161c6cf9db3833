import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnhandledLimitedRule: LintRule {
  static let code: DiagnosticCode = "permissions/unhandled-limited"
  static let page = """
    The flow says what limited access leads to.

    Why: people can give an app some of their photos or contacts. The app then works with those, shows a hint, or blocks
    what makes no sense with only some of them. `limited: {}` says that nothing changes.

    Source: PERM/EDGE-3 to PERM/EDGE-5
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    photoFlow: """
            - id: 1️⃣photos
              permission: photos
              usage_key: NSPhotoLibraryUsageDescription
              claims: [duplicates]
              screen:
                id: photos_pre_prompt
                title: { en: "Your photos" }
                primary: { en: "Continue" }
                usage_description: { en: "We look for duplicates in your photos." }
              on:
      +         limited: {}
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value.canBeLimited, step.consequence(of: .limited) == nil,
        step.consequence(of: .denied)?.modules.isEmpty == false
      else { return nil }
      return finding(
        "The step '\(step.id)' does not say what 'limited' leads to: name a 'screen' or modules, or write 'limited: {}' if nothing changes",
        at: step.idSpan)
    }
  }
}
