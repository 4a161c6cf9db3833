import SpecDiagnostics
import SpecLanguage

struct SilentPriorityRule: LintRule {
  static let code: DiagnosticCode = "push/silent-priority"
  static let page = """
    A silent push has priority 5.

    Why: Apple answers a background push of priority 10 with an error, and 1 never wakes the device, so the app does not
    run. 5 lets the device choose a good moment. It is the default, so you can leave the key out.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { background_modes: [remote_notification], entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
    -     push: { push_type: background, content_available: true, priority: 1️⃣10 }
    +     push: { push_type: alert, priority: 10 }
          copy: { body: { en: "Hello" } }
    """,
    neighbours: ["push/silent-with-alert": "Every type has texts, so a silent one always has this finding too."])

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
