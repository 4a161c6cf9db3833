import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// Rules about texts, all of which see each text in turn. If each rule put the wordings together by itself, every
/// one of them would take a tenth more of what libyaml takes for the spec.
struct WordingCheck {
  private let rules: [any WordingRule]
  private let copyRules: [any CopyTextRule]

  /// - Parameter rules: Of those of other kinds nothing is asked.
  init(_ rules: [any LintRule]) {
    self.rules = rules.compactMap(\.roles.wording)
    copyRules = rules.compactMap(\.roles.copyText)
  }

  func check(_ spec: Spec) -> [Diagnostic] {
    var found: [Diagnostic] = []
    check(spec) { found += $0 }
    return found
  }

  /// Hands over the findings, some thousands at a time.
  func check(_ spec: Spec, _ take: ([Diagnostic]) -> Void) {
    let judges = rules.compactMap { rule in rule.judge(for: spec).map { Judge(rule: rule, defect: $0) } }
    guard !judges.isEmpty || !copyRules.isEmpty else { return }
    var languages: [TextLanguage] = []
    var findings: [Diagnostic] = []
    spec.forEachText { text in
      guard text.role.isRead else { return }
      let source = text.text[spec.app.sourceLocale.value]
      for copy in text.text.texts {
        // The words of a missing text are those of the source, which is judged itself.
        let isMissing = copy.status == .missing
        for rule in copyRules where !isMissing || rule.judgesMissing {
          findings += rule.findings(about: copy, of: text, source: source)
        }
        if isMissing { continue }
        let known = languages.first { $0.tag == copy.locale }
        let language = known ?? TextLanguage(copy.locale)
        if known == nil { languages.append(language) }
        if case .plurals = copy.form {
          findings += self.findings(about: copy, text, language, judges)
          continue
        }
        for template in copy.templates {
          let wording = Wording(template, of: copy, text, language)
          for index in judges.indices {
            guard let defect = judges[index].defect(wording) else { continue }
            findings.append(judges[index].rule.finding(about: wording, defect))
          }
        }
      }
      guard findings.count >= FindingCollector.limit else { return }
      take(findings)
      findings.removeAll(keepingCapacity: true)
    }
    take(findings)
  }

  /// What is wrong with a text that counts several numbers. Each rule sees every combination of the forms, the longest
  /// first, and speaks of one: at the form that all those in which it finds something share, or at the sentence.
  private func findings(
    about copy: CopyText, _ text: VisibleText, _ language: TextLanguage, _ judges: [Judge]
  ) -> [Diagnostic] {
    guard case .plurals(let sentence, let pieces) = copy.form else { return [] }
    let combinations = copy.combinations.map { ($0, Wording($0.template, of: copy, text, language)) }
      .sorted { $0.0.template.byteCount > $1.0.template.byteCount }
    return judges.compactMap { judge in
      let found = combinations.compactMap { combination, wording in
        judge.defect(wording).map { (forms: combination.forms, wording: wording, defect: $0) }
      }
      guard let first = found.first else { return nil }
      var finding = judge.rule.finding(about: first.wording, first.defect)
      guard found.count < combinations.count else { return finding }
      let shared = pieces.indices.first { piece in
        found.allSatisfy { $0.forms[piece].category == first.forms[piece].category }
      }
      finding.span = shared.map { first.forms[$0].text.span } ?? sentence.span
      return finding
    }
  }

  /// No tuple, in which the closure would be so general that every wording is copied for it.
  private struct Judge {
    let rule: any WordingRule
    let defect: WordingRule.Judge
  }
}
