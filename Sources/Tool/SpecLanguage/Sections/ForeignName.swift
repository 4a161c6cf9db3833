import SpecDiagnostics

/// The name of a value with the signs of another tool around it: `%name`, `$name$`, `<<name>>`, `${{name}}`, `%(name)s`.
public struct ForeignName: Sendable {
  /// The name with all the signs that stand around it.
  public let piece: String
  /// Whether the signs behind it are those before it, or there are none behind it.
  public let isBalanced: Bool

  /// The first one in a text; nil where the name is a word among others, or in people's own brackets.
  public init?(of name: String, in text: String) {
    for range in text.ranges(of: name) {
      let left = Self.opening(before: range.lowerBound, in: text)
      guard let right = Self.closing(behind: range.upperBound, in: text, left.brackets) else { continue }
      let isEnclosed = !left.brackets.isEmpty && left.brackets != "(" && right.signs.isEmpty
      let isPaired = !left.signs.isEmpty && left.signs == right.signs
      guard left.signs.contains(where: { "$%".contains($0) }) || isEnclosed && left.signs.isEmpty || isPaired,
        !(text[..<left.start].last.map(Self.isWord) ?? false),
        right.end > range.upperBound || !(text[range.upperBound...].first.map(Self.isWord) ?? false)
      else { continue }
      piece = String(text[left.start..<right.end])
      isBalanced = right.signs.isEmpty || isPaired
      return
    }
    return nil
  }

  private static let pairs: [Character: Character] = ["{": "}", "<": ">", "[": "]", "(": ")"]

  /// Brackets directly before the name, and signs before those: brackets before a sign are people's own.
  private static func opening(
    before place: String.Index, in text: String
  ) -> (start: String.Index, signs: Substring, brackets: Substring) {
    let before = text[..<place]
    var brackets = before.suffix(while: { pairs[$0] != nil })
    var signs = before[..<brackets.startIndex].suffix(while: { "$%#|".contains($0) })
    if signs.isEmpty, brackets.contains("(") {
      brackets = before.suffix(while: { $0 != "(" && pairs[$0] != nil })
      signs = before[brackets.startIndex..<brackets.startIndex]
    }
    return (signs.startIndex, signs, brackets)
  }

  /// - Returns: Nil if the brackets are not closed.
  private static func closing(
    behind place: String.Index, in text: String, _ brackets: Substring
  ) -> (end: String.Index, signs: Substring)? {
    let closing = String(brackets.reversed().compactMap { pairs[$0] })
    guard text[place...].hasPrefix(closing) else { return nil }
    var end = text.index(place, offsetBy: closing.count)
    // %(name)s
    if brackets == "(", let kind = text[end...].first, "sd@".contains(kind) { end = text.index(after: end) }
    let signs = text[end...].prefix { "$%#|".contains($0) }
    return (signs.endIndex, signs)
  }

  /// Only of ASCII: Chinese goes on without a space.
  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}

extension StringProtocol {
  fileprivate func suffix(while belongs: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, belongs(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}

extension CopyText {
  /// The name of a value between the signs of another tool, as it is written in one of its forms.
  func foreignName(_ name: String) -> (piece: String, span: SourceSpan)? {
    for template in templates {
      for case .literal(let text) in template.parts {
        guard let piece = ForeignName(of: name, in: text)?.piece else { continue }
        // Two braces are read as one.
        return (String(piece).escapedBraces, template.span)
      }
    }
    return nil
  }
}
