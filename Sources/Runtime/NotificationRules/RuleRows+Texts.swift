public import NotificationTerms
public import NotificationText

extension RuleRows {
  /// Variants of a text of the type, by the rows in which their texts stand.
  @inline(never)
  public mutating func variants(
    _ field: TextRule.Field, _ choice: VariantChoice, _ variants: [(id: String, rows: Range<Int>)]
  ) {
    guard let last = types.indices.last else { return }
    variedTexts.append((last, field, choice, variants))
  }

  /// The texts of all types, from the catalogue that generated copy reads too.
  ///
  /// - Parameter catalogue: Its fields are those of `TextRule.Field.allCases`, its locales these. The first rows are those
  ///   of the types.
  public mutating func texts(in locales: [LanguageTag], of catalogue: TextCatalogue) {
    func texts(_ row: Int, _ field: Int) -> [LocalizedTextRule] {
      locales.indices.compactMap { LocalizedTextRule(locales[$0], catalogue.templates(field, of: row, in: $0)) }
    }
    // They are in the order of the types.
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
    // They are written where bodies are.
    for standard in standards {
      types[standard.type].arguments[standard.argument].standard = texts(
        standard.row, TextRule.Field.allCases.count - 1)
    }
  }
}

extension LocalizedTextRule {
  /// Nil without a text.
  fileprivate init?(
    _ locale: LanguageTag, _ templates: [(argument: String?, category: PluralCategory?, text: String)]
  ) {
    guard let first = templates.first else { return nil }
    if first.argument == nil, templates.count > 1 {
      // The forms of a number are together.
      var pieces: [PluralPieceRule] = []
      for template in templates.dropFirst() {
        guard let argument = template.argument, let category = template.category else { continue }
        if pieces.last?.argument != argument { pieces.append(PluralPieceRule(argument, [])) }
        pieces[pieces.count - 1].forms.append(PluralFormRule(category, template.text))
      }
      self.init(locale, first.text, plurals: pieces)
    } else if let argument = first.argument {
      self.init(
        locale, plural: argument,
        templates.compactMap { template in template.category.map { PluralFormRule($0, template.text) } })
    } else {
      self.init(locale, first.text)
    }
  }
}
