import SpecDiagnostics
import SpecLanguage

struct UnusedModuleRule: LintRule {
  static let code: DiagnosticCode = "modules/unused"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete else { return [] }
    let named = Set((spec.permissionFlow?.steps ?? []).flatMap(\.consequences).flatMap(\.modules).map(\.value))
    return spec.modules.filter { !named.contains($0.id) }.map { module in
      finding(
        "No answer of 'permission_flow' names 'modules.\(module.id)': say which refusal takes it away, or remove it",
        at: module.idSpan)
    }
  }
}
