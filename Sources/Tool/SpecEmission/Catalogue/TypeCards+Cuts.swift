import NotificationDrawing
public import NotificationRules
public import NotificationTerms
public import SpecLanguage
import TextWriting

/// What a lock screen does not show of a text, at the usual size of text and with the examples of the spec.
public struct CutText: Sendable, Hashable {
  public var field: TextRule.Field
  public var text: CopyText
  /// The whole sentence, filled in.
  public var sentence: String
  /// Its end that is not seen.
  public var rest: String
}

extension TypeCards {
  /// As the preview and `explain` draw them.
  public func cutTexts(_ wording: Wording, in locale: LanguageTag) -> [CutText] {
    guard isSeen, let card = card(wording, in: locale) else { return [] }
    return type.copy.fields.compactMap { field, copy in
      let part = field.part
      guard let shown = card.cuts(of: part).first?.lock, let sentence = card.text(of: part),
        let text = text(of: copy, wording, in: locale)
      else { return nil }
      return CutText(
        field: field, text: text, sentence: Isolates.removed(from: sentence),
        rest: Isolates.removed(from: Isolates.parted(sentence, at: shown)[1]))
    }
  }
}

extension TextRule.Field {
  fileprivate var part: NotificationCard.Part {
    switch self {
    case .title: .title
    case .subtitle: .subtitle
    case .body: .body
    }
  }
}
