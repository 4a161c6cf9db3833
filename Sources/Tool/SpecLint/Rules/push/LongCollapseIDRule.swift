import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct LongCollapseIDRule: LintRule {
  static let code: DiagnosticCode = "push/collapse-id-too-long"
  static let level = Diagnostic.Severity.error

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
