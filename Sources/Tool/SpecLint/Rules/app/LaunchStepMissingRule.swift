import SpecDiagnostics
import SpecLanguage

struct LaunchStepMissingRule: LintRule {
  static let code: DiagnosticCode = "app/launch-step-missing"
  static let level = Diagnostic.Severity.error

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
