import NotificationTerms
import NotificationText
import SpecLanguage
import Testing

@Suite struct LanguageFlawTests {
  @Test(arguments: [
    ("ua", "uk"), ("jp", "ja"), ("cn", "zh-Hans"), ("kr", "ko"), ("cz", "cs"), ("gr", "el"), ("dk", "da"), ("gb", "en"),
    ("us", "en"), ("hk", "zh-Hant"), ("kz", "kk"), ("by", "be"), ("tc", "en"), ("jp-JP", "ja"),
  ])
  func theCodeOfARegionIsNotALanguage(_ written: String, _ meant: String) throws {
    let tag = try #require(LanguageTag(written))
    #expect(tag.flaw == .region(meant: meant, isRareLanguage: written == "kr"))
  }

  @Test(arguments: [
    ("iw", LanguageFlaw.oldCode(meant: "he")), ("in-ID", .oldCode(meant: "id-ID")), ("jpn", .longCode(meant: "ja")),
    ("ger-DE", .longCode(meant: "de-DE")), ("chi", .longCode(meant: "zh-Hans")), ("xx", .noLanguage),
    ("qq", .noLanguage),
    ("und", .noLanguage), ("mul", .noLanguage), ("aaj", .noLanguage), ("en-UK", .noRegion("UK", meant: "en-GB")),
    ("uk-UK", .noRegion("UK", meant: "uk")), ("ja-JA", .noRegion("JA", meant: "ja")),
    ("zh-Hant-ZZ", .noRegion("ZZ", meant: "zh-Hant")),
  ])
  func otherUnusedCodes(_ written: String, _ flaw: LanguageFlaw) throws {
    #expect(try #require(LanguageTag(written)).flaw == flaw)
  }

  @Test(arguments: [
    "en", "en-GB", "en-US", "pt-BR", "pt-PT", "es-419", "zh", "zh-HK", "zh-Hans-CN", "sr-Latn", "sr-Latn-ME", "se",
    "no",
    "nb", "tl", "fil", "haw", "yue", "gsw-CH", "ca-ES-valencia", "en-XA", "kr-NG", "sv-SE", "de-CH-1996", "en-x-uk",
  ])
  func languagesThatThereAre(_ written: String) throws {
    #expect(try #require(LanguageTag(written)).flaw == nil)
  }

  /// CLDR knows them all.
  @Test func everyLanguageWithPluralRulesExists() {
    for first in 0x61...0x7A {
      for second in 0x61...0x7A {
        let code = String(decoding: [UInt8(first), UInt8(second)], as: UTF8.self)
        guard let tag = LanguageTag(code), PluralRules.categories(for: tag.text) != nil else { continue }
        switch tag.flaw {
        case nil, .oldCode: break
        case .noLanguage, .region, .longCode, .noRegion: Issue.record("\(code) exists")
        }
      }
    }
  }
}
