import SpecDiagnostics
import SpecLanguage

struct OwnerlessExpiryRule: LintRule {
  static let code: DiagnosticCode = "expiry/no-owner"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let expires = type.upkeep.expires, type.upkeep.owner == nil, spec.app.owner == nil else { return nil }
      return finding(
        "'notifications.\(type.id)' has an expiry date but no owner to decide what comes next: name an 'owner', "
          + "here or in 'app'",
        at: expires.span)
    }
      + spec.flags.compactMap { flag in
        guard let until = flag.until, flag.owner == nil, spec.app.owner == nil else { return nil }
        return finding(
          "'flags.\(flag.id)' has a last day but no owner to decide what comes next: name an 'owner', here or in 'app'",
          at: until.span)
      }
  }
}
