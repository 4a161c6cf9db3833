import SpecDiagnostics
import SpecLanguage

struct SettingsAfterSkipRule: LintRule {
  static let code: DiagnosticCode = "permissions/settings-after-skip"
  static let page = """
    People whom iOS has not asked yet are led back to the question.

    Why: Settings has a switch for photos only once iOS has asked. People who skipped the question, or closed the dialog
    without answering, find nothing there and give up.

    Source: PERM/S1-6
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            claims: [duplicates]
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
    -         dismissed: { block: [photo_cleaner], screen: 1️⃣photos_blocked }
    +         dismissed: { block: [photo_cleaner], screen: photos_skipped }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
    +     photos_skipped: { text: { en: "This needs a look at your photos." }, primary: { en: "Continue" }, primary_opens: pre_prompt }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let flow = spec.permissionFlow else { return [] }
    return flow.steps.flatMap { step in
      step.consequences.compactMap { consequence -> Diagnostic? in
        guard consequence.answer == .skipped || consequence.answer == .dismissed, let id = consequence.screen,
          let screen = flow.screen(id.value), screen.buttons.contains(.settings), !screen.buttons.contains(.prePrompt)
        else { return nil }
        return finding(
          "After '\(consequence.answer.rawValue)' in the step '\(step.id)', Settings has nothing to switch on yet: lead to a "
            + "screen whose button opens 'pre_prompt'",
          at: id.span, notes: [Diagnostic.Note("this screen leads to Settings", at: screen.idSpan)])
      }
    }
  }
}
