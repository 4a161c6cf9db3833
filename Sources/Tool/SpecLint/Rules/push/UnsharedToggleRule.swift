import SpecDiagnostics
import SpecLanguage

struct UnsharedToggleRule: LintRule {
  static let code: DiagnosticCode = "push/unshared-toggle"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    let pushed = spec.notifications.filter { $0.push != nil }
    guard spec.isComplete, !pushed.isEmpty else { return [] }
    let shared = Set(spec.push?.preferences?.fields.map(\.name.value) ?? [])
    let tree = PreferenceTree(of: spec)
    return spec.preferences.compactMap { preference in
      guard preference.toggle != nil, !shared.contains(preference.id) else { return nil }
      let below = tree.ids(below: preference.id)
      let type = pushed.first { type in
        spec.preferences.contains { below.contains($0.id) && $0.toggle?.controls.contains(type.id) == true }
      }
      guard let type else { return nil }
      return finding(
        "'preferences.\(preference.id)' switches 'notifications.\(type.id)' off, but a server sends it and does not know: "
          + "add the setting to 'push.preferences.fields'",
        at: preference.idSpan, notes: [Diagnostic.Note("'\(type.id)' is a push", at: type.idSpan)])
    }
  }
}
