import SpecDiagnostics
import SpecLanguage

struct AwaitedTranslationRule: CopyTextRule {
  static let code: DiagnosticCode = "copy/awaited-translation"
  static let level = Diagnostic.Severity.warning

  var judgesMissing: Bool { true }

  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic] {
    // What an earlier source said has a rule of its own.
    guard copy.status == .missing, source.map(copy.awaitedForms)?.allSatisfy(\.isCurrent) ?? true else { return [] }
    let remedy =
      "have them translated with 'notispec strings export --locale \(copy.locale)', and import what comes back"
    var finding = finding(
      "'\(text.path).\(copy.locale)' is not translated yet and shows the words of the source language",
      at: copy.localeSpan)
    finding.cause = Diagnostic.Cause(
      "awaited \(copy.locale) \(copy.localeSpan.file.split(separator: "/").dropLast().joined(separator: "/"))",
      "{count} texts for '\(copy.locale)' are not translated yet and show the words of the source language: \(remedy)")
    return [finding]
  }
}
