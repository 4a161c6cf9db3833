import SpecDiagnostics
import SpecLanguage

struct UnusedModuleRule: LintRule {
  static let code: DiagnosticCode = "modules/unused"
  static let page = """
    Every module depends on a permission.

    Why: a module is listed because a refused permission blocks, hides or disables it. If no answer names it, it is left
    over, or an answer was forgotten and the module stays open although it cannot work.

    Source: PERM/DENY-1, PERM/DENY-3
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      modules: { 1️⃣photo_cleaner: { name: { en: "Photo Cleaner" } } }
    + permission_flow:
    +   show_when: [first_launch]
    +   steps:
    +     - id: photos
    +       permission: photos
    +       usage_key: NSPhotoLibraryUsageDescription
    +       claims: [duplicates]
    +       screen:
    +         id: photos_pre_prompt
    +         title: { en: "Your photos" }
    +         primary: { en: "Continue" }
    +         usage_description: { en: "We look for duplicates in your photos." }
    +       on:
    +         limited: {}
    +         denied: { hide: [photo_cleaner] }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let named = Set((spec.permissionFlow?.steps ?? []).flatMap(\.consequences).flatMap(\.modules).map(\.value))
    return spec.modules.filter { !named.contains($0.id) }.map { module in
      finding(
        "No answer of 'permission_flow' names 'modules.\(module.id)': say which refusal takes it away, or remove it",
        at: module.idSpan)
    }
  }
}
