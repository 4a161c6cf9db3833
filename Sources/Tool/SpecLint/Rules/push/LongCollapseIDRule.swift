import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct LongCollapseIDRule: LintRule {
  static let code: DiagnosticCode = "push/collapse-id-too-long"
  static let page = """
    A `collapse_id` has at most 64 bytes once its values are filled in.

    Why: pushes with the same id replace each other on the device. Apple refuses a push with a longer id, and it never
    arrives. Bytes are not letters: a Cyrillic letter takes two. Values count with their `example`: make it as long as
    real values get.
    """
  static let level = Diagnostic.Severity.error
  static let example: LintExample = """
      app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en], source_locale: en, delivery: remote, owner: care }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      push: { entitlements: [aps_environment] }
      notifications:
        news:
          summary: "There is news."
          target: home
          push:
            collapse_id: 1️⃣"answer-to-{question}"
            data:
    -         question: { type: string, example: "4f1c2a9e-70d5-4b7e-9b1e-0c5f3c2d8a11-4f1c2a9e-70d5-4b7e" }
    +         question: { type: string, example: "4f1c2a9e-70d5-4b7e-9b1e-0c5f3c2d8a11" }
          copy: { body: { en: "Hello" } }
    """

  func check(_ spec: Spec) -> [Diagnostic] {
    spec.notifications.compactMap { type in
      guard let template = type.push?.collapseID else { return nil }
      let size = SampleText(template, type.sampleValues).text.utf8.count
      guard size > 64 else { return nil }
      let isFixed = template.parts.allSatisfy { if case .literal = $0 { true } else { false } }
      return finding(
        "'notifications.\(type.id).push.collapse_id' has \(size) bytes"
          + "\(isFixed ? "" : " with its examples filled in"), but Apple allows at most 64",
        at: template.span)
    }
  }
}
