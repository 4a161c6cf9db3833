import NotificationTerms
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("en", "en"), ("EN-gb", "en-GB"), ("zh-hans", "zh-Hans"), ("sr-latn-rs", "sr-Latn-RS"), ("es-419", "es-419"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
  ])
  func aTagIsReadIntoItsCanonicalForm(_ raw: String, _ canonical: String) throws {
    #expect(try #require(LanguageTag(raw)).text == canonical)
  }

  @Test(arguments: ["", "e", "e1", "en_US", "en-", "-en", "en--US", "english language", "ру", "zh-Hans-abcdefghi"])
  func anInvalidTagIsRefused(_ raw: String) {
    #expect(LanguageTag(raw) == nil)
  }

  @Test func theLanguageIsTheFirstSubtag() {
    #expect(("zh-Hans" as LanguageTag).language == "zh")
    #expect(("en" as LanguageTag).language == "en")
  }
}
