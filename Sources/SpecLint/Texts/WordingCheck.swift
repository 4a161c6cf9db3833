import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// Rules about texts, all of which see each text in turn.
struct WordingCheck {
  private let rules: [any WordingRule]
  private let copyRules: [any CopyTextRule]
  private let pluralRules: [any CopyTextRule]

  /// - Parameter rules: Of those of other kinds nothing is asked.
  init(_ rules: [any LintRule]) {
    self.rules = rules.compactMap(\.roles.wording)
    let copyRules = rules.compactMap(\.roles.copyText)
    self.copyRules = copyRules.filter { !type(of: $0).isAboutPlurals }
    pluralRules = copyRules.filter { type(of: $0).isAboutPlurals }
  }

  func check(_ spec: Spec) -> [Diagnostic] {
    var found: [Diagnostic] = []
    check(spec) { found += $0 }
    return found
  }

  /// Hands over the findings, some thousands at a time.
  func check(_ spec: Spec, _ take: ([Diagnostic]) -> Void) {
    let judges = rules.compactMap { rule in rule.judge(for: spec).map { WordingBench.Judge(rule: rule, judge: $0) } }
    guard !judges.isEmpty || !copyRules.isEmpty || !pluralRules.isEmpty else { return }
    var findings: [Diagnostic] = []
    var benches = Benches(judges, spec)
    spec.forEachVisibleText { text in
      let isSourceASCII = text.isASCII(in: spec.app.sourceLocale.value)
      for index in text.text.texts.indices {
        look(at: text.text.texts[index], of: text, isSourceASCII, &benches, &findings)
      }
      guard findings.count >= FindingCollector.limit else { return }
      take(findings)
      findings.removeAll(keepingCapacity: true)
    }
    take(findings)
  }

  private func look(
    at copy: CopyText, of text: VisibleText, _ isSourceASCII: Bool, _ benches: inout Benches,
    _ findings: inout [Diagnostic]
  ) {
    let bench = benches.bench(for: text.role, copy.locale)
    func judge(_ template: TextTemplate) {
      bench.judge(template, of: copy, text, isSourceASCII: isSourceASCII) { findings.append($0.finding(about: $1, $2)) }
    }
    func ask(_ rules: [any CopyTextRule]) {
      for rule in rules {
        let found = rule.findings(about: copy, of: text)
        if !found.isEmpty { findings += found }
      }
    }
    ask(copyRules)
    switch copy.form {
    case .plain(let template): judge(template)
    case .plural(_, let forms):
      ask(pluralRules)
      for index in forms.indices { judge(forms[index].text) }
    }
  }

  /// The benches that texts were brought before.
  private struct Benches {
    private let judges: [WordingBench.Judge]
    private let spec: Spec
    private var benches: [WordingBench] = []
    private var languages: [TextLanguage] = []
    /// The one after the last that was asked for: texts mostly come in the same order again and again.
    private var next = 0

    init(_ judges: [WordingBench.Judge], _ spec: Spec) {
      self.judges = judges
      self.spec = spec
    }

    mutating func bench(for role: VisibleText.Role, _ locale: LanguageTag) -> WordingBench {
      for _ in benches.indices {
        let bench = benches[next]
        next = next + 1 < benches.count ? next + 1 : 0
        if bench.role == role, bench.locale == locale { return bench }
      }
      let bench = WordingBench(judges, language(of: locale), role, of: spec)
      benches.append(bench)
      return bench
    }

    private mutating func language(of tag: LanguageTag) -> TextLanguage {
      if let known = languages.first(where: { $0.tag == tag }) { return known }
      let language = TextLanguage(tag)
      languages.append(language)
      return language
    }
  }
}
