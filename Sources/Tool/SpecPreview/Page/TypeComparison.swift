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
  /// Languages whose text is what it was although its source has changed, each with the change of the source.
  let outrun: [(locale: LanguageTag, source: Text)]
  /// What is said of when and why it comes, without what stayed the same.
  let removedRules: [String]
  let addedRules: [String]
  let isNew: Bool

  var isChanged: Bool { isNew || !texts.isEmpty || !removedRules.isEmpty || !addedRules.isEmpty }

  init(_ before: TypeCards?, _ after: TypeCards, _ locales: [LanguageTag]) {
    isNew = before == nil
    guard let before else {
      (texts, outrun, removedRules, addedRules) = ([], [], [], [])
      return
    }
    let source = after.spec.app.sourceLocale.value
    let wordings = after.wordings + before.wordings.filter { !after.wordings.contains($0) }
    func change(_ wording: TypeCards.Wording, _ locale: LanguageTag) -> Text? {
      let old = before.wordings.contains(wording) ? before.card(wording, in: locale) : nil
      let new = after.wordings.contains(wording) ? after.card(wording, in: locale) : nil
      return old == new ? nil : Text(locale: locale, before: old, after: new)
    }
    texts = wordings.flatMap { wording in locales.compactMap { change(wording, $0) } }
    outrun = wordings.flatMap { wording -> [(locale: LanguageTag, source: Text)] in
      guard let source = change(wording, source), source.before != nil, source.after != nil else { return [] }
      return locales.filter { change(wording, $0) == nil }.map { ($0, source) }
    }
    let old = before.spec.sentences(about: before.type, code: WordMark.code)
    let new = after.spec.sentences(about: after.type, code: WordMark.code)
    removedRules = old.filter { !new.contains($0) }
    addedRules = new.filter { !old.contains($0) }
  }

  /// "Russian and Chinese still translate the earlier text in English." Nil if every language has changed with its source.
  var staleWords: String? {
    var languages: [String] = []
    for (locale, _) in outrun where !languages.contains(locale.words) { languages.append(locale.words) }
    guard let source = outrun.first?.source.locale.words else { return nil }
    return
      "\(languages.joined(last: "and")) still \(languages.count == 1 ? "translates" : "translate") the earlier text in "
      + "\(source)."
  }

  func write(to html: inout HTMLWriter) {
    guard isChanged, !isNew else { return }
    html.element("div", ["class": "changes"]) { html in
      html.element("h4", text: "What changed")
      if let stale = staleWords { html.element("p", ["class": "missing"], text: stale) }
      for text in texts {
        html.element("div", ["class": "pair", "data-locale": text.locale.text]) { html in
          html.element("p", ["class": "locale"], text: text.locale.words)
          write("Before", text.before, text.changes, .removed, to: &html)
          write("After", text.after, text.changes, .added, to: &html)
        }
      }
      for (locale, source) in outrun {
        html.element("div", ["class": "pair of-source", "data-locale": locale.text]) { html in
          html.element("p", ["class": "locale"], text: "\(locale.words): only its source has changed")
          write("Before", source.before, source.changes, .removed, to: &html)
          write("After", source.after, source.changes, .added, to: &html)
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
    let buttons = (before.buttons.map(\.title), after.buttons.map(\.title))
    let pairs = (0..<max(buttons.0.count, buttons.1.count)).map { number in
      (
        buttons.0.indices.contains(number) ? buttons.0[number] : nil,
        buttons.1.indices.contains(number) ? buttons.1[number] : nil
      )
    }
    let texts = [(before.title, after.title), (before.subtitle, after.subtitle), (before.body, after.body)]
    fields = (texts + pairs).compactMap { old, new in
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
