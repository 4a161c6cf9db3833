import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct MissingUsageTextRule: LintRule {
  static let code: DiagnosticCode = "permissions/usage-text-missing"
  static let level = Diagnostic.Severity.error

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
