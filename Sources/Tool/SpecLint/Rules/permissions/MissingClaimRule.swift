import SpecDiagnostics
import SpecLanguage

struct MissingClaimRule: LintRule {
  static let code: DiagnosticCode = "permissions/claim-missing"
  static let page = """
    The screen before an iOS dialog says what the dialog says.

    Why: people read the screen, tap the button, and read the dialog. If the two give different reasons, they stop
    trusting both, and App Review may reject the app. Each claim lists the words that both must contain, in every
    language.

    Source: PERM/S1-9, PERM/APPLE-2
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["PERM/S1-9", "PERM/APPLE-2"]
  static let example: LintExample = """
      modules: { photo_cleaner: { name: { en: "Photo Cleaner" } } }
      permission_flow:
        show_when: [first_launch]
        steps:
          - id: photos
            permission: photos
            usage_key: NSPhotoLibraryUsageDescription
            claims: { duplicates: { en: 1️⃣"duplicates" } }
            screen:
              id: photos_pre_prompt
              title: { en: "Your photos" }
              primary: { en: "Continue" }
    +         subtitle: { en: "We find duplicates." }
              usage_description: { en: "We look for duplicates in your photos." }
            on:
              limited: {}
              denied: { block: [photo_cleaner], screen: photos_blocked }
        screens:
          photos_blocked: { text: { en: "This needs your photos." }, primary: { en: "Open Settings" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).flatMap { step in
      step.claims.flatMap { claim in
        (claim.words?.texts ?? []).compactMap { missing($0, of: claim, in: step) }
      }
    }
  }

  private func missing(_ words: CopyText, of claim: ClaimItem, in step: PermissionStepItem) -> Diagnostic? {
    guard let template = words.templates.first else { return nil }
    let sought = template.plainText.lowercased()
    func says(_ text: LocalizedText) -> Bool {
      text[words.locale]?.templates.contains { $0.plainText.lowercased().contains(sought) } ?? false
    }
    var places: [String] = []
    if !step.screen.texts.contains(where: says) { places.append("from the screen '\(step.screen.id)'") }
    if let usage = step.screen.usageDescription, !says(usage) {
      places.append(
        places.isEmpty
          ? "from the 'usage_description' of the screen '\(step.screen.id)'" : "from its 'usage_description'")
    }
    guard !places.isEmpty else { return nil }
    return finding(
      "'\(template.plainText)' (the claim '\(claim.id)' in '\(words.locale)') is missing "
        + "\(places.joined(last: "and"))",
      at: template.span)
  }
}

extension TextTemplate {
  fileprivate var plainText: String {
    parts.map { if case .literal(let text) = $0 { text } else { " " } }.joined()
  }
}
