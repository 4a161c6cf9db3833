import NotificationText
import Testing

@Suite struct LocaleTableTests {
  private let table = LocaleTable("en ru zh-Hans pt-BR", source: "en")

  @Test(arguments: [
    ("ru", "ru"), ("ru-KZ", "ru"), ("RU", "ru"), ("en-GB", "en"), ("EN_gb", "en"), ("zh-Hans-SG", "zh-Hans"),
    ("zh_CN", "zh-Hans"), ("zh", "zh-Hans"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
  ])
  func aTextIsReadInTheNearestLocale(_ wanted: String, _ expected: String) {
    #expect(LocaleTable.closest(to: wanted, among: table.tags).map { table.tags[$0] } == expected)
  }

  @Test(arguments: ["fr", "zh-Hant", "zh-TW", "zh_HK", "", "-", "x"])
  func noLocaleFits(_ wanted: String) {
    #expect(LocaleTable.closest(to: wanted, among: table.tags) == nil)
  }

  /// A region of Chinese is read before its script, and its script before another region.
  @Test(
    arguments: [
      ("zh-Hant-HK", "en zh-Hant zh-HK", "zh-HK"), ("zh-HK", "en zh-Hant zh-Hant-HK", "zh-Hant-HK"),
      ("zh-Hant-TW", "en zh-HK zh-Hant", "zh-Hant"), ("zh-TW", "en zh-Hant", "zh-Hant"),
      ("zh-Hant-MO", "zh-SG zh-TW", "zh-TW"),
      ("zh-SG", "zh-Hans zh-SG", "zh-SG"), ("zh-Hans-CN", "zh-HK zh-SG", "zh-SG"), ("zh", "zh-TW zh-SG", "zh-SG"),
      ("zh-Hans", "en zh-HK", nil), ("sr-Cyrl-ME", "sr-Latn-RS sr-Cyrl-RS", "sr-Cyrl-RS"),
    ] as [(String, String, String?)])
  func aRegionStandsBesideItsScript(_ wanted: String, _ tags: String, _ expected: String?) {
    let tags = tags.split(separator: " ").map(String.init)
    #expect(LocaleTable.closest(to: wanted, among: tags).map { tags[$0] } == expected)
  }

  @Test(arguments: [
    (["ru-RU", "en-US"], "ru"), (["fr-FR", "ru"], "ru"), (["zh-Hant-HK", "zh"], "zh-Hans"), (["fr"], "en"), ([], "en"),
  ])
  func theFirstReadableLanguageCounts(_ preferred: [String], _ expected: String) {
    #expect(table.tags[table.position(preferred: preferred)] == expected)
  }

  @Test func anUnknownSourceIsTheFirstLocale() {
    #expect(LocaleTable("en ru", source: "ru").source == 1)
    #expect(LocaleTable("en ru", source: "fr").source == 0)
  }

  @Test func pluralCategoriesFollowTheLocale() {
    #expect(table.pluralCategory(of: 21, in: 1) == .one)
    #expect(table.pluralCategory(of: 21, in: 0) == .other)
    #expect(LocaleTable("tlh", source: "tlh").pluralCategory(of: 1, in: 0) == .other)
  }
}
