import SpecDiagnostics
import SpecLanguage

struct LateUrgentPushRule: LintRule {
  static let code: DiagnosticCode = "push/late-urgent"
  static let page = """
    An urgent push is delivered at once.

    Why: with priority 5 or 1, Apple and the device choose a good moment and batch pushes to save power. A
    time-sensitive message that comes an hour late interrupts people for nothing.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment, time_sensitive] }
      notifications:
        news:
          summary: "There is news."
          target: home
    -     push: { priority: 1️⃣5 }
    +     push: { priority: 10 }
          interruption_level: time_sensitive
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let push = type.push, push.pushType.value == .alert, push.priority.value != .immediate,
        type.interruptionLevel.isUrgent
      else { return nil }
      return finding(
        "'notifications.\(type.id)' is '\(type.interruptionLevel.rawValue)', but priority "
          + "\(push.priority.value.rawValue) lets the push wait: use 10", at: push.priority.span)
    }
  }
}
