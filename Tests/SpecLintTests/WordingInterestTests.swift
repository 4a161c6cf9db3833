import SpecDiagnostics
import SpecLanguage
import TestSupport
import Testing

@testable import SpecLint

/// Rules are asked only about texts that hold what they say they look for: nothing may escape them for that.
@Suite struct WordingInterestTests {
  /// A rule that wants to see every text.
  private struct Curious<Rule: WordingRule>: WordingRule {
    static var code: DiagnosticCode { Rule.code }
    static var page: String { "" }
    static var level: Diagnostic.Severity { Rule.level }
    static var example: LintExample { Rule.example }
    let rule = Rule()

    func judge(for spec: Spec) -> Judge? { rule.judge(for: spec) }

    /// In the roles and languages that the rule is about.
    func interest(in role: VisibleText.Role, _ language: TextLanguage, of spec: Spec) -> WordingInterest {
      var interest = rule.interest(in: role, language, of: spec)
      if !interest.signs.isEmpty { interest.signs.formUnion(.any) }
      return interest
    }
  }

  private static func curious<Rule: WordingRule>(_ rule: Rule) -> any LintRule { Curious<Rule>() }

  private static let pieces = [
    "a", "B", "word", "Word", "WORD", "слово", "Слово", "СЛОВО", "ё", "清理", "。", "！", ".", ",", ":", ";", "!", "!!!",
    "?", " ", "  ", "\u{A0}", "\u{3000}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{FE0F}", "\u{7}", "👍", "👩‍👩‍👧", "🇷🇺",
    "e\u{301}", "й", "<b>", "</b>", "&amp;", "&nbsp;", "%d", "%@", "$0", "${x}", "{{", "}}", "{days}", "{name}", "7",
    "90%", "Demo",
    "failed", "failure", "you forgot", "you must", "ошибка", "вы не", "не забыли", "失败", "您没有", "…", "—", "'", "’",
    "\"", "http://x.y", "\\n", "\n", "I", "Α", "с", "İ", "ﬁ", "1 day", "days", "дней", "天",
  ]

  private static func text(_ random: inout SplitMix64) -> String {
    let count = random.below(random.oneIn(40) ? 120 : 7) + 1
    return (0..<count).map { _ in random.pick(pieces) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 0x20: "\\x0\(String(scalar.value, radix: 16))"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  @Test(arguments: 0..<8) func nothingEscapesARule(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func texts() -> String {
      let (one, same) = (Self.text(&random), random.oneIn(4))
      return "{ en: \(Self.quoted(one)), ru: \(Self.quoted(same ? one : Self.text(&random))), "
        + "zh-Hans: { text: \(Self.quoted(same ? one : Self.text(&random))), status: stale } }"
    }
    func plural() -> String {
      "{ en: { plural: days, one: \(Self.quoted(Self.text(&random))), other: \(Self.quoted(Self.text(&random))) }, "
        + "ru: \(Self.quoted(Self.text(&random))), zh-Hans: \(Self.quoted(Self.text(&random))) }"
    }
    var yaml = """
      notispec: 1
      app: { id: demo, name: Demo, module: Demo, bundle_id: com.example.demo, locales: [en, ru, zh-Hans], source_locale: en, delivery: local }
      signals: { walked: { parameters: { days: { type: int }, name: { type: string } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:

      """
    for index in 0..<60 {
      yaml += """
          type_\(index):
            summary: "Test."
            target: home
            trigger: { after: { signal: walked, delay: 1h } }
            arguments: { days: { type: int }, name: { type: string } }
            copy: { title: \(texts()), subtitle: \(texts()), body: \(index % 3 == 0 ? plural() : texts()) }

        """
    }
    yaml += "categories:\n"
    for index in 0..<20 {
      yaml += "  category_\(index): { test_only: true, actions: [{ id: DO_\(index), title: \(texts()) }] }\n"
    }
    let read = SpecReader.read([SpecSource(path: "spec.yaml", bytes: Array(yaml.utf8))])
    let spec = try #require(read.spec)
    var found = 0
    // What an untranslated text is asked for is what it is: the text of the source language.
    for rule in LintRoster.all.compactMap({ $0.roles.wording }) where !(rule is UntranslatedTextRule) {
      let usual = WordingCheck([rule]).check(spec)
      #expect(usual == WordingCheck([Self.curious(rule)]).check(spec), "\(type(of: rule))")
      found += usual.count
    }
    #expect(found > 30)
  }
}
