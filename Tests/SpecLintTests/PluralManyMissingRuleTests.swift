import NotificationTerms
import NotificationText
import SpecEmission
import SpecLanguage
import Testing

@testable import SpecLint

@Suite struct PluralManyMissingRuleTests {
  private func spec(_ language: String, _ text: String) -> String {
    """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, \(language)], source_locale: en, delivery: local }
    signals: { counted: { parameters: { count: { type: int }, days: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { after: { signal: counted, delay: 1h } }
        arguments: { count: { type: int }, days: { type: int } }
        copy: { body: { en: "{count}/{days}", \(language): \(text) } }
    """
  }

  @Test(arguments: ["fr", "es", "it", "pt", "pt-PT", "ca"]) func aMillionMayShowOther(_ language: String) throws {
    let text = spec(language, "{ plural: count, one: \"{count} a {days}\", other: \"{count} b {days}\" }")
      .replacing(" \(language): {", with: " 1️⃣\(language): {")
    try expectFindings(
      of: PluralManyMissingRule(), in: text,
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.\(language)' has no text for 'many', so a million shows that of 'other': "
            + "write it as people say a million of them, or waive this if the number stays small"
        )
      ])
  }

  @Test func ofSeveralNumbersEachHasForms() throws {
    let text = spec(
      "fr",
      "{ plural: [count, days], text: \"{count} {days}\", forms: { count: { one: a, many: m, other: b }, days: { one: \"c\", other: \"d\" } } }"
    ).replacing(" fr: {", with: " 1️⃣fr: {")
    try expectFindings(
      of: PluralManyMissingRule(), in: text,
      [
        (
          "1️⃣",
          "'notifications.daily.copy.body.fr.forms.days' has no text for 'many', so a million shows that of 'other': "
            + "write it as people say a million of them, or waive this if the number stays small"
        )
      ])
  }

  @Test func elsewhereManyIsNeeded() throws {
    for language in ["ru", "pl", "ar", "en", "uk", "cs", "lt", "he", "mt"] {
      let tag = try #require(LanguageTag(language))
      #expect(!PluralCategory.many.isForMillions(in: tag), "\(language)")
    }
  }

  /// Reading, the lowered rules, samples and the String Catalog do without it.
  @Test func theFormOfOtherIsShown() throws {
    let read = SpecReader.read([
      SpecSource(
        path: "app.yaml",
        bytes: Array(
          spec("fr", "{ plural: count, one: \"{count} jour {days}\", other: \"{count} jours {days}\" }").utf8))
    ])
    #expect(read.diagnostics == [])
    let spec = try #require(read.spec)
    let copy = try #require(spec.texts.first { $0.key == "daily.body" }?.text["fr"])
    let sample = copy.sample(["count": .int(1_000_000), "days": .int(2)])
    #expect(sample?.text.contains("jours") == true, "\(String(describing: sample))")
    let catalog = StringCatalogEmitter().files(for: spec).first { $0.path.hasSuffix("Localizable.xcstrings") }
    #expect(catalog?.contents.contains("\"many\"") == false)
  }
}
