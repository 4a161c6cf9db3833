import SpecDiagnostics
import SpecLanguage

struct MissingPresentationRule: LintRule {
  static let code: DiagnosticCode = "live/missing-presentation"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.compactMap { activity in
      let drawn = activity.presentations.map(\.value)
      let missing = LiveActivityItem.Presentation.allCases.filter { !drawn.contains($0) }.map { "'\($0.rawValue)'" }
      guard !missing.isEmpty else { return nil }
      return finding(
        "'live_activities.\(activity.id).presentations' has no \(missing.joined(last: "or")): "
          + (missing.count == 1 ? "that place stays empty" : "those places stay empty"),
        at: activity.presentations.first?.span ?? activity.idSpan)
    }
  }
}
