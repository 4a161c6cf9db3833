import SpecDiagnostics
import SpecLanguage

struct UnhandledDenialRule: LintRule {
  static let code: DiagnosticCode = "permissions/unhandled-denial"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    (spec.permissionFlow?.steps ?? []).filter { !$0.isOptional }.compactMap { step in
      var answers: [PermissionAnswer] = [.denied]
      if step.screen.secondary != nil { answers.append(.skipped) }
      let open = answers.filter { step.consequence(of: $0) == nil }.map { "'\($0.rawValue)'" }
      guard !open.isEmpty else { return nil }
      return finding(
        "The step '\(step.id)' does not say what \(open.joined(last: "and")) "
          + (open.count == 1 ? "leads to: add it" : "lead to: add them") + " to 'on', or write 'optional: true'",
        at: step.idSpan)
    }
  }
}
