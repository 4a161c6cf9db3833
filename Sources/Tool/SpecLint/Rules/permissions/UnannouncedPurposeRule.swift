import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct UnannouncedPurposeRule: LintRule {
  static let code: DiagnosticCode = "permissions/unannounced-purpose"
  static let level = Diagnostic.Severity.warning

  func check(_ spec: Spec) -> [Diagnostic] {
    let steps = spec.permissionFlow?.steps ?? []
    guard let step = steps.first(where: { $0.permission.value == .notifications }), let first = step.purposes.first
    else {
      return []
    }
    let announced = step.purposes.map { "'\($0.value)'" }.joined(last: "and")
    return spec.notifications.compactMap { type in
      let note = Diagnostic.Note("announced here", at: first.span)
      guard let purpose = type.upkeep.purpose else {
        return finding(
          "'notifications.\(type.id)' has no 'purpose', but people agree to \(announced): name "
            + "\(step.purposes.count == 1 ? "this one" : "one of these"), or announce another",
          at: type.idSpan, notes: [note])
      }
      guard !step.purposes.contains(where: { $0.value == purpose.value }) else { return nil }
      return finding(
        "'notifications.\(type.id)' is for '\(purpose.value)', but people agree to \(announced): announce it in the step "
          + "'\(step.id)' too",
        at: purpose.span, notes: [note])
    }
  }
}
