import NotificationTerms
import SpecDiagnostics
import SpecModel

/// One wording: a text in one locale, and of a plural text one form.
struct Wording {
  let text: VisibleText
  let copy: CopyText
  let template: TextTemplate
  let language: TextLanguage
  /// What the literals hold.
  let signs: TextSigns

  init(text: VisibleText, copy: CopyText, template: TextTemplate, language: TextLanguage) {
    self.text = text
    self.copy = copy
    self.template = template
    self.language = language
    var signs: TextSigns = []
    for case .literal(let text) in template.parts { signs.formUnion(text.withBytes { TextSigns($0) }) }
    self.signs = signs
  }

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

  /// Whether there is a placeholder in it.
  var hasArguments: Bool {
    for case .argument in template.parts { return true }
    return false
  }

  /// Whether it is a translation that says what the text in another locale says, word for word.
  func repeats(_ locale: LanguageTag) -> Bool {
    guard copy.locale != locale else { return false }
    for other in text.text.texts where other.locale == locale {
      switch other.form {
      case .plain(let text): return text.source == template.source
      case .plural(_, let forms): return forms.contains { $0.text.source == template.source }
      }
    }
    return false
  }
}

extension Spec {
  /// Hands over every text in each of its locales, and every wording of it.
  func forEachWording(copy each: (CopyText, VisibleText) -> Void, wording body: (Wording) -> Void) {
    var languages: [TextLanguage] = []
    func language(of tag: LanguageTag) -> TextLanguage {
      if let known = languages.first(where: { $0.tag == tag }) { return known }
      let language = TextLanguage(tag)
      languages.append(language)
      return language
    }
    forEachVisibleText { text in
      for copy in text.text.texts {
        each(copy, text)
        let language = language(of: copy.locale)
        switch copy.form {
        case .plain(let template):
          body(Wording(text: text, copy: copy, template: template, language: language))
        case .plural(_, let forms):
          for form in forms { body(Wording(text: text, copy: copy, template: form.text, language: language)) }
        }
      }
    }
  }
}
