import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// What a translator is told about a text, in the words and the way of writing of the language that they write.
@Suite struct TranslationNoteTests {
  private static let app = """
    notispec: 1
    app: { id: demo, module: Demo, bundle_id: com.example.demo, locales: [en, pl, ar, zh-Hans], source_locale: en, delivery: local }
    signals: { left: { parameters: { at: { type: instant }, price: { type: double }, n: { type: int } } } }
    deep_links: { scheme: demo, targets: { home: { path: /home } } }
    notifications:
      cart:
        summary: "A cart was left."
        target: home
        trigger: { after: { signal: left, delay: 1h } }
        badge: { argument: n }
        arguments:
          at: { type: instant, style: date_time, example: 1767268800000 }
          price: { type: money, currency: EUR, example: 23.5 }
          n: { type: int, example: 3, from: { signal: left, parameter: n }, default: { en: "0", pl: "0", ar: "0", zh-Hans: "0" } }
        copy:
          title: { en: "Your cart", pl: "Koszyk", ar: "سلتك", zh-Hans: "购物车" }
          body: { en: "Until {at}: {price}", pl: "Do {at}: {price}", ar: "حتى {at}: {price}", zh-Hans: "{at}前：{price}" }
    """

  private func units(_ locale: LanguageTag) throws -> [TranslationUnit] {
    let read = SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(Self.app.utf8))], folder: "demo")
    let spec = try #require(read.spec, "\(read.diagnostics)")
    return spec.translationUnits(in: locale)
  }

  @Test(
    arguments: [
      ("pl", "1 sty 2026", "23,50"), ("zh-Hans", "2026年1月1日", "23.50"), ("en", "Jan 1, 2026", "23.50"),
    ] as [(LanguageTag, String, String)])
  func momentsAndAmountsAreThoseOfTheLanguage(_ locale: LanguageTag, _ date: String, _ amount: String) throws {
    let note = try #require(units(locale).first { $0.id == "cart.body" }).note
    #expect(note.contains(date) && note.contains(amount), "\(note)")
    #expect(note.contains("wide") == (locale.language == "zh"))
  }

  /// The number on a badge is no text: somebody would return "zero".
  @Test func whatNoTextShowsIsNotExported() throws {
    #expect(try units("pl").map(\.id) == ["cart.title", "cart.body"])
  }

  /// A placeholder counts as what is shown in its place.
  @Test func aLimitIsSaidToTools() throws {
    let units = try units("pl")
    #expect(units[0].maxLength == 50)
    #expect(units[1].maxLength != 178 && units[1].maxLength.map { (150...190).contains($0) } == true)
    let read = SpecReader.read([SpecSource(path: "app.yaml", bytes: Array(Self.app.utf8))], folder: "demo")
    let spec = try #require(read.spec)
    let old = TranslationFormat.xliff.document(of: [spec], in: ["pl"])
    #expect(old.contains("<trans-unit id=\"cart.title\" approved=\"yes\" maxwidth=\"50\" size-unit=\"char\""), "\(old)")
    let new = TranslationFormat.xliff2.document(of: [spec], in: ["pl"])
    #expect(new.contains("slr:sizeRestriction=\"50\"") && new.contains("<slr:profiles generalProfile="), "\(new)")
    // And both come back.
    for document in [old, new] {
      #expect(TranslationDocument.read(Array(document.utf8), file: "pl").document?.rows.count == 2)
    }
  }

  private func forms(_ locale: LanguageTag) throws -> [TranslationUnit] {
    let app = try TestApp(
      """
      signals:
        told:
          parameters:
            { n: { type: int }, words: { type: int }, who: { type: string }, total: { type: double }, at: { type: instant }, day: { type: instant } }
      notifications:
        taken:
          summary: "A week."
          target: home
          trigger: { after: { signal: told, delay: 0m } }
          arguments:
            n: { type: int, example: 34 }
            words: { type: int, example: 35 }
            who: { type: string, example: "Luigi" }
            total: { type: money, currency: EUR, example: 23.5 }
            at: { type: instant, style: date_time }
            day: { type: instant, style: date }
          copy:
            title: { en: "{who}: {total} until {at}, {day}" }
            body: { en: { plural: words, one: "{n} of {words} word", other: "{n} of {words} words" } }
      """)
    return app.app.spec.translationUnits(in: locale)
  }

  /// An example of the number would be one of another form.
  @Test func aFormSaysWhichNumberItIsForAndNothingElse() throws {
    let units = try forms("ru").dropFirst()
    for unit in units {
      #expect(unit.note.contains("{words} (a whole number, which chooses the form)"), "\(unit.note)")
      #expect(
        unit.note.contains("{n} (a whole number),") && !unit.note.contains("34)") && !unit.note.contains("35"),
        "\(unit.note)")
    }
    let ends = units.map { $0.note.split(separator: "Plural form ").last.map(String.init) ?? "" }
    #expect(
      ends == [
        "'one': for 1, 21, 31 and so on.", "'few': for 2–4, 22–24, 32–34 and so on.",
        "'many': for 0, 5–20, 25–30 and so on.",
        "'other': for numbers with decimals. Nobody sees it, as {words} is always whole, but it must not be empty.",
      ])
    // Nothing is chosen where all numbers have the same form.
    let chinese = try #require(forms("zh-Hans").last).note
    #expect(chinese.contains("{words} (a whole number, such as 35)"), "\(chinese)")
    #expect(chinese.hasSuffix("Plural form 'other': for all numbers."), "\(chinese)")
  }

  /// "on" suits the date and not the time that the other text shows in its place.
  @Test func anotherTextWithTheSameWordsSaysWhatItShowsInThem() throws {
    let app = try TestApp(
      """
      signals: { told: { parameters: { at: { type: instant }, who: { type: string } } } }
      notifications:
        date:
          summary: "A date."
          target: home
          trigger: { after: { signal: told, delay: 0m } }
          arguments: &date { at: { type: instant, style: date }, who: { type: string, example: "Luigi" } }
          copy: { body: &words { en: "{who}: {at}" } }
        time:
          summary: "A time."
          target: home
          trigger: { after: { signal: told, delay: 0m } }
          arguments: { at: { type: instant, style: time }, who: { type: string, example: "Luigi" } }
          copy: { body: *words }
        same:
          summary: "Another date."
          target: home
          trigger: { after: { signal: told, delay: 0m } }
          arguments: *date
          copy: { body: *words }
      """)
    let note = try #require(app.app.spec.translationUnits(in: "pl").first).note
    #expect(note.contains("shown for time.body, there with {at} (a time of day, such as 18:30), same.body."), "\(note)")
  }

  @Test func aFormForOneNumberMayDoWithoutIt() throws {
    let notes = try forms("ar").dropFirst().map(\.note)
    #expect(notes.map { $0.hasSuffix("It may do without {words}.") } == [true, true, true, false, false, false])
    #expect(
      TranslationFormat.po.document(of: [try TestApp(Self.days).app.spec], in: ["en"]).contains(
        "msgstr[0] is for 1. It may do without {n}. msgstr[1] is for 0, 2, 3 and so on."))
  }

  private static let days = """
    notifications:
      streak:
        summary: "Days."
        target: home
        arguments: { n: { type: int, example: 7 } }
        trigger: { after: { signal: done, delay: 0m } }
        copy: { body: { en: { plural: n, one: "{n} day", other: "{n} days" } } }
    """

  /// Which number is the day, whether the clock has 24 hours, and how long it can be.
  @Test(
    arguments: [
      ("pl", "24 wrz 2026, 18:30"), ("en", "Sep 24, 2026, 6:30\u{202F}PM"), ("zh-HK", "2026年9月24日 下午6:30"),
      ("ar", "\u{2068}24\u{200F}/09\u{200F}/2026، 6:30 م\u{2069}"),
    ] as [(LanguageTag, String)])
  func aMomentWithoutAnExampleTellsItsFormat(_ locale: LanguageTag, _ text: String) throws {
    let note = try #require(forms(locale).first).note
    #expect(note.contains("{at} (a date and a time, such as \(text))"), "\(note)")
    #expect(note.contains("{day} (a date, such as "))
  }

  /// In an English note an Arabic amount would mix with the words around it, and a text of values alone has no direction.
  @Test func rightToLeftIsKeptInOrder() throws {
    let note = try #require(forms("ar").first).note
    #expect(note.contains("such as \u{2068}\u{200F}23.50\u{A0}€\u{2069})"), "\(note)")
    #expect(note.contains("Begin with U+200F if its first letter outside placeholders is a Latin one"), "\(note)")
    #expect(try forms("pl").first?.note.contains("U+200F") == false)
  }

  /// Whoever sees one variant does not see what chooses it, and an example of another one would be untrue.
  @Test func aVariantSaysWhenItIsShown() throws {
    let app = try TestApp(
      """
      signals: { told: { parameters: { n: { type: int }, who: { type: string } } } }
      notifications:
        streak:
          summary: "A streak."
          target: home
          arguments:
            n: { type: int, example: 21 }
            who: { type: string, enum: [he, she], example: he }
          trigger: { after: { signal: told, delay: 0m } }
          copy:
            title:
              variants:
                choose: { argument: who }
                he: { en: "He: {n}, {who}" }
                she: { en: "She: {n}, {who}" }
            body:
              variants:
                choose: { parameter: n, huge: { at_least: 1000 }, great: { above: 99 }, small: {} }
                huge: { en: "{n}!!" }
                great: { en: "{n}!" }
                small: { en: "{n}." }
      """)
    let notes = app.app.spec.translationUnits(in: "ru").map(\.note)
    func says(_ variant: String, _ when: String, _ example: String) -> Bool {
      notes.contains {
        $0.contains("variant '\(variant)', where \(when). A streak.") && $0.contains("such as \(example)")
      }
    }
    #expect(says("huge", "{n} is at least 1000", "1000"), "\(notes)")
    #expect(says("great", "{n} is below 1000 and above 99", "100"), "\(notes)")
    #expect(says("small", "{n} is below 1000 and at most 99", "21"), "\(notes)")
    #expect(says("she", "{who} is 'she'", "she"), "\(notes)")
  }

  /// A language with one form does not see the words that are in the forms of the source.
  @Test func aSentenceOfSeveralFormsIsSaidWhole() throws {
    let app = try TestApp(
      """
      signals: { told: { parameters: { n: { type: int }, words: { type: int } } } }
      notifications:
        week:
          summary: "A week."
          target: home
          arguments: { n: { type: int, example: 3 }, words: { type: int, example: 34 } }
          trigger: { after: { signal: told, delay: 0m } }
          copy:
            body:
              en:
                plural: [words, n]
                text: "{words} in {n}."
                forms:
                  words: { one: "{words} word", other: "{words} words" }
                  n: { one: "{n} lesson", other: "{n} lessons" }
      """)
    let whole = "The whole sentence of the source: '{words} words in {n} lessons.'"
    #expect(app.app.spec.translationUnits(in: "zh-Hans").first?.note.contains(whole) == true)
    #expect(app.app.spec.translationUnits(in: "ru").allSatisfy { !$0.note.contains(whole) })
  }
}
