public import NotificationTerms

extension RuleRows {
  /// A form of a text as it stands in the spec: the only one, without a category, or that for a category of the argument
  /// that is counted.
  public typealias TextForm = (argument: String?, category: String?, text: String)

  /// Variants of a text of the type, by the rows in which their texts stand.
  @inline(never)
  public mutating func variants(
    _ field: TextRule.Field, _ choice: VariantChoice, _ variants: [(id: String, rows: Range<Int>)]
  ) {
    guard let last = types.indices.last else { return }
    variedTexts.append((last, field, choice, variants))
  }

  /// The texts of all types, so that they stand in a module once.
  ///
  /// - Parameter form: A form of the text in a row, of a field of `TextRule.Field.allCases`, in one of the locales, all by
  ///   their positions; nil behind the last form. The first rows are those of the types. One by one: an array of tuples
  ///   takes the optimizer long in every module.
  @inline(never)
  public mutating func texts(
    in locales: [LanguageTag], _ form: (_ form: Int, _ row: Int, _ field: Int, _ locale: Int) -> TextForm?
  ) {
    func texts(_ row: Int, _ field: Int) -> [LocalizedTextRule] {
      locales.indices.compactMap { locale in
        LocalizedTextRule(locales[locale]) { form($0, row, field, locale) }
      }
    }
    // They stand in the order of the types.
    var rest = variedTexts[...]
    for type in types.indices {
      let own = rest.prefix { $0.type == type }
      rest = rest[own.endIndex...]
      types[type].copy = TextRule.Field.allCases.enumerated().compactMap { position, field in
        if let varied = own.first(where: { $0.field == field }) {
          return TextRule(
            field, choose: varied.choice,
            varied.variants.map { TextVariantRule($0.id, $0.rows.map { texts($0, position) }) })
        }
        let texts = texts(type, position)
        return texts.isEmpty ? nil : TextRule(field, texts)
      }
    }
  }
}

extension LocalizedTextRule {
  fileprivate init?(_ locale: LanguageTag, _ form: (Int) -> RuleRows.TextForm?) {
    guard let first = form(0) else { return nil }
    guard let argument = first.argument else {
      self.init(locale, first.text)
      return
    }
    var forms: [PluralFormRule] = []
    var position = 0
    while let next = form(position) {
      if let category = next.category.flatMap({ PluralCategory(rawValue: $0) }) {
        forms.append(PluralFormRule(category, next.text))
      }
      position += 1
    }
    self.init(locale, plural: argument, forms)
  }
}
