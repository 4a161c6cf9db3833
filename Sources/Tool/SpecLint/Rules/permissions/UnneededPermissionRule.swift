import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnneededPermissionRule: LintRule {
  static let code: DiagnosticCode = "permissions/unneeded"
  static let page = """
    The app asks for a permission because something needs it.

    Why: each question costs trust, and App Review asks what it is for. If no module depends on the answer, leave the
    step out, or add the consequences that were forgotten. A step that takes a module away is not optional.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
    + modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: 1️⃣photos
            usage_key: NSPhotoLibraryUsageDescription
            claims: [duplicates]
    -       optional: true
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
              usage_description: { en: "We look for duplicates in your photos." }
    +       on:
    +         limited: {}
    +         denied: { block: [photo_cleaner], screen: photos_blocked }
    +   screens:
    +     photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let watchesPlaces = spec.notifications.flatMap(\.triggers).contains {
      if case .location = $0.schedule { true } else { false }
    }
    return (spec.permissionFlow?.steps ?? []).compactMap { step in
      let permission = step.permission.value
      guard permission != .notifications, !(permission == .location && watchesPlaces),
        step.consequences.allSatisfy(\.modules.isEmpty)
      else { return nil }
      return finding(
        "The step '\(step.id)' asks for '\(permission.rawValue)', but no answer blocks, hides or disables a module: "
          + "say which modules need it\(step.isOptional ? " and remove 'optional'" : ""), or do not ask",
        at: step.permission.span)
    }
  }
}
