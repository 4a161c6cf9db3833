import SpecDiagnostics
import SpecLanguage
import Testing

@testable import SpecLint

@Suite struct WordSearchTests {
  private let words = WordSearch(["you forgot", "lazy", "подвёл", "ленив", "懒惰"])

  private func first(_ text: String) -> String? { words.first(in: text) }

  @Test(arguments: [
    ("Oh, YOU Forgot it", "you forgot"), ("lAzy", "lazy"), ("Кто-то ПОДВЁЛ", "подвёл"), ("Ленивый день", "ленив"),
    ("不要懒惰！", "懒惰"),
  ]) func wordsAreFoundInSmallLettersAndCapitals(_ text: String, _ word: String) {
    #expect(first(text) == word)
  }

  @Test(arguments: ["", "l", "laz", "You forgive", "懒", "Подвал", "you\u{0}forgot", "🎉", "glazy", "неленив"])
  func whatOnlyBeginsLikeAWordIsNotOne(_ text: String) {
    #expect(first(text) == nil)
  }

  @Test(arguments: ["lazy", "so lazy", "so laZY and more of it", "ЛЕНИВО", "и лЕнИв", "я и подвёл", "我懒惰"])
  func wordsAreFoundWhereverTheyAre(_ text: String) {
    #expect(first(text) != nil)
  }

  @Test(arguments: [
    ("Brunch Time", false), ("Running late?", false), ("«run»", true), ("中run文", true), ("จากRun", true),
  ]) func aWholeWordIsNoPartOfAnother(_ text: String, _ isThere: Bool) {
    #expect((WordSearch(["run"], areWhole: true).first(in: text) != nil) == isThere)
  }

  @Test(arguments: [("Get a CAT", true), ("cat", true), ("ca", false), ("C-A-T", false), ("un gato", false)])
  func shortWordsAreFoundToo(_ text: String, _ isThere: Bool) {
    let words = WordSearch(["cat", "a longer one"])
    #expect((words.first(in: text) != nil) == isThere)
  }

  @Test(arguments: ["BAKİNG", "ba\u{212A}ing", "Straße", "STRA\u{1E9E}E"]) func rareCapitalsCount(_ text: String) {
    #expect(WordSearch(["baking", "straße"]).first(in: text) != nil)
  }

  @Test func theFirstOfTheListIsNamedWhereverItStands() {
    #expect(first("A lazy day, and you forgot it") == "you forgot")
  }
}

@Test func rulesAboutWordingsFindTheSameTogetherAndEachByItself() throws {
  let spec = try example(
    """
    notispec: 1
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      daily:
        summary: "Daily."
        target: home
        trigger: { calendar: { every: day } }
        copy:
          title: { en: "LAZY  DAY." }
          body: { en: "You forgot <b>%d</b> " }
    """)
  let rules = LintRoster.all.compactMap { $0 as? any WordingRule }
  let together = WordingCheck(rules).check(spec).sortedForReport()
  #expect(together == rules.flatMap { $0.check(spec) }.sortedForReport())
  #expect(
    Set(together.map(\.code)) == [
      "copy/blaming-word", "copy/foreign-placeholder", "copy/markup", "copy/shouting", "copy/stray-space",
      "copy/title-punctuation",
    ])
}
