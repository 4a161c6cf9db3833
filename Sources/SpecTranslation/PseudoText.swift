import SpecLanguage

/// A text that looks translated and can still be read, for trying out layouts: `Hello, {name}` gives
/// `[Ĥéļļö, {name} one]`.
///
/// Accents show fonts and cut-off lines, the added words are what other languages need more, the brackets show where a
/// text is cut, and a text without any of it does not come from the catalog.
enum PseudoText {
  /// By how much texts grow, as a part of their length.
  private static let growth = 0.4
  private static let words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
  private static let accented = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars,
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ".unicodeScalars))

  /// - Parameter required: Arguments that the translation must show.
  static func of(_ source: String, showing required: Set<String> = []) -> String {
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
      text.append(isPlaceholder ? scalar : accented[scalar] ?? scalar)
      if !isPlaceholder { length += 1 }
      if scalar == "}" { isPlaceholder = false }
      index += 1
    }
    let shown = Set(PlaceholderScan(source).names)
    var more = required.subtracting(shown).sorted().map { "{\($0)}" }
    var wanted = Double(length) * growth
    for number in 0... {
      // At least one: a short word grows more than a long one.
      guard wanted > 0 else { break }
      let word = words[number % words.count]
      more.append(word)
      wanted -= Double(word.count + 1)
    }
    return "[\(([String(text)] + more).joined(separator: " "))]"
  }
}

extension TranslationUnit {
  /// The unit, translated into the pseudo-language.
  var pseudo: TranslationUnit {
    var unit = self
    unit.target = PseudoText.of(source, showing: required)
    unit.status = .approved
    return unit
  }
}
