import NotificationTerms
import SpecLanguage

/// One wording: a text in one locale, and of a plural text one form.
struct Wording {
  let text: VisibleText
  let copy: CopyText
  let template: TextTemplate
  let language: TextLanguage
  /// The literals with a bar in the place of each argument, across which no word goes.
  let plainText: String
  /// How often an argument is in the text.
  let argumentCount: Int
  /// What kinds of characters are in `plainText`.
  let signs: TextSigns

  init(_ template: TextTemplate, of copy: CopyText, _ text: VisibleText, _ language: TextLanguage) {
    self.text = text
    self.copy = copy
    self.template = template
    self.language = language
    var plainText = ""
    var argumentCount = 0
    template.forEachPiece { piece in
      if piece.isArgument { argumentCount += 1 }
      plainText += piece.isArgument ? Self.boundary : piece.text
    }
    self.plainText = plainText
    self.argumentCount = argumentCount
    signs = TextSigns(in: plainText)
  }

  /// What is in `plainText` for each argument.
  private static let boundary = "|"

  /// `notifications.streak.copy.body.ru`
  var path: String { "\(text.path).\(copy.locale)" }

  /// Without the placeholders.
  var literals: [String] {
    template.parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }
}

extension VisibleText {
  /// Whether the text in a locale, or a form of it, has the same words.
  func says(_ template: TextTemplate, in locale: LanguageTag) -> Bool {
    text[locale]?.wordings.contains { $0.hasSameText(as: template) } ?? false
  }
}
