import SpecDiagnostics
import SpecLanguage

struct NoOwnerRule: LintRule {
  static let code: DiagnosticCode = "app/no-owner"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.app.owner == nil else { return [] }
    let ownerless = spec.notifications.filter { $0.upkeep.owner == nil }
    // For a type with a last day, `OwnerlessExpiryRule` reports it, and means the same owner.
    guard !ownerless.isEmpty, !ownerless.contains(where: { $0.upkeep.expires != nil }) else { return [] }
    return [finding("'app' has no 'owner': name the team that answers questions about it", at: spec.app.idSpan)]
  }
}
