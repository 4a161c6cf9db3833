import SpecDiagnostics
import SpecLanguage

struct TokenInProfileRule: LintRule {
  static let code: DiagnosticCode = "push/token-in-profile"
  static let level = Diagnostic.Severity.error
  static let neighbours: [DiagnosticCode: String] = [
    "push/single-device": "A profile has one field for all devices of its user."
  ]

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let push = spec.push, let token = push.token, push.firestoreRules.value != .none else { return [] }
    let store = token.store
    let parts = store.value.split(separator: "/")
    let isPrivate = push.firestoreRules.value == .privateSubcollection
    if !parts.contains(where: { $0.hasPrefix("{") && $0 != "{device}" }) {
      return [
        finding(
          "'push.token.store' is '\(store.value)', which names no user, so no rule can say whose token it is: name "
            + "the user, as in 'users/{uid}\(isPrivate ? "/private/push" : "")'", at: store.span)
      ]
    }
    guard isPrivate, parts.count < 4 else { return [] }
    return [
      finding(
        "'push.token.store' is the user's whole document, which 'private_subcollection' would close to everybody else: "
          + "keep the token in a document below it, as in '\(store.value)/private/push'", at: store.span)
    ]
  }
}
