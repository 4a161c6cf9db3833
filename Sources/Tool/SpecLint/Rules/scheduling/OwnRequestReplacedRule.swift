import SpecDiagnostics
import SpecLanguage

struct OwnRequestReplacedRule: LintRule {
  static let code: DiagnosticCode = "scheduling/own-request-replaced"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    let base = spec.policies.replaces
    let others = spec.policies.profiles.flatMap(\.replaces).filter { !base.map(\.value).contains($0.value) }
    return (base + others).filter { spec.app.canName($0.value) }.map { pattern in
      finding(
        "'\(pattern.value)' can match requests of the app itself, which begin with '\(spec.app.id).': name only those of "
          + "other code",
        at: pattern.span)
    }
  }
}

extension AppItem {
  /// Whether a name, or one with `*` at its end, can be that of a request of the scheduler.
  fileprivate func canName(_ pattern: String) -> Bool {
    let own = "\(id)."
    return pattern.hasSuffix("*")
      ? pattern.dropLast().hasPrefix(own) || own.hasPrefix(pattern.dropLast()) : pattern.hasPrefix(own)
  }
}
