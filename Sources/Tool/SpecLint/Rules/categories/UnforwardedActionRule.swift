import SpecDiagnostics
import SpecLanguage

struct UnforwardedActionRule: LintRule {
  static let code: DiagnosticCode = "categories/not-forwarded"
  static let page = """
    A button that needs the app is forwarded to it.

    Why: with `ends_with: dismiss` or `none` the content extension keeps the press to itself. The app never hears of it,
    so no screen opens, a typed reply is lost, nothing is snoozed and no signal counts.

    Source: https://developer.apple.com/documentation/usernotificationsui/unnotificationcontentextension
    """
  static let level = Diagnostic.Severity.error
  static let covers: [String] = ["IOS/NCE-4"]
  static let example: LintExample = """
      app:
        id: demo
        module: Demo
        bundle_id: com.example.demo
        locales: [en]
        source_locale: en
        delivery: remote
        owner: retention
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      categories:
        photo:
          actions:
    -       - { id: SHOW, title: { en: "Comment" }, options: [foreground], text_input: { button: { en: "Send" } }, ends_with: 1️⃣dismiss }
    +       - { id: SHOW, title: { en: "Comment" }, options: [foreground], text_input: { button: { en: "Send" } }, ends_with: dismiss_and_forward }
      notifications:
        photo:
          summary: "A photo came in."
          target: home
          category: photo
          push: {}
          copy: { body: { en: "A photo came in" } }
      push: { entitlements: [aps_environment], content_extension: { categories: [photo] } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    // Elsewhere `ends_with` has no effect, which `IdleEndingRule` reports.
    spec.categories(drawnByApp: true).flatMap { category in
      category.actions.compactMap { action in
        guard let ending = action.endsWith, ending.value != .dismissAndForward, let need = need(of: action) else {
          return nil
        }
        return finding(
          "'\(action.id)' in 'categories.\(category.id)' \(need), but with 'ends_with: \(ending.value.rawValue)' the app "
            + "is not told: use 'dismiss_and_forward'",
          at: ending.span)
      }
    }
  }

  private func need(of action: ActionItem) -> String? {
    if action.target != nil { return "opens a screen" }
    if action.options.contains(where: { $0.value == .foreground }) { return "opens the app" }
    if action.textInput != nil { return "takes a text" }
    if action.signal != nil { return "reports a signal" }
    return action.snooze == nil ? nil : "snoozes"
  }
}
