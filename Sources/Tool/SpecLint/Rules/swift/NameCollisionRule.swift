import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct NameCollisionRule: LintRule {
  static let code: DiagnosticCode = "swift/name-collision"
  static let page = """
    No two ids become the same name in generated Swift.

    Why: `photos_cleaned_1` and `photos_cleaned1` both become `photosCleaned1`, and the module would not compile. The
    same is true of a type or a module with a name that is taken, such as `Date` or `Foundation`. Choose another id, or
    another name with `swift_name` or in `app.swift.names`.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      signals:
        cleaned: {}
      deep_links:
        scheme: demo
        universal: https://demo.example.com
    -   targets: { home: { path: /home }, page_1: { path: /a }, 1️⃣page1: { path: /b } }
    +   targets: { home: { path: /home }, page_1: { path: /a }, page_2: { path: /b } }
      notifications:
        tidy:
          summary: "Not tidy."
          target: home
          trigger: { after: { signal: cleaned, delay: 1h } }
          copy: { body: { en: "Tidy up" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] { SwiftNames.collisions(in: spec) }
}
