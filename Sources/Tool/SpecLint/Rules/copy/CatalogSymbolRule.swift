import SpecDiagnostics
import SpecLanguage

struct CatalogSymbolRule: LintRule {
  static let code: DiagnosticCode = "copy/catalog-symbol"
  static let level = Diagnostic.Severity.warning
  static let output: String? = "xcstrings"

  func check(_ spec: Spec) -> [Diagnostic] {
    var first: [String: VisibleText] = [:]
    var findings: [Diagnostic] = []
    spec.forEachText { text in
      guard text.table == .localizable, let copy = text.text.texts.first else { return }
      let symbol = Self.symbol(of: text.key)
      guard let other = first.updateValue(text, forKey: symbol), other.key != text.key else { return }
      first[symbol] = other
      findings.append(
        finding(
          "The keys '\(other.key)' and '\(text.key)' of the String Catalog are both '\(symbol)' in Swift: give one of the "
            + "two another id", at: copy.templates.first?.span ?? text.text.keySpan,
          notes: other.text.texts.first?.templates.first.map {
            [Diagnostic.Note("the other text is here", at: $0.span)]
          } ?? []))
    }
    return findings
  }

  /// `streakBodyCalm2`, as Xcode makes it of `streak.body.calm_2`.
  static func symbol(of key: String) -> String {
    let words = key.split { !$0.isLetter && !$0.isNumber }
    return words.enumerated().map { place, word in
      (place == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
  }
}
