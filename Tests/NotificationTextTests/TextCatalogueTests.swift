import NotificationText
import Testing

@Suite struct TextCatalogueTests {
  private let catalogue = TextCatalogue(
    LocaleTable("en ru", source: "en"), fields: ["title", "body"],
    #"""
    streak
      title.en: Day {days}: {{{name}}}
      body.ru days=one: {days} день
      body.ru days=few: {days} дня
      body.ru days=other: {days} дней
      body.en days=one: {days} day
      body.en days=other: {days} days
    nothing
    plain
      title.en: A: b\n\u{5C}c\u{20}
      title.ru: А
      body.en:
      unknown.en: x
      body.fr: x
      body.ru: {} {unknown} } {open
    """#)

  private func streak(_ days: Int, _ locale: Int = 1) -> String? {
    catalogue.text(1, of: 0, in: locale, [TextArgument("days", .int(days))])
  }

  @Test func numbersChooseTheForm() {
    #expect([1, 3, 5, 21, 0, -1].map { streak($0) } == ["1 день", "3 дня", "5 дней", "21 день", "0 дней", "-1 день"])
    #expect([1, 2].map { streak($0, 0) } == ["1 day", "2 days"])
  }

  @Test func withoutAWholeNumberItIsTheLastForm() {
    #expect(catalogue.text(1, of: 0, in: 0) == " days")
    #expect(catalogue.text(1, of: 0, in: 0, [TextArgument("days", .double(1))]) == "1 days")
    #expect(catalogue.text(1, of: 0, in: 0, [TextArgument("day", .int(1))]) == " days")
  }

  @Test func bracesAreFilledAndDoubledOnesStay() {
    let arguments: TextArguments = [TextArgument("days", .int(2)), TextArgument("name", .string("{days}"))]
    #expect(catalogue.text(0, of: 0, in: 0, arguments) == "Day 2: {{days}}")
    #expect(catalogue.text(1, of: 2, in: 1, arguments) == "  } {open")
  }

  @Test func aMissingTranslationIsReplacedBySourceText() {
    #expect(
      catalogue.text(0, of: 0, in: 1, [TextArgument("days", .int(1)), TextArgument("name", .string("x"))])
        == "Day 1: {x}")
    #expect(catalogue.text(0, of: 1, in: 1) == nil)
  }

  @Test func escapesAreWhatTheyMean() {
    #expect(catalogue.text(0, of: 2, in: 0) == "A: b\n\\c ")
    #expect(catalogue.text(0, of: 2, in: 1) == "А")
    #expect(catalogue.text(1, of: 2, in: 0) == "")
  }

  @Test func templatesComeOutAsTheSpecHasThem() {
    let forms = catalogue.templates(1, of: 0, in: 1)
    #expect(forms.map(\.argument) == ["days", "days", "days"])
    #expect(forms.map(\.category) == [.one, .few, .other])
    #expect(forms.map(\.text) == ["{days} день", "{days} дня", "{days} дней"])
    #expect(catalogue.templates(0, of: 0, in: 0).map(\.text) == ["Day {days}: {{{name}}}"])
    #expect(catalogue.templates(0, of: 2, in: 0).map(\.text) == ["A: b\n\\c "])
    #expect(catalogue.templates(0, of: 1, in: 0).isEmpty)
  }

  /// A Latin name would turn an Arabic line around, or take the time behind it along.
  @Test func valuesKeepTheirDirection() {
    let catalogue = TextCatalogue(
      LocaleTable("en ar", source: "en"), fields: ["body", "default"],
      #"""
      met
        body.en: {who}, {n}: {day}
        body.ar: {who}، {n}: {day}
      nobody
        default.ar: أحد
      """#)
    let fields = CivilFields(year: 2026, month: 9, day: 24, hour: 18, minute: 30)
    func said(_ locale: Int, _ who: TextArgument) -> String? {
      catalogue.text(
        0, of: 0, in: locale, [who, TextArgument("n", .int(3)), TextArgument("day", .civil(fields, .time))])
    }
    #expect(said(0, TextArgument("who", .string("Luigi"))) == "Luigi, 3: 18:30")
    #expect(said(1, TextArgument("who", .string("Luigi"))) == "\u{2068}Luigi\u{2069}، 3: \u{2068}18:30\u{2069}")
    #expect(said(1, TextArgument("who", nil, or: 1)) == "أحد، 3: \u{2068}18:30\u{2069}")
  }

  @Test func aSentenceTakesAFormForEachNumber() {
    let catalogue = TextCatalogue(
      LocaleTable("en pl ar zh-Hans", source: "en"), fields: ["body"],
      #"""
      learned
        body.en: {{{words}}} in {lessons}, {name}
        body.en words=one: one word
        body.en words=other: {words} words
        body.en lessons=one: {lessons} lesson
        body.en lessons=other: {lessons} lessons
        body.pl: {words} w {lessons}, {name}
        body.pl words=one: {words} słowo
        body.pl words=few: {words} słowa
        body.pl words=many: {words} słów
        body.pl words=other: {words} słowa
        body.pl lessons=one: {lessons} lekcji
        body.pl lessons=few: {lessons} lekcjach
        body.pl lessons=many: {lessons} lekcjach
        body.pl lessons=other: {lessons} lekcji
        body.zh-Hans: {lessons} 课 {words} 词 {name}
      last
        body.en: Plain
      """#)
    func said(_ words: Int, _ lessons: Int, _ locale: Int, name: String = "{lessons}") -> String? {
      catalogue.text(
        0, of: 0, in: locale,
        [
          TextArgument("words", .int(words)), TextArgument("lessons", .int(lessons)),
          TextArgument("name", .string(name)),
        ])
    }
    #expect(said(1, 1, 0) == "{one word} in 1 lesson, {lessons}")
    #expect(said(34, 3, 0) == "{34 words} in 3 lessons, {lessons}")
    #expect(said(34, 3, 1, name: "x") == "34 słowa w 3 lekcjach, x")
    #expect(said(5, 1, 1, name: "x") == "5 słów w 1 lekcji, x")
    #expect(said(2, 2, 2, name: "x") == "{2 words} in 2 lessons, x")
    #expect(said(2, 9, 3, name: "x") == "9 课 2 词 x")
    #expect(catalogue.text(0, of: 0, in: 0) == "{ words} in  lessons, ")
    #expect(catalogue.text(0, of: 1, in: 1) == "Plain")
    let templates = catalogue.templates(0, of: 0, in: 1)
    #expect(templates.map(\.text).first == "{words} w {lessons}, {name}")
    #expect(
      templates.map { $0.argument ?? "" } == [""] + Array(repeating: "words", count: 4)
        + Array(repeating: "lessons", count: 4))
    #expect(catalogue.templates(0, of: 0, in: 3).map(\.text) == ["{lessons} 课 {words} 词 {name}"])
  }

  @Test(arguments: [(1, "1"), (1.5, "1.5"), (-0.5, "-0.5"), (1e14, "100000000000000"), (1e20, "1e+20"), (.nan, "nan")])
  func numbersPrintWithoutGrouping(_ number: Double, _ text: String) {
    #expect(catalogue.text(0, of: 0, in: 0, [TextArgument("days", .double(number))]) == "Day \(text): {}")
  }
}
