extension CopyText {
  /// One way in which a text may read.
  public struct Combination: Sendable {
    public let template: TextTemplate
    /// The forms of which it is made; none if the text counts nothing.
    public let forms: [PluralForm]
  }

  /// Everything that people may read: of a text that counts several numbers each combination of their forms, at most
  /// six of each of three numbers.
  public var wordings: [TextTemplate] {
    if case .plurals = form { combinations.map(\.template) } else { templates }
  }

  /// The same with the forms of which each wording is made. A combination has the place of the sentence.
  public var combinations: [Combination] {
    switch form {
    case .plain(let text): return [Combination(template: text, forms: [])]
    case .plural(_, let forms): return forms.map { Combination(template: $0.text, forms: [$0]) }
    case .plurals(let sentence, let pieces):
      var choices: [[PluralForm]] = [[]]
      for piece in pieces { choices = choices.flatMap { chosen in piece.forms.map { chosen + [$0] } } }
      return choices.map { forms in
        Combination(template: Self.sentence(sentence, pieces, forms), forms: forms)
      }
    }
  }

  /// The sentence with a form in place of each number.
  public static func sentence(_ sentence: TextTemplate, _ pieces: [PluralPiece], _ forms: [PluralForm]) -> TextTemplate
  {
    let words = sentence.parts.map { part in
      switch part {
      case .literal(let text): text.escapedBraces
      case .argument(let name):
        pieces.firstIndex { $0.argument.value == name }.map { forms[$0].text.source } ?? "{\(name)}"
      }
    }
    return TextTemplate(source: words.joined(), span: sentence.span)
  }
}

extension String {
  /// A literal as a template writes it.
  public var escapedBraces: String { replacing("{", with: "{{").replacing("}", with: "}}") }
}
