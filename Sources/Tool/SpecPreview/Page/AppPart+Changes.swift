import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

extension AppPart {
  /// A text in one language before and after.
  struct ChangedText {
    var key: String
    var locale: LanguageTag
    var changes: WordChanges
    /// The text itself is what it was; these are the changes of its source.
    var isOfSource = false
  }

  /// The texts of screens, settings, buttons and activities that are not as in the base. Those of types are at the types.
  var changedTexts: [ChangedText] {
    guard let before = app.before else { return [] }
    let (old, new) = (Self.texts(of: before), Self.texts(of: spec))
    let byKey = Dictionary(old.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
    let keys = Set(new.map(\.key))
    let source = spec.app.sourceLocale.value
    let pairs =
      new.map { ($0.key, byKey[$0.key], Optional($0.text)) }
      + old.filter { !keys.contains($0.key) }.map { ($0.key, Optional($0.text), nil) }
    return pairs.flatMap { key, old, new in
      locales.compactMap { locale in
        let (from, to) = (Self.source(of: old?[locale]), Self.source(of: new?[locale]))
        if from != to { return ChangedText(key: key, locale: locale, changes: WordChanges(from: from, to: to)) }
        let (was, now) = (Self.source(of: old?[source]), Self.source(of: new?[source]))
        if was == now || to.isEmpty { return nil }
        return ChangedText(key: key, locale: locale, changes: WordChanges(from: was, to: now), isOfSource: true)
      }
    }
  }

  private static func texts(of spec: Spec) -> [(key: String, text: LocalizedText)] {
    var texts: [(key: String, text: LocalizedText)] = []
    let types = Set(spec.notifications.map(\.id))
    spec.forEachText { visible in
      let first = String(visible.key.prefix { $0 != "." })
      if first != "notifications", !types.contains(first) { texts.append((visible.key, visible.text)) }
    }
    return texts
  }

  private static func source(of text: CopyText?) -> String {
    (text?.templates ?? []).map(\.source).joined(separator: " / ")
  }

  func writeChangedTexts(to html: inout HTMLWriter) {
    for text in changedTexts {
      let shown = text.isOfSource ? spec.app.sourceLocale.value : text.locale
      let style = text.isOfSource ? "pair of-source" : "pair"
      html.element("div", ["class": style, "data-locale": text.locale.text]) { html in
        html.element("p", ["class": "locale"]) { html in
          html.element("code", text: text.key)
          html.write(" \(text.locale.words)\(text.isOfSource ? ": only its source has changed" : "")")
        }
        for (title, kind) in [("Before", WordChanges.Kind.removed), ("After", .added)] {
          html.element("div", ["class": "side"]) { html in
            html.element("p", ["class": "dim"], text: title)
            html.element("p", ["class": "words-changed", "lang": shown.text, "dir": shown.direction]) {
              html in
              html.write(text.changes, showing: kind)
            }
          }
        }
      }
    }
  }
}

extension AppPart {
  /// Lines about all notifications that only the base has, and that only this has.
  var changedRules: (removed: [String], added: [String]) {
    guard let before = app.before else { return ([], []) }
    let old = ItemWords(before, code: WordMark.code).lines(for: before.policies.rule)
    let new = items.lines(for: spec.policies.rule)
    return (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
  }

  func writeRules(to html: inout HTMLWriter) {
    let (removed, added) = changedRules
    if !removed.isEmpty || !added.isEmpty {
      html.element("div", ["class": "changes"]) { $0.pair("What changed", before: removed, after: added) }
    }
    html.sentences(items.lines(for: spec.policies.rule))
  }
}

extension HTMLWriter {
  /// Sentences before and after, side by side.
  mutating func pair(_ title: String, before: [String], after: [String]) {
    element("div", ["class": "pair"]) { html in
      html.element("p", ["class": "locale"], text: title)
      for (title, lines) in [("Before", before), ("After", after)] {
        html.element("div", ["class": "side"]) { html in
          html.element("p", ["class": "dim"], text: title)
          if lines.isEmpty { html.element("p", text: "Nothing in its place.") } else { html.sentences(lines) }
        }
      }
    }
  }

  /// One of two texts, with the words marked that the other one does not have.
  mutating func write(_ changes: WordChanges, showing kind: WordChanges.Kind) {
    for run in changes.runs(without: kind == .added ? .removed : .added) {
      switch run.kind {
      case .same: write(run.text)
      case .removed: element("del", text: run.text)
      case .added: element("ins", text: run.text)
      }
    }
  }
}
