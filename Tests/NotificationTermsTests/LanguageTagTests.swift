import NotificationTerms
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("EN-gb", "en-GB"), ("zh-hans", "zh-Hans"), ("sr-latn-rs", "sr-Latn-RS"), ("es-419", "es-419"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-SG"), ("zh-TW", "zh-TW"), ("zh-HK", "zh-HK"),
  ])
  func aTagIsReadIntoItsCanonicalForm(_ raw: String, _ canonical: String) throws {
    #expect(try #require(LanguageTag(raw)).text == canonical)
  }

  @Test(arguments: ["", "e", "e1", "en_US", "en-", "-en", "en--US", "english language", "ру", "zh-Hans-abcdefghi"])
  func anInvalidTagIsRefused(_ raw: String) {
    #expect(LanguageTag(raw) == nil)
  }

  @Test(arguments: [
    ("zh-HK", "zh-Hant-HK"), ("zh-TW", "zh-Hant-TW"), ("zh-MO", "zh-Hant-MO"), ("zh-SG", "zh-Hans-SG"),
    ("zh-Hant", "zh-Hant"), ("pt-PT", "pt-PT"),
  ])
  func aRegionOfChineseHasAScript(_ raw: String, _ whole: String) throws {
    #expect(try #require(LanguageTag(raw)).withScript.text == whole)
  }

  @Test func theLanguageIsTheFirstSubtag() {
    #expect(("zh-Hans" as LanguageTag).language == "zh")
    #expect(("en" as LanguageTag).language == "en")
  }
}
