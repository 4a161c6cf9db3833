import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct PastExpiryRule: DatedLintRule {
  static let code: DiagnosticCode = "expiry/past"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] { [] }

  func check(_ spec: Spec, on today: CivilDate) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let expires = type.upkeep.expires, expires.value <= today else { return nil }
      return finding(
        "'notifications.\(type.id)' expired on \(expires.value): remove it, or agree on another date with "
          + type.keeper(in: spec),
        at: expires.span)
    }
      + spec.flags.compactMap { flag in
        guard let until = flag.until, until.value < today else { return nil }
        let owner = (flag.owner?.value ?? spec.app.owner).map { "'\($0)'" } ?? "its owner"
        return finding(
          "'flags.\(flag.id)' was needed until \(until.value): remove it, or agree on another date with \(owner)",
          at: until.span)
      }
  }
}

extension NotificationItem {
  /// Whom to ask about it.
  func keeper(in spec: Spec) -> String {
    (upkeep.owner?.value ?? spec.app.owner).map { "'\($0)'" } ?? "its owner"
  }
}
