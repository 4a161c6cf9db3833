import SpecDiagnostics
import SpecLanguage

struct BackgroundModeMissingRule: LintRule {
  static let code: DiagnosticCode = "push/background-mode-missing"
  static let page = """
    An app that silent pushes wake declares the background mode for them.

    Why: without `remote_notification` among the background modes, iOS does not wake the app for a silent push, and
    neither the server nor the user is told. A type always has texts, so it is sent as an alert; the mode is for silent
    pushes that a server sends as well.
    """
  static let level = Diagnostic.Severity.error
  static let example = LintExample(
    """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
    - push: { entitlements: [aps_environment] }
    + push: { background_modes: [remote_notification], entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
    -     push: { push_type: 1️⃣background, content_available: true }
    +     push: { push_type: alert }
          copy: { body: { en: "Hello" } }
    """,
    neighbours: ["push/silent-with-alert": "Every type has texts, so a silent one always has this finding too."])

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
