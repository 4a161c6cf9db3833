import SpecDiagnostics
import SpecEmission
import SpecLanguage

struct CutOffTextRule: LintRule {
  static let code: DiagnosticCode = "copy/cut-off"
  static let level = Diagnostic.Severity.note

  func check(_ spec: Spec) -> [Diagnostic] {
    // Types may share a text, and so may wordings.
    var seen: Set<SourceSpan> = []
    var findings: [Diagnostic] = []
    for type in spec.notifications {
      let cards = TypeCards(type, in: spec)
      for locale in spec.app.locales.map(\.value) {
        for cut in cards.wordings.flatMap({ cards.cutTexts($0, in: locale) }) where !isFound(cut) {
          guard let span = cut.text.templates.first?.span, seen.insert(span).inserted else { continue }
          let path = "notifications.\(type.id).copy.\(cut.field.rawValue).\(locale)"
          findings.append(finding("'\(path)' is cut off on the Lock Screen before '\(cut.rest)'", at: span))
        }
      }
    }
    return findings
  }

  /// Whether `copy/too-long` or `copy/line-break` says it already.
  private func isFound(_ cut: CutText) -> Bool {
    if cut.field != .body, cut.sentence.contains(where: \.isNewline) { return true }
    let role: VisibleText.Role =
      switch cut.field {
      case .title: .title
      case .subtitle: .subtitle
      case .body: .body
      }
    return role.columns.map { DisplayWidth.of(cut.sentence) > $0 } ?? false
  }
}
