import SpecDiagnostics
import SpecLanguage

struct RuleWithoutEffectRule: LintRule {
  static let code: DiagnosticCode = "push/rule-without-effect"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let rules = spec.push?.firestoreRules, rules.value == .asWritten else { return [] }
    // Without a user in the path both rules are left out.
    if let path = spec.push?.token?.store.value, !path.contains("{") { return [] }
    return [
      finding(
        "'push.firestore_rules' is 'as_written', and its second rule has no effect: the first already lets people "
          + "change their whole document", at: rules.span)
    ]
  }
}
