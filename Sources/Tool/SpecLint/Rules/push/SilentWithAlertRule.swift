import SpecDiagnostics
import SpecLanguage

struct SilentWithAlertRule: LintRule {
  static let code: DiagnosticCode = "push/silent-with-alert"
  static let level = Diagnostic.Severity.error

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let push = type.push else { return nil }
      switch push.pushType.value {
      case .alert:
        guard push.isContentAvailable.value else { return nil }
        return finding(
          "'notifications.\(type.id).push' asks to be silent with 'content_available' but has texts to show: "
            + "remove 'content_available'", at: push.isContentAvailable.span)
      case .background, .location, .complication, .fileprovider, .mdm, .liveactivity, .pushtotalk, .widgets:
        return finding(
          "'notifications.\(type.id).push' is of the type '\(push.pushType.value)', which shows no notification, "
            + "but it has texts to show: use 'alert'", at: push.pushType.span)
      }
    }
  }
}
