import SpecDiagnostics
import SpecLanguage

/// A rule that looks at each wording by itself. The roster walks the wordings once for all such rules.
protocol WordingRule: LintRule {
  /// What is wrong with a wording, to go after its path: "has a space at its end".
  typealias Judge = (Wording) -> String?

  /// What judges the wordings of a spec; nil if the rule has nothing to say about any of them.
  func judge(for spec: Spec) -> Judge?
}

extension WordingRule {
  var roles: LintRoles { LintRoles(wording: self) }

  func check(_ spec: Spec) -> [Diagnostic] { WordingCheck([self]).check(spec) }

  func finding(about wording: Wording, _ defect: String) -> Diagnostic {
    finding("'\(wording.path)' \(defect)", at: wording.template.span)
  }
}

/// A rule that looks at each text in one locale, with all its plural forms. It is part of the same walk.
protocol CopyTextRule: LintRule {
  /// - Parameter source: The text in the source language, which may be the same one; nil if it has none.
  func findings(about copy: CopyText, of text: VisibleText, source: CopyText?) -> [Diagnostic]

  /// Whether it also looks at texts that nobody has translated yet.
  var judgesMissing: Bool { get }
}

extension CopyTextRule {
  var judgesMissing: Bool { false }

  var roles: LintRoles { LintRoles(copyText: self) }

  func check(_ spec: Spec) -> [Diagnostic] { WordingCheck([self]).check(spec) }
}
