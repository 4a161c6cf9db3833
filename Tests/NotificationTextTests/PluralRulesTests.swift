import NotificationText
import Testing

@Suite struct PluralRulesTests {
  private func numbers(_ range: some Sequence<Int>, _ category: PluralCategory, in tag: String) -> [Int] {
    range.filter { PluralRules.category(of: $0, in: tag) == category }
  }

  @Test func englishHasOneAndOther() {
    #expect(PluralRules.categories(for: "en") == [.one, .other])
    #expect(numbers(0...1000, .one, in: "en") == [1])
  }

  @Test func russianOneIsNotOnlyTheNumberOne() {
    let tried = [0, 1, 2, 4, 5, 10, 11, 12, 14, 15, 20, 21, 22, 25, 100, 101, 102, 111, 112, 121]
    #expect(PluralRules.categories(for: "ru") == [.one, .few, .many, .other])
    #expect(numbers(tried, .one, in: "ru") == [1, 21, 101, 121])
    #expect(numbers(tried, .few, in: "ru") == [2, 4, 22, 102])
    #expect(numbers(tried, .many, in: "ru") == [0, 5, 10, 11, 12, 14, 15, 20, 25, 100, 111, 112])
    #expect(numbers(0...1000, .other, in: "ru").isEmpty)
  }

  @Test func polishOneIsOnlyTheNumberOne() {
    #expect(PluralRules.categories(for: "pl") == [.one, .few, .many, .other])
    #expect(numbers(0...1000, .one, in: "pl") == [1])
    #expect(numbers(0...31, .many, in: "pl") == [0] + Array(5...21) + Array(25...31))
  }

  @Test(arguments: ["zh-Hans", "zh-Hant", "zh", "ja", "ko", "vi", "th", "id", "ms"] as [String])
  func someLanguagesNeverChooseAForm(_ tag: String) {
    #expect(PluralRules.categories(for: tag) == [.other])
    #expect(numbers(0...1000, .other, in: tag) == Array(0...1000))
  }

  @Test func arabicHasSixCategories() {
    #expect(PluralRules.categories(for: "ar") == PluralCategory.allCases)
    let found = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103].map { PluralRules.category(of: $0, in: "ar") }
    #expect(found == [.zero, .one, .two, .few, .few, .many, .many, .other, .other, .few])
  }

  @Test(arguments: ["fr", "es", "it", "pt", "pt-PT", "ca"] as [String])
  func romanceLanguagesCountMillionsApart(_ tag: String) {
    #expect(PluralRules.categories(for: tag) == [.one, .many, .other])
    #expect(numbers([0, 1_000_000, 1_000_001, 2_000_000], .many, in: tag) == [1_000_000, 2_000_000])
  }

  @Test func onlyEuropeanPortugueseTellsZeroFromOne() {
    let found = (["pt", "pt-BR", "pt-PT"] as [String]).map { PluralRules.category(of: 0, in: $0) }
    #expect(found == [.one, .one, .other])
  }

  @Test func aNegativeNumberIsTakenWithoutItsSign() {
    #expect(PluralRules.category(of: -21, in: "ru") == .one)
    #expect(PluralRules.category(of: -1, in: "en") == .one)
    // 9 223 372 036 854 775 808 ends in 08.
    #expect(PluralRules.category(of: .min, in: "ru") == .many)
    #expect(PluralRules.category(of: .min, in: "ar") == .few)
  }

  @Test func aLanguageWithoutRulesHasNoCategories() {
    #expect(PluralRules.categories(for: "tlh") == nil)
    #expect(PluralRules.category(of: 1, in: "tlh") == .other)
  }

  @Test func regionAndScriptChangeNothing() {
    #expect(PluralRules.categories(for: "sr-Latn-RS") == PluralRules.categories(for: "sr"))
    #expect(PluralRules.category(of: 1, in: "en-GB") == .one)
  }
}
