import SpecDiagnostics
import SpecLanguage

struct MissingClaimRule: LintRule {
  static let code: DiagnosticCode = "permissions/claim-missing"
  static let level = Diagnostic.Severity.error

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
