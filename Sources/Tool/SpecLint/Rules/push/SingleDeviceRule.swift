import SpecDiagnostics
import SpecLanguage

struct SingleDeviceRule: LintRule {
  static let code: DiagnosticCode = "push/single-device"
  static let page = """
    Each device of a user has its own token.

    Why: with one place per user the second device overwrites the token of the first. From then on only the device that
    was used last gets notifications. People with a phone and a tablet notice. For a first version it may be enough.
    """
  static let level = Diagnostic.Severity.note
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      push:
        entitlements: [aps_environment]
        token:
    -     store: "users/{uid}"
    +     store: "users/{uid}/devices/{device}"
          field: 1️⃣token
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let token = spec.push?.token else { return [] }
    guard token.isOneForAUser else { return [] }
    let owner = token.store.value.contains("{") ? "per user" : "for all users"
    return [
      finding(
        "'\(token.field.value)' holds one token \(owner): only the device that was used last gets notifications",
        at: token.field.span)
    ]
  }
}
