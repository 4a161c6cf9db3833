import SpecDiagnostics
import SpecLanguage

struct OtherKeyRule: LintRule {
  static let code: DiagnosticCode = "links/other-key"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    guard !spec.notifications.isEmpty else { return [] }
    let targets = spec.targetsByID
    return spec.notifications.flatMap { type -> [Diagnostic] in
      guard let push = type.push, let target = targets[type.target.value] else { return [] }
      return push.data.compactMap { entry in
        guard let parameter = target.parameters.first(where: { $0.id == entry.id }),
          parameter.payloadKey != entry.payloadKey
        else { return nil }
        return finding(
          "'notifications.\(type.id).push.data.\(entry.id)' is sent as '\(entry.payloadKey)', but the screen "
            + "'\(target.id)' reads '\(parameter.payloadKey)': write the same key in both places",
          at: entry.key?.span ?? entry.idSpan,
          notes: [Diagnostic.Note("read under this key", at: parameter.key?.span ?? parameter.idSpan)])
      }
    }
  }
}
