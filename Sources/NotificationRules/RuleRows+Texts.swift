import NotificationTerms

extension RuleRows {
  /// The forms of one text as they stand in the spec: one without a category, or one for each category of the argument
  /// that is counted; none where it is missing.
  public typealias TextForms = [(argument: String?, category: String?, text: String)]

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
  /// - Parameter forms: The text in a row, of a field of `TextRule.Field.allCases`, in one of the locales, all by their
  ///   positions. The first rows are those of the types.
  @inline(never)
  public mutating func texts(
    in locales: [String], _ forms: (_ row: Int, _ field: Int, _ locale: Int) -> TextForms
  ) {
    let locales = locales.map { LanguageTag(stringLiteral: $0) }
    func texts(_ row: Int, _ field: Int) -> [LocalizedTextRule] {
      locales.indices.compactMap { LocalizedTextRule(locales[$0], forms(row, field, $0)) }
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
  fileprivate init?(_ locale: LanguageTag, _ forms: RuleRows.TextForms) {
    guard let first = forms.first else { return nil }
    guard let argument = first.argument else {
      self.init(locale, first.text)
      return
    }
    self.init(
      locale, plural: argument,
      forms.compactMap { form in
        form.category.flatMap { PluralCategory(rawValue: $0) }.map { PluralFormRule($0, form.text) }
      })
  }
}
