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
    var text = String.UnicodeScalarView()
    var length = 0
    var isPlaceholder = false
    let scalars = Array(source.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isDoubled = index + 1 < scalars.count && scalars[index + 1] == scalar
      if !isPlaceholder, isDoubled, scalar == "{" || scalar == "}" {
        text.append(contentsOf: [scalar, scalar])
        length += 1
        index += 2
        continue
      }
      if scalar == "{" { isPlaceholder = true }
      text.append(isPlaceholder ? scalar : alphabet.letters[scalar] ?? scalar)
      if !isPlaceholder { length += 1 }
      if scalar == "}" { isPlaceholder = false }
      index += 1
    }
    let shown = Set(PlaceholderScan(source).names)
    var more = required.subtracting(shown).sorted().map { "{\($0)}" }
    var wanted = Double(length) * alphabet.growth
    for number in 0... {
      // At least one: a short word grows more than a long one.
      guard wanted > 0 else { break }
      let word = alphabet.words[number % alphabet.words.count]
      more.append(word)
      wanted -= Double(word.count + 1)
    }
    return "[\(([String(text)] + more).joined(separator: " "))]"
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
