import NotificationTerms
import NotificationText
import SpecLanguage
import Testing

/// A finding about a missing form says only what is true of the language.
@Test(
  arguments: [
    ("en", PluralCategory.other, "0, 2, 3, 4 and so on"), ("en", .one, "1"), ("ru", .one, "1, 21, 31, 41 and so on"),
    ("ru", .few, "2, 3, 4, 22 and so on"), ("ru", .many, "0, 5, 6, 7 and so on"),
    ("zh-Hans", .other, "0, 1, 2, 3 and so on"), ("fr", .many, "large round numbers"),
    ("es", .many, "large round numbers"),
  ] as [(LanguageTag, PluralCategory, String)])
func someWholeNumbersTakeTheForm(_ locale: LanguageTag, _ category: PluralCategory, _ numbers: String) {
  #expect(category.need(in: locale) == "'\(locale)' needs it for \(numbers)")
}

@Test(
  arguments: [
    ("ru", PluralCategory.other), ("uk", .other), ("pl", .other), ("cs", .many), ("lt", .many),
  ] as [(LanguageTag, PluralCategory)])
func noWholeNumberTakesTheForm(_ locale: LanguageTag, _ category: PluralCategory) {
  #expect(
    category.need(in: locale) == "a text needs every form of '\(locale)', even this one, which no whole number uses")
}
