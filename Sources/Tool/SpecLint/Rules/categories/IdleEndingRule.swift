import SpecDiagnostics
import SpecLanguage

struct IdleEndingRule: LintRule {
  static let code: DiagnosticCode = "categories/idle-ending"
  static let page = """
    `ends_with` is for categories that a content extension draws.

    Why: the system itself closes every other notification after a press, whatever the spec says. List the category in
    `push.content_extension`, or leave `ends_with` out.
    """
  static let level = Diagnostic.Severity.warning
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
    -       - { id: LIKE, title: { en: "Like" }, ends_with: 1️⃣dismiss }
    +       - { id: LIKE, title: { en: "Like" } }
      notifications:
        photo:
          summary: "A photo came in."
          target: home
          category: photo
          push: {}
          copy: { body: { en: "A photo came in" } }
      push: { entitlements: [aps_environment] }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    if !spec.isComplete { return [] }
    return spec.categories(drawnByApp: false).flatMap { category in
      category.actions.compactMap { action in
        action.endsWith.map { ending in
          finding(
            "'\(action.id)' in 'categories.\(category.id)' has 'ends_with', but no content extension draws "
              + "this category: list it in 'push.content_extension', or remove 'ends_with'",
            at: ending.span)
        }
      }
    }
  }
}
