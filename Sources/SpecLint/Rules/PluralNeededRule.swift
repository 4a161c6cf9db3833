import SpecDiagnostics
import SpecLanguage

struct PluralNeededRule: WordingRule {
  static let code: DiagnosticCode = "plural/needed"
  static let page = """
    A word after a number takes the form that the number requires.

    Why: people notice mistakes like "1 photos" first. A language with one form for all numbers, such as Chinese, needs
    nothing. If the word is the same for all numbers, such as "min", waive the finding.

    Source: CLDR
    """
  static let level = Diagnostic.Severity.warning
  static let example: LintExample = """
      signals: { counted: { parameters: { count: { type: int } } } }
      deep_links: { scheme: demo, targets: { home: { path: /home } } }
      notifications:
        daily:
          summary: "Daily."
          target: home
          trigger: { after: { signal: counted, delay: 1h } }
          arguments: { count: { type: int } }
          copy:
    -       body: { en: 1️⃣"{count} photos are waiting" }
    +       body: { en: { plural: count, one: "{count} photo is waiting", other: "{count} photos are waiting" } }
    """

  func judge(for spec: Spec) -> Judge? {
    { wording in
      let counted = wording.copy.countedArguments
      // One number alone has forms of the whole text.
      guard counted.count != 1, wording.language.hasPlurals, wording.template.hasArguments else { return nil }
      let parts = wording.template.parts
      for (part, next) in zip(parts, parts.dropFirst()) {
        guard case .argument(let name) = part, case .literal(let words) = next,
          !counted.contains(name), wording.text.arguments.contains(where: { $0.id == name && $0.kind == .int }),
          words.first?.isWhitespace == true, let letter = words.dropFirst().first, letter.isLetter,
          letter.isLowercase || isCounted(name, in: wording.text)
        else { continue }
        let word = words.dropFirst().prefix { $0.isLetter }
        let advice = counted.isEmpty ? "use 'plural: \(name)'" : "add '\(name)' to 'plural'"
        return "shows '{\(name)}' before '\(word)', which may change with the number: \(advice)"
      }
      return nil
    }
  }

  /// Whether the text has plural forms in another language: German writes all nouns like names.
  private func isCounted(_ argument: String, in text: VisibleText) -> Bool {
    text.text.texts.contains { $0.countedArguments.contains(argument) }
  }
}
