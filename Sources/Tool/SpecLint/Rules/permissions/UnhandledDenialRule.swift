import SpecDiagnostics
import SpecLanguage

struct UnhandledDenialRule: LintRule {
  static let code: DiagnosticCode = "permissions/unhandled-denial"
  static let page = """
    The flow says what happens when people refuse or skip a permission that the app needs.

    Why: a step that is not optional says that something does not work without it. Say what, and what people see then,
    or they find empty screens.

    Source: PERM/DENY-1 to PERM/DENY-4, PERM/S1-6, PERM/S2-10
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
      -         limited: { disable: [photo_cleaner] }
      +         limited: {}
      +         denied: { block: [photo_cleaner], screen: photos_blocked }
      +   screens:
      +     photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).filter { !$0.isOptional }.compactMap { step in
      var answers: [PermissionAnswer] = [.denied]
      if step.screen.secondary != nil { answers.append(.skipped) }
      let open = answers.filter { step.consequence(of: $0) == nil }.map { "'\($0.rawValue)'" }
      guard !open.isEmpty else { return nil }
      return finding(
        "The step '\(step.id)' does not say what \(open.joined(last: "and")) "
          + (open.count == 1 ? "leads to: add it" : "lead to: add them") + " to 'on', or write 'optional: true'",
        at: step.idSpan)
    }
  }
}
