public import NotificationText
import SpecLanguage

/// What of a text is translated on its own: all of it, or one of its forms.
public struct TextPart: Sendable, Hashable {
  /// In a text that counts several numbers, the argument that this is a form of.
  public var argument: String?
  /// Nil for a text without forms, and for the sentence that the forms of several numbers go into.
  public var category: PluralCategory?

  /// The text, or its sentence.
  public static let whole = TextPart()

  public init(_ category: PluralCategory? = nil, of argument: String? = nil) {
    self.argument = argument
    self.category = category
  }

  /// What follows the key of the text, as in Xcode.
  var suffix: String { category.map { Self.id(of: $0, after: argumentSuffix) } ?? "" }

  /// The same for all forms of one number together.
  var argumentSuffix: String { argument.map { "\(Self.mark)substitutions.\($0)" } ?? "" }

  /// The id of a form from that of all forms together.
  static func id(of category: PluralCategory, after id: String) -> String {
    "\(id)\(id.contains(mark) ? "." : mark)plural.\(category.rawValue)"
  }

  /// What separates a key from what is in the text.
  private static let mark = "|==|"
}

extension CopyText {
  /// What a translator writes into a language that needs these categories, if the text has the shape of this one.
  func parts(_ categories: [PluralCategory]) -> [TextPart] {
    switch form {
    case .plain: [.whole]
    case .plural: categories.map { TextPart($0) }
    case .plurals(_, let pieces):
      [.whole] + pieces.flatMap { piece in categories.map { TextPart($0, of: piece.argument.value) } }
    }
  }

  /// The parts that it has.
  var parts: [TextPart] { forms.map(\.part) }

  /// Everything that is written in it, in the order of its parts.
  var forms: [(part: TextPart, text: TextTemplate)] {
    switch form {
    case .plain(let template): [(.whole, template)]
    case .plural(_, let forms): forms.map { (TextPart($0.category), $0.text) }
    case .plurals(let sentence, let pieces):
      [(.whole, sentence)]
        + pieces.flatMap { piece in
          piece.forms.map { (TextPart($0.category, of: piece.argument.value), $0.text) }
        }
    }
  }

  /// The closest thing to a part that may be of a text of another shape.
  func template(for part: TextPart) -> TextTemplate {
    let forms: [PluralForm]
    switch form {
    case .plain(let template): return template
    case .plural(_, let own): forms = own
    case .plurals(let sentence, let pieces):
      guard let piece = pieces.first(where: { $0.argument.value == part.argument }) else { return sentence }
      forms = piece.forms
    }
    return (part.category ?? .other).form(among: forms, \.category)?.text ?? TextTemplate(source: "", span: localeSpan)
  }
}
