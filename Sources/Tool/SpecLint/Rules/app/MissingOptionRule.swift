import NotificationTerms
import SpecDiagnostics
import SpecLanguage

struct MissingOptionRule: LintRule {
  static let code: DiagnosticCode = "app/missing-option"
  static let page = """
    The app asks for everything that its notifications use.

    Why: iOS grants only what was asked for. Without `alert` it shows nothing. A sound, a badge or a notification in
    CarPlay never comes without its option, whatever the spec says. Without a list the app asks for `alert`, `sound` and
    `badge`.
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: local
        owner: retention
    -   authorization: { options: [alert, sound] }
    +   authorization: { options: [alert, sound, badge] }
      policies: { clear_badge: foreground }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          badge: 1️⃣1
          trigger: { calendar: { every: day } }
          copy: { body: { en: "A good moment to tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    guard let authorization = spec.app.authorization else { return [] }
    let options = authorization.options.map(\.value)
    var findings: [Diagnostic] = []
    if !options.contains(.alert), !spec.notifications.isEmpty {
      findings.append(
        finding("'app.authorization.options' lacks 'alert': without it iOS shows nothing", at: authorization.span))
    }
    for type in spec.notifications {
      if let badge = type.content.badge, !options.contains(.badge) {
        findings.append(missing(.badge, "'notifications.\(type.id)' sets a badge", at: badge.span))
      }
      if let span = type.content.sound.span, type.content.sound.form != .none, !options.contains(.sound) {
        findings.append(missing(.sound, "'notifications.\(type.id)' has a sound", at: span))
      }
    }
    for category in spec.categories where !options.contains(.carPlay) {
      guard let option = category.options.first(where: { $0.value == .allowInCarPlay }) else { continue }
      findings.append(missing(.carPlay, "'categories.\(category.id)' has 'allow_in_car_play'", at: option.span))
    }
    return findings
  }

  private func missing(_ option: AuthorizationOption, _ use: String, at span: SourceSpan) -> Diagnostic {
    finding("\(use), but 'app.authorization.options' has no '\(option.rawValue)': add it there", at: span)
  }
}
