import SpecDiagnostics
import SpecModel

/// Nobody reads the tokens of others.
///
/// Why: the first of the two rules that `as_written` generates lets every signed-in user read every user's document,
/// with the token in it. With `private_subcollection` the token stands where only its owner reads it.
/// - Source: PUSH/RULES-1, source conflict 39
struct TokenReadableRule: LintRule {
  static let code: DiagnosticCode = "push/token-readable"
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    bad: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}"
          field: token
          multiple_devices: true
        firestore_rules: 1️⃣as_written
      """,
    good: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      push:
        entitlements: [aps_environment]
        token:
          store: "users/{uid}/private/push"
          field: token
          multiple_devices: true
        firestore_rules: private_subcollection
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let rules = spec.push?.firestoreRules, rules.value == .asWritten else { return [] }
    return [
      finding(
        "'push.firestore_rules' is 'as_written', and every signed-in user can read the tokens of all others: "
          + "'private_subcollection' hides them", at: rules.span,
        notes: spec.push?.token.map { [Diagnostic.Note("the token is kept here", at: $0.field.span)] } ?? [])
    ]
  }
}
