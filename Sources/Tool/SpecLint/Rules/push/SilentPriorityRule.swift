import SpecDiagnostics
import SpecLanguage

struct SilentPriorityRule: LintRule {
  static let code: DiagnosticCode = "push/silent-priority"
  static let level = Diagnostic.Severity.error
  static let neighbours: [DiagnosticCode: String] = [
    "push/silent-with-alert": "Every type has texts, so a silent one always has this finding too."
  ]

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let push = type.push, push.pushType.value == .background, push.priority.value != .considerate else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).push.priority' is \(push.priority.value.rawValue), but Apple accepts a silent push "
          + "only with 5", at: push.priority.span,
        // The type of the push is what is wrong.
        fixIt: Diagnostic.FixIt("write '5'", replace: push.priority.span, with: "5").asQuestion(unless: false))
    }
  }
}
