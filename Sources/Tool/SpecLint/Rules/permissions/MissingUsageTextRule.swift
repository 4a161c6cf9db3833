import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct MissingUsageTextRule: LintRule {
  static let code: DiagnosticCode = "permissions/usage-text-missing"
  static let page = """
    A permission has the usage text that iOS requires.

    Why: iOS terminates the app at once when it asks for photos, contacts or the camera without the text in Info.plist.
    Without the text, it shows no dialog for the location.

    Source: PERM/S1-8, PERM/S2-8
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    photoFlow: """
              permission: 1️⃣photos
      +       usage_key: NSPhotoLibraryUsageDescription
      +       claims: [duplicates]
              screen:
                id: photos_pre_prompt
                title: { en: "Your photos" }
                primary: { en: "Continue" }
      +         usage_description: { en: "We look for duplicates in your photos." }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard let standard = step.permission.value.usageKeys.first else { return nil }
      let effect = step.permission.value == .location ? "shows no dialog" : "terminates the app"
      guard let key = step.usageKey else {
        let text = step.screen.usageDescription == nil ? ", and the text as 'usage_description' of its screen" : ""
        return finding(
          "The step '\(step.id)' asks for '\(step.permission.value.rawValue)' without a 'usage_key', so iOS \(effect). "
            + "Write 'usage_key: \(standard)'\(text)",
          at: step.permission.span)
      }
      guard step.screen.usageDescription == nil else { return nil }
      return finding(
        "The step '\(step.id)' has no text for '\(key.value)', so iOS \(effect). Write it as "
          + "'usage_description' of its screen",
        at: key.span)
    }
  }
}
