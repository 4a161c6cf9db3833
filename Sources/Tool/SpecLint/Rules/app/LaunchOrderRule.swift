import SpecDiagnostics
import SpecLanguage

struct LaunchOrderRule: LintRule {
  static let code: DiagnosticCode = "app/launch-order"
  static let page = """
    At launch, each thing is set up after what it needs.

    Why: the tap that launched the app reaches the delegate only if the delegate was set first. Buttons only work if
    their categories are known before a notification comes. Firebase must be configured before anything calls it. In the
    wrong order the first tap or the first token is lost, and it is hard to find out why.

    Source: IOS/MISTAKE-2, IOS/HANDLE-8, IOS/FULL-1, IOS/FCM-1
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/MISTAKE-2", "IOS/HANDLE-8", "IOS/FULL-1", "IOS/FCM-1"]
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   launch: [registration, 1️⃣notification_delegate]
    +   launch: [notification_delegate, registration]
    """

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
