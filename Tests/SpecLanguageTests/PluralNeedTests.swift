import NotificationTerms
import NotificationText
import SpecLanguage
import Testing

/// A finding about a missing form says only what is true of the language.
@Test(
  arguments: [
    ("en", PluralCategory.other, "0, 2, 3 and so on"), ("en", .one, "1"), ("ru", .one, "1, 21, 31 and so on"),
    ("ru", .few, "2–4, 22–24, 32–34 and so on"), ("ru", .many, "0, 5–20, 25–30 and so on"),
    ("zh-Hans", .other, "all numbers"), ("fr", .many, "large round numbers"),
    ("es", .many, "large round numbers"), ("pl", .one, "1"), ("pl", .many, "0, 5–21, 25–31 and so on"),
    ("fr", .one, "0, 1"), ("ar", .two, "2"), ("ar", .few, "3–10, 103–110 and so on"),
    ("ar", .many, "11–99, 111–199 and so on"), ("ar", .other, "100–102, 200 and so on"),
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
