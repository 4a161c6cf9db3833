public import NotificationTerms
import NotificationText

extension CopyText {
  /// How many texts a translator writes for this one: a form of a plural text counts.
  public func formCount(in locale: LanguageTag) -> Int {
    let categories = PluralRules.categories(for: locale.text)?.count ?? 1
    return switch form {
    case .plain: 1
    case .plural: categories
    case .plurals(_, let pieces): 1 + pieces.count * categories
    }
  }
}
