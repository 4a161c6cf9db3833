import SpecDiagnostics
import SpecLanguage

struct MissingEndingRule: LintRule {
  static let code: DiagnosticCode = "categories/missing-ending"
  static let page = """
    Every button of a view that the app draws itself says how the view ends.

    Why: a content extension answers each press. A press without an answer leaves the view open, and the button looks
    broken. Say with `ends_with` whether the view goes away and whether the app is told.

    Source: https://developer.apple.com/documentation/usernotificationsui/unnotificationcontentextension
    """
  static let level = Diagnostic.Severity.warning
  static let covers: [String] = ["IOS/NCE-3", "IOS/NCE-4"]
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
    -       - { id: 1️⃣LIKE, title: { en: "Like" } }
    +       - { id: LIKE, title: { en: "Like" }, ends_with: dismiss_and_forward }
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
    spec.categories(drawnByApp: true).flatMap { category in
      category.actions.filter { $0.endsWith == nil }.map { action in
        finding(
          "'\(action.id)' in 'categories.\(category.id)' does not say what happens to the view of the content "
            + "extension: add 'ends_with'",
          at: action.idSpan)
      }
    }
  }
}
