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
  func check(_ spec: Spec) -> [Diagnostic] { WordingCheck([self]).check(spec) }

  fileprivate func finding(about wording: Wording, _ defect: String) -> Diagnostic {
    finding("'\(wording.path)' \(defect)", at: wording.template.span)
  }
}

/// Rules about wordings, all of which see each wording in turn.
struct WordingCheck {
  private let rules: [any WordingRule]

  init(_ rules: [any WordingRule]) { self.rules = rules }

  func check(_ spec: Spec) -> [Diagnostic] {
    let judges = rules.compactMap { rule in rule.judge(for: spec).map { (rule: rule, judge: $0) } }
    guard !judges.isEmpty else { return [] }
    var findings: [Diagnostic] = []
    spec.forEachWording { wording in
      for (rule, judge) in judges {
        if let defect = judge(wording) { findings.append(rule.finding(about: wording, defect)) }
      }
    }
    return findings
  }
}
