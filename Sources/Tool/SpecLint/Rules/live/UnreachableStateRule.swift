import SpecDiagnostics
import SpecLanguage

struct UnreachableStateRule: LintRule {
  static let code: DiagnosticCode = "live/unreachable-state"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.liveActivities.flatMap { activity -> [Diagnostic] in
      guard !activity.next.isEmpty, let values = activity.statusField?.values,
        let first = activity.initial?.value ?? values.first?.value
      else { return [] }
      var reached: Set<String> = [first]
      var open = [first]
      while let state = open.popLast() {
        for step in activity.next where step.from.value == state {
          for next in step.to where reached.insert(next.value).inserted { open.append(next.value) }
        }
      }
      return values.filter { !reached.contains($0.value) }.map { value in
        finding(
          "No path in 'live_activities.\(activity.id).next' leads from '\(first)' to '\(value.value)'", at: value.span)
      }
    }
  }
}
