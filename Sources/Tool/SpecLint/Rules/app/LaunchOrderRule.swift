import SpecDiagnostics
import SpecLanguage

struct LaunchOrderRule: LintRule {
  static let code: DiagnosticCode = "app/launch-order"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    let steps = spec.app.launch
    return steps.enumerated().compactMap { position, step in
      for earlier in steps[..<position] where Self.needs[earlier.value]?.contains(step.value) == true {
        return finding(
          "'app.launch' sets up '\(step.value.rawValue)' after '\(earlier.value.rawValue)', which needs it: move it up",
          at: step.span, notes: [Diagnostic.Note("'\(earlier.value.rawValue)' is here", at: earlier.span)])
      }
      return nil
    }
  }

  /// What must be set up before each of them.
  private static let needs: [AppItem.LaunchStep: [AppItem.LaunchStep]] = [
    .messagingDelegate: [.firebase],
    .autoInit: [.firebase, .messagingDelegate],
    .categories: [.notificationDelegate],
    .registration: [.firebase, .notificationDelegate, .messagingDelegate, .categories],
    .launchNotification: [.firebase, .notificationDelegate, .categories, .registration],
  ]
}
