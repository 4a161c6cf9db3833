import SpecDiagnostics
import SpecLanguage

struct OwnRequestReplacedRule: LintRule {
  static let code: DiagnosticCode = "scheduling/own-request-replaced"
  static let page = """
    What `replaces` names are requests of other code.

    Why: requests that begin with the id of the app and a dot are those of the scheduler itself. It never removes one as a
    request of the code before, so a name that can match them promises what does not happen. What it finds under such a
    name and does not plan is removed at the first launch anyway. Write only names that the scheduler never gives.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      policies:
    -   replaces: [1️⃣"demo*"]
    +   replaces: ["demo-*"]
    """

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
