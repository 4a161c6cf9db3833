import NotificationDrawing
import NotificationTerms
import SpecLanguage
import TextWriting

/// A screen of the app: its texts from top to bottom, then its buttons.
struct ScreenDrawing {
  var locale: LanguageTag
  var title: LocalizedText?
  var paragraphs: [LocalizedText] = []
  var points: [LocalizedText] = []
  var notes: [LocalizedText] = []
  var primary: LocalizedText?
  var secondary: LocalizedText?
  var isSecondarySmall = false

  init(_ screen: PrePromptItem, in locale: LanguageTag) {
    self.locale = locale
    title = screen.title
    paragraphs = [screen.subtitle].compactMap { $0 }
    points = screen.reasons
    notes = [screen.note, screen.safetyNote].compactMap { $0 }
    (primary, secondary) = (screen.primary, screen.secondary)
    isSecondarySmall = screen.secondarySize == .small
  }

  init(_ screen: PermissionScreenItem, in locale: LanguageTag) {
    self.locale = locale
    title = screen.title
    paragraphs = [screen.text].compactMap { $0 }
    (primary, secondary) = (screen.primary?.label, screen.secondary?.label)
  }

  init(_ screen: FinalScreenItem, in locale: LanguageTag) {
    self.locale = locale
    title = screen.title
    paragraphs = [screen.text].compactMap { $0 }
    primary = screen.primary
  }

  func write(to html: inout HTMLWriter) {
    func text(_ localized: LocalizedText?) -> String? { localized?[locale]?.sample([:])?.text }
    html.element("div", ["class": "screen", "lang": locale.text, "dir": locale.direction]) { html in
      if let title = text(title) { html.element("p", ["class": "heading"], text: title) }
      for paragraph in paragraphs.compactMap(text) { html.element("p", text: paragraph) }
      if !points.isEmpty {
        html.element("ul") { html in
          for point in points.compactMap(text) { html.element("li", text: point) }
        }
      }
      for note in notes.compactMap(text) { html.element("p", ["class": "note"], text: note) }
      if let primary = text(primary) { html.element("p", ["class": "primary"], text: primary) }
      if let secondary = text(secondary) {
        html.element("p", ["class": isSecondarySmall ? "secondary small" : "secondary"], text: secondary)
      }
    }
    let several = { (name: String, texts: [LocalizedText]) in
      texts.enumerated().map { (texts.count == 1 ? name : "\(name) \($0.offset + 1)", Optional($0.element)) }
    }
    html.openTexts(
      [("title", title)] + several("text", paragraphs) + several("reason", points) + several("note", notes)
        + [("first button", primary), ("second button", secondary)], in: locale)
  }
}

extension HTMLWriter {
  /// What iOS asks after a step of the flow: its words are those of the app only where the app may say why.
  mutating func dialog(of step: PermissionStepItem, in locale: LanguageTag) {
    element("div", ["class": "dialog"]) { html in
      html.element("p", ["class": "dim"]) { html in
        html.write("The dialog of iOS for ")
        html.element("code", text: step.permission.value.rawValue)
      }
      if let text = step.screen.usageDescription?[locale]?.sample([:])?.text {
        html.element("p", ["lang": locale.text, "dir": locale.direction], text: text)
      }
      let buttons = DialogWords.buttons(for: step.permission.value, in: locale)
      for button in buttons {
        html.element(
          "p", ["class": "answer \(button.id)", "lang": button.language.text, "dir": button.language.direction],
          text: button.title)
      }
      if buttons.contains(where: { $0.language.language != locale.language }) {
        html.element("p", ["class": "dim"], text: "iOS has words of its own in this language; these are English.")
      }
    }
  }
}
