import SpecDiagnostics
import SpecLanguage

struct EventPerTypeRule: LintRule {
  static let code: DiagnosticCode = "analytics/id-in-name"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter { $0.isCounted && $0.name.contains("{id}") }.map { event in
      finding(
        "'analytics.events.\(event.name)' makes a separate name for each type: 'parameters: [type]' does the same with "
          + "one name",
        at: event.nameSpan)
    }
  }
}
