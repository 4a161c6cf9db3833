import SpecDiagnostics
import SpecLanguage

struct StaleEventRule: LintRule {
  static let code: DiagnosticCode = "analytics/stale"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter { $0.status == .stale }.map { event in
      finding(
        "'analytics.events.\(event.name)' is marked as out of date: fix it, or remove it", at: event.nameSpan)
    }
  }
}
