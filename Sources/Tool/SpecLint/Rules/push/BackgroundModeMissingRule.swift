import SpecDiagnostics
import SpecLanguage

struct BackgroundModeMissingRule: LintRule {
  static let code: DiagnosticCode = "push/background-mode-missing"
  static let level = Diagnostic.Severity.error
  static let neighbours: [DiagnosticCode: String] = [
    "push/silent-with-alert": "Every type has texts, so a silent one always has this finding too."
  ]

  func check(_ spec: Spec) -> [Diagnostic] {
    guard spec.isComplete, !(spec.push?.backgroundModes ?? []).contains(where: { $0.value == .remoteNotification })
    else {
      return []
    }
    return spec.notifications.compactMap { type in
      guard let push = type.push else { return nil }
      let place: SourceSpan
      if push.pushType.value == .background {
        place = push.pushType.span
      } else if push.isContentAvailable.value {
        place = push.isContentAvailable.span
      } else {
        return nil
      }
      return finding(
        "'notifications.\(type.id).push' wakes the app, but 'push.background_modes' has no 'remote_notification'. "
          + "Without it iOS does not wake the app", at: place)
    }
  }
}
