import SpecDiagnostics
import SpecLanguage

struct SingleDeviceRule: LintRule {
  static let code: DiagnosticCode = "push/single-device"
  static let level = Diagnostic.Severity.note

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
