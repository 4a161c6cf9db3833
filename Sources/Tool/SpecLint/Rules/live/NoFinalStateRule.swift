import SpecDiagnostics
import SpecLanguage

struct NoFinalStateRule: LintRule {
  static let code: DiagnosticCode = "live/no-final-state"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.flatMap { activity -> [Diagnostic] in
      guard let values = activity.statusField?.values else { return [] }
      let final = activity.final.map(\.value)
      if final.isEmpty {
        return [
          finding(
            "'live_activities.\(activity.id)' has no 'final' state: nothing says when it is over", at: activity.idSpan)
        ]
      }
      guard !activity.next.isEmpty else { return [] }
      let followed = activity.final.filter { state in
        activity.next.contains { $0.from.value == state.value && !$0.to.isEmpty }
      }.map { state in
        finding(
          "'\(state.value)' ends 'live_activities.\(activity.id)', but 'next' lets another value follow it",
          at: state.span)
      }
      let leading = activity.next.filter { !$0.to.isEmpty }.map(\.from.value)
      return followed
        + values.filter { !final.contains($0.value) && !leading.contains($0.value) }.map { value in
          finding(
            "'\(value.value)' in 'live_activities.\(activity.id)' is not final, but nothing follows it: the activity "
              + "would be stuck there",
            at: value.span)
        }
    }
  }
}
