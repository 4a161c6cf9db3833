import SpecDiagnostics
import SpecLanguage

struct TokenReadableRule: LintRule {
  static let code: DiagnosticCode = "push/token-readable"
  static let page = """
    Users cannot read each other's tokens.

    Why: the first of the two rules that `as_written` generates lets every signed-in user read every user's document,
    including the token. With `private_subcollection` only its owner can read it.

    Source: PUSH/RULES-1
    """
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token:
    -     store: "users/{uid}"
    +     store: "users/{uid}/private/{device}"
          field: token
    -   firestore_rules: 1️⃣as_written
    +   firestore_rules: private_subcollection
    """,
    neighbours: [
      "push/rule-without-effect": "'as_written' is one text, which has both mistakes.",
      "push/single-device": "A profile has one field for all devices of its user.",
    ])

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let push = spec.push, let token = push.token, push.firestoreRules.value == .asWritten else { return [] }
    // Without a user in the path nobody can read anything.
    guard token.store.value.contains("{") else { return [] }
    return [
      finding(
        "'push.firestore_rules' is 'as_written', so every signed-in user can read everybody else's tokens. "
          + "'private_subcollection' hides them", at: push.firestoreRules.span,
        notes: [Diagnostic.Note("the token is kept here", at: token.field.span)])
    ]
  }
}
