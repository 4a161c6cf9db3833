public import NotificationTerms
import NotificationText
public import SpecLanguage

/// A text, or a form of one, that an import changes.
public struct TakenTranslation: Sendable, Hashable {
  public var app: String
  public var locale: LanguageTag
  /// That of its unit: the key of the text, and for a form what follows it. Where only the status changes, that of the text.
  public var id: String
  /// Nil if nothing was translated.
  public var old: String?
  /// Nil if only the status changes.
  public var new: String?
  /// Nil if the language had no text.
  public var oldStatus: CopyText.Status?
  public var status: CopyText.Status
}

extension TextChange {
  /// What it changes, part by part, in the order of the source.
  var taken: [TakenTranslation] {
    func taken(_ id: String, _ old: String?, _ new: String?) -> TakenTranslation {
      TakenTranslation(
        app: app, locale: locale, id: id, old: old, new: new, oldStatus: old == nil && isNew ? nil : self.old?.status,
        status: status ?? self.old?.status ?? .approved)
    }
    if words.isEmpty { return [taken(text.key, isNew ? nil : old?.summary, nil)] }
    let known = old?.parts ?? []
    let parts = known.filter { words[$0] != nil } + words.keys.filter { !known.contains($0) }.sorted(by: Self.isBefore)
    return parts.map { part in
      taken(text.key + part.suffix, isNew ? nil : old?.template(for: part).source, words[part])
    }
  }

  /// How many texts its status is of: each form of a plural text counts.
  var count: Int { max(old?.parts.count ?? 0, words.count) }

  private static func isBefore(_ one: TextPart, _ other: TextPart) -> Bool {
    func place(_ part: TextPart) -> (String, Int) {
      (part.argument ?? "", part.category.flatMap { PluralCategory.allCases.firstIndex(of: $0) } ?? -1)
    }
    return place(one) < place(other)
  }
}
