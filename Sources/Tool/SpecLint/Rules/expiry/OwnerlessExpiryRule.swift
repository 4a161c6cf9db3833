import SpecDiagnostics
import SpecLanguage

struct OwnerlessExpiryRule: LintRule {
  static let code: DiagnosticCode = "expiry/no-owner"
  static let page = """
    A type with an expiry date has an owner, who decides what comes next. So has a flag with a last day.

    Why: from its date on a type is no longer sent, and after its last day a flag is no longer needed. Without an owner,
    there is no one to ask whether to keep it, and no one to remove it.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: local }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
    +     owner: retention
          expires: 1️⃣"2030-01-31"
          copy: { body: { en: "A good moment to tidy up" } }
    """

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
