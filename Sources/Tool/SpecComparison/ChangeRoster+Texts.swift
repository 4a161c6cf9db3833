import SpecLanguage

/// What people read, anywhere.
extension ChangeRoster {
  /// Each holds one member per locale. Variants have rules of their own, and what may be written in short is compared
  /// as it is written in full.
  private static let places: [String] = {
    let places = SpecFileShape.object.textPlaces
    return places.filter { !$0.contains(".variants.") && !places.contains("\($0).text") }
  }()

  static let texts: [ChangeRule] = places.flatMap(texts(at:)) + variants + places.flatMap(wholeTexts(at:))

  private static func wholeTexts(at place: String) -> [ChangeRule] {
    [
      ChangeRule(place, when: .added).keeps(.copy, "There is one more text to read."),
      ChangeRule(place, when: .removed).risks(.copy, "This text is no longer shown."),
    ]
  }

  private static func texts(at place: String) -> [ChangeRule] {
    // Variants of a text are where a plain one has its locales.
    let isPlain: @Sendable (ChangeRule.Context) -> Bool = { context in
      let field = Array(context.change.path.prefix(4))
      return !context.change.path.contains("variants") && context.old[field + ["variants"]] == nil
        && context.new[field + ["variants"]] == nil
    }
    return [
      ChangeRule("\(place).*", when: .added, if: isPlain)
        .keeps(.copy, "People who use '{id}' get a text in their language."),
      ChangeRule("\(place).*", when: .removed, if: isPlain)
        .breaks(.copy, "People who use '{id}' get the text of the source locale instead."),
      ChangeRule("\(place).*.status", when: .changed, if: { isPlain($0) && $0.change.new?.text == "approved" }),
      ChangeRule("\(place).*.status", if: isPlain)
        .risks(.copy, "The text is shipped although it is '{new}' and no longer approved."),
      // For translators.
      ChangeRule("\(place).*.translates", if: isPlain),
      // The whole text, where it has forms by a number from now on, or no longer.
      ChangeRule("\(place).*", when: .changed, if: { isPlain($0) && isAhead($0) }).risksTranslations(),
      ChangeRule("\(place).*", when: .changed, if: { isPlain($0) && !isApproved($0) }).risksUnapproved(),
      ChangeRule("\(place).*", when: .changed, if: isPlain).keeps(.copy, "People see the new text."),
      ChangeRule("\(place).*.plural", when: .changed, if: isPlain)
        .risks(.copy, "A different number now decides which form of the text is shown."),
      ChangeRule("\(place).*.plural", when: .moved),
      ChangeRule("\(place).*.plural.*", if: isPlain).risks(.copy, "The text counts other numbers than before."),
      ChangeRule("\(place).*.*", when: .changed, if: { isPlain($0) && isAhead($0) }).risksTranslations(),
      ChangeRule("\(place).*.*", when: .changed, if: { isPlain($0) && !isApproved($0) }).risksUnapproved(),
      ChangeRule("\(place).*.*", when: .removed, if: { isPlain($0) && $0.change.path.last == "other" })
        .risks(.copy, "The text no longer has a form for all other numbers."),
      ChangeRule("\(place).*.*", when: .removed, if: { isPlain($0) && $0.change.path.last != "text" })
        .risks(.copy, "The text no longer has a form for '{id}', so the general one is shown."),
      ChangeRule("\(place).*.*", if: isPlain).keeps(.copy, "People see the new text."),
      ChangeRule("\(place)", "\(place).*", when: .moved),
    ]
  }

  /// The keys down to a text in one language: a form of it lies one key below.
  private static func textPath(_ context: ChangeRule.Context) -> [String] {
    let path = context.change.path
    return context.change.new?["status"] == nil ? Array(path.dropLast()) : path
  }

  /// A text of the source locale whose translations stayed behind, and are called approved all the same.
  private static func isAhead(_ context: ChangeRule.Context) -> Bool {
    let path = textPath(context)
    guard path.count > 1, let source = path.last, context.new["app"]?["source_locale"]?.text == source,
      let old = context.old[Array(path.dropLast())], let new = context.new[Array(path.dropLast())]
    else { return false }
    return new.children?.contains { locale in
      locale.key != source && locale.node == old[locale.key]
        && locale.node["status"]?.text == "approved"
    } == true
  }

  private static func isApproved(_ context: ChangeRule.Context) -> Bool {
    context.new[textPath(context)]?["status"]?.text == "approved"
  }

  /// Whether the variants of a text rotate, and no setting chooses one.
  private static func takesTurns(_ context: ChangeRule.Context) -> Bool {
    context.new[context.change.path.prefix(4) + ["variants", "choose"]]?.text == "rotate"
  }

  private static let variants: [ChangeRule] = [
    ChangeRule("notifications.*.copy.*.variants", when: .moved, if: { !takesTurns($0) }),
    ChangeRule("notifications.*.copy.*.variants", when: .moved)
      .keeps(.copy, "The variants are shown in a different order."),
    // The same words in the same turn.
    ChangeRule("notifications.*.copy.*.variants.*", when: .renamed, if: takesTurns),
    ChangeRule("notifications.*.copy.*.variants", "notifications.*.copy.*.variants.choose.**")
      .risks(.copy, "Something else now decides which text is shown."),
    ChangeRule("notifications.*.copy.*.variants.*", when: .removed, .renamed)
      .risks(.copy, "People who had the variant '{id}' see another one."),
    ChangeRule("notifications.*.copy.*.variants.*", when: .added, .moved)
      .keeps(.copy, "Some people see the new variant."),
    ChangeRule("notifications.*.copy.*.variants.*.*", when: .removed)
      .breaks(.copy, "People who use '{id}' no longer have a text in this variant."),
    ChangeRule("notifications.*.copy.*.variants.**.status")
      .risks(.copy, "The status of the text was '{old}' and is now '{new}'. Check whether it may be shipped."),
    ChangeRule("notifications.*.copy.*.variants.**.translates"),
    ChangeRule("notifications.*.copy.*.variants.**").keeps(.copy, "People see the new text."),
    ChangeRule("notifications.*.copy.*.*")
      .keeps(.copy, "There are now several texts to choose from instead of one, or the other way round."),
    ChangeRule("notifications.*.copy.*", when: .added).keeps(.copy, "There is one more text to read."),
    ChangeRule("notifications.*.copy.*", when: .removed)
      .risks(.swift, "Code that asks for this text gets an empty one.")
      .risks(.copy, "This text is no longer shown."),
    ChangeRule("notifications.*.copy", when: .moved),
    ChangeRule("notifications.*.copy").risks(.copy, "All of its texts are shown, or none of them."),
    ChangeRule("notifications.*.copy.*", when: .changed).risks(.copy, "The text now has variants, or no longer does."),
  ]
}

extension ChangeRule {
  fileprivate func risksTranslations() -> Self {
    risks(.copy, "The text in the source locale changed, but the other locales still say the same as before.")
  }

  fileprivate func risksUnapproved() -> Self { risks(.copy, "People see a new text that has not been approved.") }
}
