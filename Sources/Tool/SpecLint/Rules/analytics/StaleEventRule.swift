import SpecDiagnostics
import SpecLanguage

struct StaleEventRule: LintRule {
  static let code: DiagnosticCode = "analytics/stale"
  static let page = """
    No event is marked as out of date.

    Why: `status: stale` says that somebody has found a mistake in the event. Until it is fixed or removed it is
    still built and counted, and reports use it.
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    daily: """
            copy: { body: { en: "A good moment to tidy up" } }
        analytics:
          provider: firebase
          events:
            opened: { on: notification.opened, parameters: [type] }
      -     1️⃣old_opened: { on: notification.opened, parameters: [type], status: stale }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter { $0.status == .stale }.map { event in
      finding(
        "'analytics.events.\(event.name)' is marked as out of date: fix it, or remove it", at: event.nameSpan)
    }
  }
}
