import SpecDiagnostics
import SpecLanguage

struct RuleWithoutEffectRule: LintRule {
  static let code: DiagnosticCode = "push/rule-without-effect"
  static let page = """
    Every access rule has an effect.

    Why: Firestore allows whatever any one rule allows. The second of the two rules that `as_written` generates is meant
    to let people change only the token, but the first already lets them change everything. Anyone who reads the second
    one believes in a protection that does not exist.

    Source: PUSH/RULES-2
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
    -   firestore_rules: 1️⃣as_written
    +   firestore_rules: private_subcollection
    """

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
