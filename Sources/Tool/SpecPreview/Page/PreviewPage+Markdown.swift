import NotificationDrawing
import NotificationTerms
import SpecEmission
import SpecLanguage
import TextWriting

extension PreviewPage {
  /// The first changed types as tables of texts, for a comment on a pull request: GitHub shows neither pictures from a
  /// comment's own text nor style sheets.
  public var markdown: String {
    var page = MarkdownWriter()
    page.heading(2, "What people will see")
    let changed = apps.flatMap(changes)
    let rules = apps.map { AppPart($0, base: base) }.filter {
      !($0.changedRules.removed + $0.changedRules.added).isEmpty
    }
    let (apps, types) = (Set(changed.map(\.app)).count, changed.count)
    guard types > 0 || !rules.isEmpty else {
      page.paragraph("No notification looks different from \(MarkdownWriter.code(base ?? "the base")).")
      return page.text
    }
    page.paragraph(
      "\(Plural.of(types, "changed type")) in \(Plural.of(apps, "app")), compared with "
        + "\(MarkdownWriter.code(base ?? "the base")). Removed words are struck out, new ones are bold.")
    for part in rules {
      page.heading(3, "Rules for all notifications of \(MarkdownWriter.code(part.id))")
      TypeChange.write(part.changedRules.removed, part.changedRules.added, to: &page)
    }
    for change in changed.prefix(Self.mostChanges) { change.write(to: &page) }
    if types > Self.mostChanges {
      page.paragraph("\(types - Self.mostChanges) more changed types are on the page that 'notispec preview' writes.")
    }
    return page.text
  }

  /// A comment that is longer is not read.
  private static let mostChanges = 8

  private func changes(in app: PreviewApp) -> [TypeChange] {
    let part = AppPart(app, base: base)
    let locales = part.locales
    let types = app.spec.notifications.compactMap { type -> TypeChange? in
      let after = TypeCards(type, in: app.spec)
      let before = app.before.flatMap { spec in spec.notification(type.id).map { TypeCards($0, in: spec) } }
      let comparison = TypeComparison(before, after, locales)
      guard comparison.isChanged else { return nil }
      return TypeChange(app: part.id, type: type.id, cards: after, locales: locales, comparison: comparison)
    }
    return types
      + part.goneTypes.map { TypeChange(app: part.id, type: $0.id, cards: nil, locales: locales, comparison: nil) }
  }
}

/// One changed type in Markdown.
private struct TypeChange {
  let app: String
  let type: String
  /// Nil for a type that is gone.
  let cards: TypeCards?
  let locales: [LanguageTag]
  let comparison: TypeComparison?

  func write(to page: inout MarkdownWriter) {
    let kind = comparison.map { $0.isNew ? " (new)" : "" } ?? " (removed)"
    page.heading(3, MarkdownWriter.code("\(app)/\(type)") + kind)
    guard let comparison, let cards else { return }
    if comparison.isNew {
      let rows = locales.map { locale in
        [
          MarkdownWriter.code(locale.text),
          cards.wordings.first.flatMap { cards.card($0, in: locale) }.map { Self.text(of: $0) } ?? "",
        ]
      }
      page.table(["", "Says"], rows)
      return
    }
    let rows = comparison.texts.map { text in
      [MarkdownWriter.code(text.locale.text), Self.side(text, .removed), Self.side(text, .added)]
    }
    if !rows.isEmpty { page.table(["", "Before", "After"], rows) }
    if let stale = comparison.staleWords { page.paragraph(stale) }
    Self.write(comparison.removedRules, comparison.addedRules, to: &page)
  }

  static func write(_ removed: [String], _ added: [String], to page: inout MarkdownWriter) {
    page.list(removed.map { (0, "~~\(sentence($0))~~") } + added.map { (0, "**\(sentence($0))**") })
  }

  private static func text(of card: NotificationCard) -> String {
    [card.title, card.subtitle, card.body].compactMap { $0 }.map(MarkdownWriter.text).joined(separator: "<br>")
  }

  private static func side(_ text: TypeComparison.Text, _ kind: WordChanges.Kind) -> String {
    guard let card = kind == .removed ? text.before : text.after else { return "" }
    guard let fields = text.changes?.fields, !fields.isEmpty else { return Self.text(of: card) }
    return fields.map { field in
      field.runs(without: kind == .added ? .removed : .added).map { run in
        let words = run.text.drop { $0 == " " }
        let kept = words.reversed().drop { $0 == " " }.count
        let (start, end) = (run.text.count - words.count, words.count - kept)
        let shown = MarkdownWriter.part(String(words.prefix(kept)))
        let mark = run.kind == .removed ? "~~" : run.kind == .added ? "**" : ""
        let marked = shown.isEmpty ? "" : mark + shown + mark
        return String(repeating: " ", count: start) + marked + String(repeating: " ", count: end)
      }.joined()
    }.joined(separator: "<br>")
  }

  /// Ids as code.
  private static func sentence(_ words: String) -> String {
    var out = ""
    for part in words.split(separator: WordMark.begin, omittingEmptySubsequences: false) {
      guard let end = part.firstIndex(of: WordMark.end) else {
        out += MarkdownWriter.part(String(part))
        continue
      }
      out += MarkdownWriter.code(String(part[..<end]))
      let rest = String(part[part.index(after: end)...])
      if !rest.isEmpty { out += MarkdownWriter.part(rest) }
    }
    return out
  }
}
