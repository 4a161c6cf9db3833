import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct AllowLabelRule: LintRule {
  static let code: DiagnosticCode = "permissions/allow-label"
  static let page = """
    The button before the dialog of iOS does not speak for iOS.

    Why: the dialog that follows has a button "Allow" of its own. Two of them look as if the first had decided already;
    Apple asks for "Continue" or "Next".

    Source: Human Interface Guidelines, Privacy
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      notispec: 1
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
    -         primary: { en: 1️⃣"Allow Photos" }
    +         primary: { en: "Continue" }
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
    """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value != .notifications else { return nil }
      for text in step.screen.primary.texts {
        guard let template = text.templates.first,
          Self.words[text.locale.language]?.contains(where: template.source.lowercased().hasPrefix) == true
        else { continue }
        return finding(
          "The step '\(step.id)' leads to the dialog of iOS with '\(template.source)': write a word such as 'Continue', iOS asks for itself",
          at: template.span)
      }
      return nil
    }
  }

  /// How such a label begins, in small letters.
  private static let words: [String: [String]] = [
    "en": ["allow", "grant", "give access"], "ru": ["разреш", "предостав", "дать доступ"], "zh": ["允许", "授权", "同意"],
  ]
}
