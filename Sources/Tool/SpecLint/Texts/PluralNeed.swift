import SpecLanguage

/// A number in a text before a word that may change with it: `{count} photos`.
struct PluralNeed {
  let argument: String
  let word: String

  /// The first one; nil where there is none.
  ///
  /// - Parameter isCounting: Whether an argument is a number that chooses no form yet.
  init?(in template: TextTemplate, language: String, where isCounting: (String) -> Bool) {
    if NumberNeighbours.keepsNouns(language) { return nil }
    let parts = template.parts
    for index in parts.indices.dropLast() {
      guard case .argument(let name) = parts[index], case .literal(let words) = parts[index + 1], isCounting(name)
      else { continue }
      let word = words.drop { $0.isWhitespace }.prefix { $0.isLetter }
      guard words.first?.isWhitespace == true, !word.isEmpty else { continue }
      let rest = words[word.endIndex...]
      let isBetween = index + 2 < parts.count && rest.allSatisfy { !$0.isLetter }
      let end = rest.first { !$0.isWhitespace }
      let isLast = end.map { ".!?,;:)–—…".contains($0) } ?? (index + 2 == parts.count)
      if NumberNeighbours.isFixed(word, isBetween: isBetween, isLast: isLast, in: language) { continue }
      if index > 0, case .literal(let before) = parts[index - 1],
        NumberNeighbours.isLabel(before[...], in: language)
      {
        continue
      }
      argument = name
      self.word = String(word)
      return
    }
    return nil
  }
}
