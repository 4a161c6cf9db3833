import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

/// Texts that an app shows wherever it likes, such as an alert: they have no drawing.
extension AppPart {
  var otherTexts: [VisibleText] { spec.texts.filter { $0.key.hasPrefix("strings.") && $0.role != .value } }

  func writeOtherTexts(to html: inout HTMLWriter) {
    columns(to: &html) { html, locale in
      for text in otherTexts {
        html.element("p") { html in
          html.element("code", text: text.key)
          html.write(" ")
          html.element(
            "span", ["lang": locale.text, "dir": locale.direction],
            text: text.text[locale]?.templates.map(\.source).joined(separator: " / ") ?? "")
        }
      }
      html.openTexts(otherTexts.map { ($0.key, $0.text) }, in: locale)
    }
  }
}
