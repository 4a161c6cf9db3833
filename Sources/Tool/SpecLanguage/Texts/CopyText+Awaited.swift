extension CopyText {
  /// What a text without a translation shows until it has one: the words of the source, form by form.
  public struct AwaitedForm: Sendable {
    /// As it is in the file.
    public let template: TextTemplate
    /// What the source says today.
    public let source: String
    /// Whether it says that, or what the source says in its form for most numbers.
    public let isCurrent: Bool
  }

  /// The forms of a text with the status `missing` beside those of its source.
  ///
  /// - Returns: In the order of `templates`; empty if the two have different shapes.
  public func awaitedForms(of source: CopyText) -> [AwaitedForm] {
    switch (form, source.form) {
    case (.plain(let text), .plain(let original)):
      [AwaitedForm(template: text, source: original.source, isCurrent: text.source == original.source)]
    case (.plural(let argument, let forms), .plural(let number, let originals)) where argument.value == number.value:
      Self.awaited(forms, of: originals)
    case (.plurals(let sentence, let pieces), .plurals(let original, let originals))
    where pieces.map(\.argument.value) == originals.map(\.argument.value):
      [AwaitedForm(template: sentence, source: original.source, isCurrent: sentence.source == original.source)]
        + zip(pieces, originals).flatMap { Self.awaited($0.forms, of: $1.forms) }
    default: []
    }
  }

  private static func awaited(_ forms: [PluralForm], of originals: [PluralForm]) -> [AwaitedForm] {
    guard let rest = originals.first(where: { $0.category == .other }) ?? originals.last else { return [] }
    return forms.map { form in
      let own = originals.first { $0.category == form.category } ?? rest
      // A form for one number alone may leave it out. In another language it may be for more.
      let isWhole = Set(rest.text.arguments).isSubset(of: own.text.arguments)
      return AwaitedForm(
        template: form.text, source: (isWhole ? own : rest).text.source,
        isCurrent: [own, rest].contains { $0.text.source == form.text.source })
    }
  }
}
