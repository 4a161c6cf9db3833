import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct AllowLabelRule: LintRule {
  static let code: DiagnosticCode = "permissions/allow-label"
  static let page = """
    A button that leads to an iOS dialog does not say "Allow".

    Why: the dialog has an "Allow" button too. With two of them, people think that the first one has settled it. "Grant"
    and "Give access" are no better. Apple asks for "Continue" or "Next". For notifications there is no such rule.

    Source: Human Interface Guidelines, Privacy
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    photoFlow: """
      -         primary: { en: 1️⃣"Allow Photos" }
      +         primary: { en: "Continue" }
      """)

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
