import SpecDiagnostics
import SpecLanguage

struct TokenReadableRule: LintRule {
  static let code: DiagnosticCode = "push/token-readable"
  static let level = Diagnostic.Severity.warning
  static let neighbours: [DiagnosticCode: String] = [
    "push/rule-without-effect": "'as_written' is one text, which has both mistakes.",
    "push/single-device": "A profile has one field for all devices of its user.",
  ]

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
