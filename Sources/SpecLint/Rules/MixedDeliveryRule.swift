import SpecDiagnostics
import SpecModel

/// A part belongs to a kind of delivery that the app declares.
///
/// Why: a trigger is planned by the device. In an app that only receives pushes nothing would ever plan it, and the
/// notification would never come.
/// - Source: NOTIF-001/GEN-1
struct MixedDeliveryRule: LintRule {
  static let code: DiagnosticCode = "app/mixed-delivery"
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    bad: """
      notispec: 1
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily: { summary: "Daily.", target: home, 1️⃣trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
      """,
    good: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily: { summary: "Daily.", target: home, trigger: { calendar: { every: day } }, copy: { body: { en: "Hi" } } }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    guard !spec.app.delivery.contains(.local) else { return [] }
    return spec.notifications.flatMap { type in
      type.triggers.map { trigger in
        finding(
          "'notifications.\(type.id)' has a trigger, which the device plans, but 'app.delivery' is only 'remote'",
          at: trigger.span)
      }
    }
  }
}
