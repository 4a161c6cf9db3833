import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

/// What people see of a type before and after a change, side by side.
struct TypeComparison {
  struct Text {
    var locale: LanguageTag
    /// Nil if there is none.
    var before: NotificationCard?
    var after: NotificationCard?
  }

  /// The texts that changed.
  let texts: [Text]
  /// What is said of when and why it comes, without what stayed the same.
  let removedRules: [String]
  let addedRules: [String]
  let isNew: Bool

  var isChanged: Bool { isNew || !texts.isEmpty || !removedRules.isEmpty || !addedRules.isEmpty }

  init(_ before: TypeCards?, _ after: TypeCards, _ locales: [LanguageTag]) {
    isNew = before == nil
    guard let before else {
      (texts, removedRules, addedRules) = ([], [], [])
      return
    }
    let wordings = after.wordings + before.wordings.filter { !after.wordings.contains($0) }
    texts = wordings.flatMap { wording in
      locales.compactMap { locale in
        let old = before.wordings.contains(wording) ? before.card(wording, in: locale) : nil
        let new = after.wordings.contains(wording) ? after.card(wording, in: locale) : nil
        return old == new ? nil : Text(locale: locale, before: old, after: new)
      }
    }
    let old = before.spec.sentences(about: before.type, code: WordMark.code)
    let new = after.spec.sentences(about: after.type, code: WordMark.code)
    removedRules = old.filter { !new.contains($0) }
    addedRules = new.filter { !old.contains($0) }
  }

  func write(to html: inout HTMLWriter) {
    guard isChanged, !isNew else { return }
    html.element("div", ["class": "changes"]) { html in
      html.element("h4", text: "What changed")
      for text in texts {
        html.element("div", ["class": "pair", "data-locale": text.locale.text]) { html in
          html.element("p", ["class": "locale"], text: text.locale.words)
          write("Before", text.before, text.changes, .removed, to: &html)
          write("After", text.after, text.changes, .added, to: &html)
        }
      }
      guard !removedRules.isEmpty || !addedRules.isEmpty else { return }
      html.pair("When and why", before: removedRules, after: addedRules)
    }
  }

  private func write(
    _ title: String, _ card: NotificationCard?, _ changes: CardChanges?, _ kind: WordChanges.Kind,
    to html: inout HTMLWriter
  ) {
    html.element("div", ["class": "side s-expanded"]) { html in
      html.element("p", ["class": "dim"], text: title)
      guard let card else { return html.element("p", ["class": "missing"], text: "It has no text in this language.") }
      html.element("div", ["class": "wall"]) { card.draw(to: &$0, isWhole: true) }
      guard let changes else { return }
      for field in changes.fields {
        html.element("p", ["class": "words-changed", "lang": card.locale.text, "dir": card.locale.direction]) { html in
          html.write(field, showing: kind)
        }
      }
    }
  }
}

/// The texts of two cards, word by word.
struct CardChanges {
  let fields: [WordChanges]

  init(_ before: NotificationCard, _ after: NotificationCard) {
    fields = [(before.title, after.title), (before.subtitle, after.subtitle), (before.body, after.body)].compactMap {
      old, new in
      old == new ? nil : WordChanges(from: old ?? "", to: new ?? "")
    }
  }
}

extension TypeComparison.Text {
  var changes: CardChanges? {
    guard let before, let after else { return nil }
    return CardChanges(before, after)
  }
}
