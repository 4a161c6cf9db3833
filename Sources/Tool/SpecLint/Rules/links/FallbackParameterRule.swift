import SpecDiagnostics
import SpecLanguage

struct FallbackParameterRule: LintRule {
  static let code: DiagnosticCode = "links/fallback-needs-parameter"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    let withFallback = (spec.deepLinks?.targets ?? []).filter { $0.fallback != nil }
    guard !withFallback.isEmpty else { return [] }
    let targets = spec.targetsByID
    return withFallback.compactMap { target in
      guard let fallback = target.fallback, let screen = targets[fallback.value],
        let needed = screen.parameters.first(where: { parameter in
          !parameter.isOptional && !target.parameters.contains { $0.id == parameter.id && !$0.isOptional }
        })
      else { return nil }
      let isOptional = target.parameters.contains { $0.id == needed.id }
      return finding(
        "'deep_links.targets.\(target.id).fallback' is '\(screen.id)', which needs '\(needed.id)', but "
          + (isOptional ? "in '\(target.id)' it is optional" : "nothing provides it"),
        at: fallback.span, notes: [Diagnostic.Note("'\(needed.id)' is needed here", at: needed.idSpan)])
    }
  }
}
