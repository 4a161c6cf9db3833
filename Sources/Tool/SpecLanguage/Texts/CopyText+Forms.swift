public import NotificationTerms
public import NotificationText

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

  /// The text as it is said where each number that it counts has this category; nil if one has none.
  public func template(_ category: (_ argument: String) -> PluralCategory?) -> TextTemplate? {
    func chosen(_ argument: Located<String>, _ forms: [PluralForm]) -> PluralForm? {
      category(argument.value).flatMap { $0.form(among: forms, \.category) }
    }
    switch form {
    case .plain(let template): return template
    case .plural(let argument, let forms): return chosen(argument, forms)?.text
    case .plurals(let sentence, let pieces):
      let forms = pieces.compactMap { chosen($0.argument, $0.forms) }
      return forms.count == pieces.count ? Self.sentence(sentence, pieces, forms) : nil
    }
  }
}
