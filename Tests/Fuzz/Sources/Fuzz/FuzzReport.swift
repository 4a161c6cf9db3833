import SpecDiagnostics
import YAMLNodes

/// The findings about an input in every format, and the input with their fix-its made.
struct FuzzReport {
  private let findings: [Diagnostic]
  private let files: [String: YAMLReadResult]

  init(_ findings: [Diagnostic], files: [YAMLReadResult]) {
    self.findings = findings
    let names = files.indices.map { FuzzInput.name(of: $0) }
    self.files = Dictionary(uniqueKeysWithValues: zip(names, files))
  }

  func show() {
    let text = DiagnosticTextRenderer(isColored: true).render(findings) { files[$0]?.lines.text($1) }
    precondition(text.isEmpty == findings.isEmpty, "Findings that are not shown")
    _ = DiagnosticJSONRenderer(style: .compact).render(findings)
    _ = DiagnosticJSONRenderer.renderLines(findings)
    _ = GitHubAnnotationRenderer().render(findings)
    _ = GitLabCodeQualityRenderer().render(findings)
    _ = SARIFRenderer(version: "1.0", category: "fuzz").render(
      findings, rule: { _, _ in nil }, source: { files[$0]?.lines.bytes })
    for (name, file) in files {
      let fixIts = findings.filter { $0.span.file == name }.compactMap(\.fixIt)
      let fixed = FixedText(file.lines.bytes, applying: fixIts)
      precondition(fixed.appliedCount <= fixIts.count, "More fix-its made than there are")
    }
  }
}
