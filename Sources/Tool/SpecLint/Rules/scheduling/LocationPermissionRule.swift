import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct LocationPermissionRule: LintRule {
  static let code: DiagnosticCode = "scheduling/location-permission"
  static let page = """
    An app that watches a place asks for location permission.

    Why: without that permission iOS notices nothing, and the notification never comes. It is separate from the
    permission for notifications.

    Source: IOS/TRIG-3
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
    + permission_flow:
    +   show_when: [first_launch]
    +   steps:
    +     - id: location
    +       permission: location
    +       optional: true
    +       usage_key: NSLocationWhenInUseUsageDescription
    +       claims: [places]
    +       screen:
    +         id: location_pre_prompt
    +         title: { en: "Your places" }
    +         primary: { en: "Continue" }
    +         usage_description: { en: "We remind you when you come to a place." }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          1️⃣trigger: { location: { latitude: 37.77, longitude: -122.42, radius: 200 } }
          copy: { body: { en: "A good moment to tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    let steps = spec.permissionFlow?.steps ?? []
    guard spec.isComplete, !steps.contains(where: { $0.permission.value == .location }) else { return [] }
    return spec.notifications.flatMap { type in
      type.triggers.compactMap { trigger in
        guard case .location = trigger.schedule else { return nil }
        return finding(
          "'notifications.\(type.id)' depends on a place, but nothing asks for location access: add a step with "
            + "'permission: location'",
          at: trigger.span)
      }
    }
  }
}
