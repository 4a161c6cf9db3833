import SpecDiagnostics
import SpecLanguage

struct SilentWithAlertRule: LintRule {
  static let code: DiagnosticCode = "push/silent-with-alert"
  static let page = """
    A push is either silent or shown.

    Why: a silent push wakes the app and shows nothing. Apple wants it without text, sound and badge, and does not say
    what becomes of one that asks for both. `background`, and kinds such as `location` or `complication`, show no text
    at all. To show a text, use `push_type: alert` without `content_available`.

    Source: IOS/PAYLOAD-7
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/PAYLOAD-7"]
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - push: { background_modes: [remote_notification], entitlements: [aps_environment] }
    + push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
    -     push: { content_available: 1️⃣true }
    +     push: { push_type: alert }
          copy: { body: { en: "Hello" } }
    """

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
