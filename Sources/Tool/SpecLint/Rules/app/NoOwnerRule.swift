import SpecDiagnostics
import SpecLanguage

struct NoOwnerRule: LintRule {
  static let code: DiagnosticCode = "app/no-owner"
  static let page = """
    Somebody is responsible for the notifications.

    Why: two years later somebody asks why people get this push. `owner` names the team to ask; a type may name a
    different one.
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
      app:
        id: 1️⃣demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
    +   owner: retention
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day, time: "20:00" } }
          copy: { body: { en: "Hi" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.app.owner == nil else { return [] }
    let ownerless = spec.notifications.filter { $0.upkeep.owner == nil }
    // For a type with a last day, `OwnerlessExpiryRule` reports it, and means the same owner.
    guard !ownerless.isEmpty, !ownerless.contains(where: { $0.upkeep.expires != nil }) else { return [] }
    return [finding("'app' has no 'owner': name the team that answers questions about it", at: spec.app.idSpan)]
  }
}
