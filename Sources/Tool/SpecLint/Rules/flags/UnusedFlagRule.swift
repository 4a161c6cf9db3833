import SpecDiagnostics
import SpecLanguage

struct UnusedFlagRule: LintRule {
  static let code: DiagnosticCode = "flags/unused"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !spec.flags.isEmpty else { return [] }
    var used: Set<String> = []
    spec.forEachCondition { if case .flag(let id) = $0.form { used.insert(id.value) } }
    return spec.flags.filter { !used.contains($0.id) }.map {
      finding("No condition asks about 'flags.\($0.id)': name it in one, or remove it", at: $0.idSpan)
    }
  }
}
