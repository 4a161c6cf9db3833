import NotificationTerms
import NotificationText
import SpecLanguage
import Testing

/// A finding about a missing form says only what is true of the language.
@Test(
  arguments: [
    ("en", PluralCategory.other), ("ru", .one), ("ru", .many), ("zh-Hans", .other), ("fr", .many), ("es", .many),
  ] as [(LanguageTag, PluralCategory)])
func someWholeNumbersTakeTheForm(_ locale: LanguageTag, _ category: PluralCategory) {
  #expect(category.need(in: locale) == "'\(locale)' needs it for some numbers")
}

@Test(
  arguments: [
    ("ru", PluralCategory.other), ("uk", .other), ("pl", .other), ("cs", .many), ("lt", .many),
  ] as [(LanguageTag, PluralCategory)])
func noWholeNumberTakesTheForm(_ locale: LanguageTag, _ category: PluralCategory) {
  #expect(
    category.need(in: locale) == "a text needs every form of '\(locale)', even this one, which no whole number uses")
}
