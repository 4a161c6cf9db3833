import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct LeaveButtonRule: LintRule {
  static let code: DiagnosticCode = "permissions/leave-button"
  static let page = """
    The screen before an iOS dialog has one button.

    Why: people decide in the dialog. Apple wants the screen before it to lead there and nowhere else; App Review has
    rejected apps whose screen had "Skip" or "Not now". For notifications there is no such rule.

    Source: Human Interface Guidelines, Privacy
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    photoFlow: """
      -         1️⃣secondary: { en: "Skip for now" }
                usage_description: { en: "We look for duplicates in your photos." }
              on:
                limited: {}
                denied: { block: [photo_cleaner], screen: photos_blocked }
      -         skipped: { hide: [photo_cleaner] }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).compactMap { step in
      guard step.permission.value != .notifications, let button = step.screen.secondary else { return nil }
      return finding(
        "The step '\(step.id)' has a second button that skips the iOS dialog. People can still refuse in the dialog. "
          + "Remove the button",
        at: button.keySpan)
    }
  }
}
