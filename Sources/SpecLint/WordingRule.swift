import SpecDiagnostics
import SpecModel

/// A rule that looks at each wording by itself. The roster walks the wordings once for all such rules.
protocol WordingRule: LintRule {
  /// What is wrong with a wording, to follow the path of it: "has a space at its end".
  typealias Judge = (Wording) -> String?

  /// What judges the wordings of a spec; nil where the rule has nothing to say about any of them.
  func judge(for spec: Spec) -> Judge?
}

extension WordingRule {
  var roles: LintRoles { LintRoles(wording: self) }

  func check(_ spec: Spec) -> [Diagnostic] { WordingCheck([self]).check(spec) }

  fileprivate func finding(about wording: Wording, _ defect: String) -> Diagnostic {
    finding("'\(wording.path)' \(defect)", at: wording.template.span)
  }
}

/// A rule that looks at each text in one locale, with all its plural forms. It takes part in the same walk.
protocol CopyTextRule: LintRule {
  func findings(about copy: CopyText, of text: VisibleText) -> [Diagnostic]
}

extension CopyTextRule {
  var roles: LintRoles { LintRoles(copyText: self) }

  func check(_ spec: Spec) -> [Diagnostic] { WordingCheck([self]).check(spec) }
}

/// Rules about texts, all of which see each text in turn.
struct WordingCheck {
  private let rules: [any WordingRule]
  private let copyRules: [any CopyTextRule]

  /// - Parameter rules: Of those of other kinds nothing is asked.
  init(_ rules: [any LintRule]) {
    self.rules = rules.compactMap(\.roles.wording)
    copyRules = rules.compactMap(\.roles.copyText)
  }

  func check(_ spec: Spec) -> [Diagnostic] {
    let judges = rules.compactMap { rule in rule.judge(for: spec).map { Bench(rule: rule, judge: $0) } }
    guard !judges.isEmpty || !copyRules.isEmpty else { return [] }
    var findings: [Diagnostic] = []
    spec.forEachWording { copy, text in
      for rule in copyRules { findings += rule.findings(about: copy, of: text) }
    } wording: { wording in
      for index in judges.indices {
        if let defect = judges[index].judge(wording) {
          findings.append(judges[index].rule.finding(about: wording, defect))
        }
      }
    }
    return findings
  }

  /// A rule with its judge. No tuple: that would hold the judge in its most general form, to which each wording is copied.
  private struct Bench {
    let rule: any WordingRule
    let judge: WordingRule.Judge
  }
}
