import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage

struct PastExpiryRule: DatedLintRule {
  static let code: DiagnosticCode = "expiry/past"
  static let page = """
    No type is past its expiry date, and no flag past its last day.

    Why: from that date on the type is not sent any more, as agreed. Its texts, events and screens are still built and
    translated. A flag that is no longer needed is still in the code and in conditions. Remove it, or agree on another
    date.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local, owner: retention }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
    -     expires: 1️⃣"2026-01-31"
    +     expires: "2030-01-31"
          copy: { body: { en: "A good moment to tidy up" } }
    """

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
