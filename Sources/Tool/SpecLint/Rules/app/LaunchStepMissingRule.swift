import SpecDiagnostics
import SpecLanguage

struct LaunchStepMissingRule: LintRule {
  static let code: DiagnosticCode = "app/launch-step-missing"
  static let page = """
    If `app.launch` lists steps, it lists all that the app needs.

    Why: without the delegate no tap arrives, without categories no button is shown, and without registration no push
    comes. All three fail silently. With FCM the launch also sets up Firebase and the messaging delegate, to which the
    token comes.

    Source: IOS/HANDLE-8, IOS/FULL-1
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   launch: [1️⃣launch_notification]
    +   launch: [notification_delegate, launch_notification]
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let first = spec.app.launch.first else { return [] }
    let listed = Set(spec.app.launch.map(\.value))
    return spec.neededLaunchSteps.filter { !listed.contains($0.step) }.map { needed in
      finding("'app.launch' has no '\(needed.step.rawValue)', and \(needed.reason): add it", at: first.span)
    }
  }
}

extension Spec {
  fileprivate var neededLaunchSteps: [(step: AppItem.LaunchStep, reason: String)] {
    var steps: [(AppItem.LaunchStep, String)] = []
    if !notifications.isEmpty { steps.append((.notificationDelegate, "without it no tap reaches the app")) }
    if categories.contains(where: { !$0.isTestOnly }) {
      steps.append((.categories, "without it no button of 'categories' is shown"))
    }
    guard let push else { return steps }
    steps.append((.registration, "without it no push comes"))
    if push.providers.contains(where: { $0.value == .fcm }) {
      steps.append((.firebase, "'push.providers' lists 'fcm', which needs it"))
      steps.append((.messagingDelegate, "'push.providers' lists 'fcm', whose token comes to it"))
    }
    return steps
  }
}
