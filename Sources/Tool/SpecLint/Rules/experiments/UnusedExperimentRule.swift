import SpecDiagnostics
import SpecLanguage

struct UnusedExperimentRule: LintRule {
  static let code: DiagnosticCode = "experiments/unused"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.experiments.isEmpty else { return [] }
    var used: Set<String> = []
    spec.forEachCondition { if case .experiment(let item) = $0.form { used.insert(item.id.value) } }
    for (_, text) in spec.notifications.lazy.flatMap(\.copy.fields) {
      if case .variants(let variants) = text, case .experiment(let id) = variants.choice { used.insert(id.value) }
    }
    return spec.experiments.filter { !used.contains($0.id) }.map {
      finding(
        "Nothing asks about 'experiments.\($0.id)': name it in a condition, let it choose a text, or remove it",
        at: $0.idSpan)
    }
  }
}
