import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct AllowLabelRule: LintRule {
  static let code: DiagnosticCode = "permissions/allow-label"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value != .notifications else { return nil }
      for text in step.screen.primary.texts {
        guard let template = text.templates.first,
          Self.words[text.locale.language]?.contains(where: template.source.lowercased().hasPrefix) == true
        else { continue }
        return finding(
          "The button '\(template.source)' of the step '\(step.id)' leads to an iOS dialog, which has its own 'Allow'. "
            + "Use a word such as 'Continue'",
          at: template.span)
      }
      return nil
    }
  }

  /// How such a label begins, in lower case.
  private static let words: [String: [String]] = [
    "en": ["allow", "grant", "give access"], "ru": ["разреш", "предостав", "дать доступ"], "zh": ["允许", "授权", "同意"],
  ]
}
