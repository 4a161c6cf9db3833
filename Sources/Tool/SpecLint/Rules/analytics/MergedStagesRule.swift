import NotificationRules
import SpecDiagnostics
import SpecLanguage

struct MergedStagesRule: LintRule {
  static let code: DiagnosticCode = "analytics/merged-stages"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.analytics?.events ?? []).filter(\.isCounted).compactMap { event in
      let moments = event.transitions.map(\.value).filter { $0.subject == "notification" }
      guard moments.count > 1, !event.parameters.contains(where: { $0.value == .stage }) else { return nil }
      let names = moments.map { "'\($0.stage)'" }.joined(last: "and")
      return finding(
        "'analytics.events.\(event.name)' counts \(names) as one number: add 'stage' to its parameters",
        at: event.nameSpan)
    }
  }
}
