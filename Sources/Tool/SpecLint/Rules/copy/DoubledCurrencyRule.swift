import SpecDiagnostics
import SpecLanguage

struct DoubledCurrencyRule: WordingRule {
  static let code: DiagnosticCode = "copy/doubled-currency"
  static let level = Diagnostic.Severity.warning

  func judge(for spec: Spec) -> Judge? {
    { wording in
      guard wording.template.hasArguments else { return nil }
      let parts = wording.template.parts
      for index in parts.indices {
        guard case .argument(let name) = parts[index],
          wording.text.arguments.first(where: { $0.id == name })?.kind == .money
        else { continue }
        let before = index > 0 ? Self.literal(parts[index - 1]) : ""
        let after = index + 1 < parts.count ? Self.literal(parts[index + 1]) : ""
        guard let sign = Self.last(of: before) ?? Self.first(of: after) else { continue }
        return "has '\(sign)' beside '{\(name)}', which is shown with its currency already: delete it"
      }
      return nil
    }
  }

  private static func literal(_ part: TextTemplate.Part) -> String {
    if case .literal(let text) = part { text } else { "" }
  }

  /// The sign or the code of a currency at the end of a text.
  private static func last(of text: String) -> String? {
    let text = text.hasSuffix(" ") || text.hasSuffix("\u{A0}") ? text.dropLast() : text[...]
    if let last = text.last, isSign(last) { return String(last) }
    let word = text.suffix(while: \.isLetter)
    return codes.contains(String(word)) ? String(word) : nil
  }

  private static func first(of text: String) -> String? {
    let text = text.hasPrefix(" ") || text.hasPrefix("\u{A0}") ? text.dropFirst() : text[...]
    if let first = text.first, isSign(first) { return String(first) }
    let word = text.prefix(while: \.isLetter)
    return codes.contains(String(word)) ? String(word) : nil
  }

  private static func isSign(_ letter: Character) -> Bool {
    letter.unicodeScalars.count == 1 && letter.unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }

  private static let codes: Set<String> = ["EUR", "USD", "RUB", "CNY", "GBP", "JPY", "CHF", "руб", "元"]
}

extension StringProtocol {
  /// The longest end of which every letter passes.
  fileprivate func suffix(while isIncluded: (Character) -> Bool) -> SubSequence {
    self[(lastIndex { !isIncluded($0) }.map(index(after:)) ?? startIndex)...]
  }
}
