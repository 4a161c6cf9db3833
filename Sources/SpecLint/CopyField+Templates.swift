import NotificationTerms
import SpecLanguage

extension CopyField {
  /// Calls back with every form of every text, in one locale or in all, without building a list.
  func forEachTemplate(in locale: LanguageTag? = nil, _ body: (TextTemplate) -> Void) {
    switch self {
    case .text(let text): text.forEachTemplate(in: locale, body)
    case .variants(let variants):
      for variant in variants.variants { for text in variant.texts { text.forEachTemplate(in: locale, body) } }
    }
  }
}

extension LocalizedText {
  fileprivate func forEachTemplate(in locale: LanguageTag?, _ body: (TextTemplate) -> Void) {
    for index in texts.indices where locale == nil || texts[index].locale == locale {
      switch texts[index].form {
      case .plain(let template): body(template)
      case .plural(_, let forms): for form in forms.indices { body(forms[form].text) }
      }
    }
  }
}
