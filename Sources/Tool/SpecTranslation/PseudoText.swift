import SpecDiagnostics
import SpecLanguage

/// A text that looks translated and can still be read, for trying out layouts: `Hello, {name}` gives
/// `[Ĥéļļö, {name} one]`.
///
/// The letters show what those of the language would, the added words are what other languages need more, the brackets
/// show where a text is cut, and a text without any of it does not come from the catalog.
enum PseudoText {
  /// - Parameters:
  ///   - alphabet: What the letters become.
  ///   - required: Arguments that the translation must show.
  static func of(_ source: String, in alphabet: PseudoAlphabet = .latin, showing required: Set<String> = []) -> String {
    let template = TextTemplate(source: source, span: SourceSpan(startOf: ""))
    var text = ""
    var length = 0
    for part in template.parts {
      switch part {
      case .argument(let name): text += "{\(name)}"
      case .literal(let words):
        let scalars = words.unicodeScalars.map { alphabet.letters[$0] ?? $0 }
        text += String(String.UnicodeScalarView(scalars)).escapedBraces
        length += scalars.count
      }
    }
    var more = required.subtracting(template.arguments).sorted().map { "{\($0)}" }
    var wanted = Double(length) * alphabet.growth
    for number in 0... {
      // At least one: a short word grows more than a long one.
      guard wanted > 0 else { break }
      let word = alphabet.words[number % alphabet.words.count]
      more.append(word)
      wanted -= Double(word.count + 1)
    }
    return "[\(([text] + more).joined(separator: " "))]"
  }
}

extension TranslationUnit {
  /// The unit, translated into the pseudo-language.
  func pseudo(_ alphabet: PseudoAlphabet) -> TranslationUnit {
    var unit = self
    unit.target = PseudoText.of(source, in: alphabet, showing: required)
    unit.status = .approved
    return unit
  }
}
