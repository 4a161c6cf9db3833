import NotificationTerms
import SpecDiagnostics
import SpecLanguage

/// One wording: a text in one locale, and of a plural text one form.
struct Wording {
  let text: VisibleText
  let copy: CopyText
  let template: TextTemplate
  let language: TextLanguage
  /// What is in it.
  let signs: TextSigns

  /// `notifications.streak.copy.body.ru`
  var path: String { "\(text.path).\(copy.locale)" }

  /// Without the placeholders.
  var literals: [String] {
    template.parts.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }

  /// The literals with a space in the place of each argument.
  var plainText: String {
    template.parts.map { if case .literal(let text) = $0 { text } else { " " } }.joined()
  }
}

extension TextTemplate {
  /// Whether there is a character in it that nobody sees.
  var hasHiddenCharacter: Bool {
    var isAny = false
    forEachPiece { if !$0.isArgument, !isAny { isAny = InvisibleCharacter.isAny(in: $0.bytes) } }
    return isAny
  }

  /// Whether U+FFFD is in it.
  var hasLostCharacter: Bool {
    var isAny = false
    withBytes { bytes in
      for place in bytes.indices.dropLast(2) where bytes[place] == 0xEF {
        if bytes[place + 1] == 0xBF, bytes[place + 2] == 0xBD { isAny = true }
      }
    }
    return isAny
  }
}

extension VisibleText {
  /// Whether all forms of the text in a locale are ASCII.
  func isASCII(in locale: LanguageTag) -> Bool {
    for index in text.texts.indices where text.texts[index].locale == locale {
      switch text.texts[index].form {
      case .plain(let text): return text.isASCII
      case .plural(_, let forms): return forms.indices.allSatisfy { forms[$0].text.isASCII }
      }
    }
    return false
  }

  /// Whether the text in a locale, or a form of it, has the same words.
  func says(_ template: TextTemplate, in locale: LanguageTag) -> Bool {
    for index in text.texts.indices where text.texts[index].locale == locale {
      switch text.texts[index].form {
      case .plain(let text): return text.hasSameText(as: template)
      case .plural(_, let forms):
        for form in forms.indices where forms[form].text.hasSameText(as: template) { return true }
        return false
      }
    }
    return false
  }
}
