import SpecDiagnostics
import SpecModel

/// No text has a space too many.
///
/// Why: a space at the end or a doubled one is a leftover of editing. It shifts centred titles and makes two equal texts
/// differ.
struct StraySpaceRule: LintRule {
  static let code: DiagnosticCode = "copy/stray-space"
  static let level = Diagnostic.Severity.warning
  static let example = LintExample(
    bad: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: 1️⃣"Tidy up " }
      """,
    good: """
      notispec: 1
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { calendar: { every: day } }
          copy:
            body: { en: "Tidy up" }
      """)

  func check(_ spec: Spec) -> [Diagnostic] {
    findings(in: spec) { wording in
      let text = wording.template.source
      if text.first?.isWhitespace == true { return "has a space at its beginning" }
      if text.last?.isWhitespace == true { return "has a space at its end" }
      if text.contains("  ") { return "has two spaces in a row" }
      let isFrench = wording.copy.locale.language == "fr"
      for mark in isFrench ? [" ,", " ."] : [" ,", " .", " !", " ?", " :", " ;"] where text.contains(mark) {
        return "has a space before '\(mark.dropFirst())'"
      }
      return nil
    }
  }
}
