import Foundation
import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecPreview

/// What settings are, in the language of whoever reads the screen.
@Suite struct SettingValueTests {
  private func words(_ setting: String, _ locale: LanguageTag, of app: String = "lingo") throws -> [String]? {
    let spec = try #require(SpecReader.read(ShippedSpecs.sources(app)).spec)
    return SettingValue(try #require(spec.preference(setting)), in: locale)?.words
  }

  @Test func daysTimesAndNumbersAreAsTheLanguageWritesThem() throws {
    #expect(try words("practice_days", "en") == ["Monday – Sunday"])
    #expect(try words("practice_days", "ru") == ["понедельник – воскресенье"])
    #expect(try words("practice_days", "zh-Hans") == ["星期一 – 星期日"])
    #expect(try words("practice_times", "en") == ["7:00\u{202F}PM"])
    #expect(try words("practice_times", "ru") == ["19:00"])
    #expect(try words("practice_times", "ar") == ["7:00 م"])
    #expect(try words("practice_on", "ru") == nil, "it is drawn as a switch")
  }

  @Test func daysApartAreNamedOneByOne() throws {
    let week = "[monday, tuesday, wednesday, thursday, friday, saturday, sunday]"
    let sources = try ShippedSpecs.sources("lingo").map { source in
      let file = Golden.packageFolder().appendingPathComponent(source.path)
      let text = try String(contentsOf: file, encoding: .utf8)
      return SpecSource(
        path: source.path,
        bytes: Array(text.replacing(week, with: "[sunday, monday, tuesday, wednesday, friday]").utf8))
    }
    let spec = try #require(SpecReader.read(sources).spec)
    let days = try #require(spec.preference("practice_days"))
    #expect(SettingValue(days, in: "de")?.words == ["Montag – Mittwoch", "Freitag", "Sonntag"])
    // Nothing is known of this language: the values stay as the spec has them.
    let plain = try #require(SettingValue(days, in: "tlh"))
    #expect(plain.isPlain && plain.words == ["monday – wednesday", "friday", "sunday"])
  }

  @Test func thePageSaysThatTheSpecHasNoWordsForThem() throws {
    let page = try KioskApp.page()
    #expect(page.contains("The spec has no texts for times of day"))
    #expect(page.contains("<span class=\"value\">7:30 م</span>"))
    let without = try KioskApp.page(
      ("type: time\n    default: \"19:30\"", "type: toggle\n    default: true\n    controls: [letter]"))
    #expect(!without.contains("The spec has no texts for times of day"))
  }
}
