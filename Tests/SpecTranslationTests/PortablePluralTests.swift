import NotificationTerms
import NotificationText
import TestSupport
import Testing

@testable import SpecTranslation

/// Plural texts in PO: the numbered forms of gettext, out and in.
@Suite struct PortablePluralTests {
  private static let sections = """
    notifications:
      streak:
        summary: "In a row."
        target: home
        arguments: { n: { type: int, example: 2 } }
        trigger: { after: { signal: done, delay: 0m } }
        copy:
          body:
            en: { plural: n, one: "{n} day", other: "{n} days" }
            ru: { plural: n, one: "{n} день", few: "{n} дня", many: "{n} дней", other: "{n} дня" }

    """

  private let app: TestApp

  init() throws { app = try TestApp(Self.sections) }

  private var russian: [String] {
    get throws { try #require(app.app.spec.translationUnits(in: "ru") as [TranslationUnit]?).compactMap(\.target) }
  }

  private func message(_ forms: [String], rule: String? = nil, source: String = "{n} days", language: String = "ru")
    -> String
  {
    let field = rule.map { "Plural-Forms: \($0)\\n" } ?? ""
    return """
      msgid ""
      msgstr "Language: \(language)\\n\(field)X-Source-Language: en\\n"

      msgctxt "demo/streak.body"
      msgid "{n} day"
      msgid_plural "\(source)"

      """ + forms.enumerated().map { "msgstr[\($0.offset)] \"\($0.element)\"\n" }.joined()
  }

  private func texts(_ result: TranslationImport, _ locale: LanguageTag = "ru") throws -> [String?] {
    try app.after(result).app.spec.translationUnits(in: locale).map(\.target)
  }

  @Test func oneMessageHasTheFormsOfWholeNumbers() {
    let text = app.export(.po, "ru")
    #expect(
      text.hasSuffix(
        """
        msgstr[0] is for 1, 21, 31 and so on. msgstr[1] is for 2–4, 22–24, 32–34 and so on. msgstr[2] is for 0, 5–20, 25–30 and so on.
        #. notispec-exported \(["{n} день", "{n} дня", "{n} дней"].map { ExportedWords($0, .approved).mark }.joined(separator: " "))
        msgctxt "demo/streak.body"
        msgid "{n} day"
        msgid_plural "{n} days"
        msgstr[0] "{n} день"
        msgstr[1] "{n} дня"
        msgstr[2] "{n} дней"

        """), "\(text)")
    let chinese = app.export(.po, "zh-Hans")
    #expect(chinese.contains("Plural-Forms: nplurals=1; plural=0;"))
    #expect(chinese.hasSuffix("msgid \"{n} day\"\nmsgid_plural \"{n} days\"\nmsgstr[0] \"\"\n"), "\(chinese)")
  }

  /// Russian has a form of its own for decimals, which gettext does not know.
  @Test func whatTheFileHasNoFormForIsKept() throws {
    let result = try app.imported(message(["{n} сутки", "{n} суток", "{n} суток!"]))
    #expect(result.findings.map(\.message) == [])
    #expect(try texts(result) == ["{n} сутки", "{n} суток", "{n} суток!", "{n} дня"])
    let unchanged = try app.imported(app.export(.po, "ru"))
    #expect(unchanged.findings == [] && unchanged.changedCount == 0 && unchanged.sameCount == 4)
  }

  @Test func aNewTextGetsThemFromTheLastForm() throws {
    let text = message(["{n} 天"], language: "zh-Hans")
    let result = try app.imported(text)
    #expect(result.findings.map(\.message) == [])
    #expect(try texts(result, "zh-Hans") == ["{n} 天"])
    let fresh = try TestApp(Self.sections.replacing(/\n *ru: .*/, with: ""))
    let russian = try fresh.imported(message(["{n} день", "{n} дня", "{n} дней"]))
    #expect(russian.findings.map(\.message) == [])
    #expect(
      try fresh.after(russian).app.spec.translationUnits(in: "ru").map(\.target) == [
        "{n} день", "{n} дня", "{n} дней", "{n} дней",
      ])
  }

  /// A tool may number the forms in another way, or have more than the language.
  @Test func theRuleOfTheFileCounts() throws {
    let rule =
      "nplurals=4; plural=n==1 ? 3 : n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>20) ? 1 : 2;"
    let same = try app.imported(message(["{n} сутки", "{n} суток", "{n} суток!", "{n} сутки"], rule: rule))
    #expect(same.findings.map(\.message) == [])
    #expect(try texts(same).prefix(3) == ["{n} сутки", "{n} суток", "{n} суток!"])
    let other = try app.imported(message(["{n} сутки", "{n} суток", "{n} суток!", "сутки"], rule: rule))
    #expect(
      other.findings.map(\.message) == [
        "'streak.body|==|plural.one' in 'ru' has different words in msgstr[0] and msgstr[3], which are one form in this language"
      ])
    #expect(try texts(other).prefix(3) == ["{n} день", "{n} дня", "{n} дней"])
  }

  /// A finding is at the form that it is about, in whatever order the file has them.
  @Test func eachFormHasItsPlace() throws {
    let result = try app.imported(message(["{m} день", "{m} дня", "{m} дней"]))
    #expect(result.findings.map { "\($0.span.start.line):\($0.span.start.column)" } == ["7:1", "8:1", "9:1"])
  }

  @Test func theOldSourceOfAStalePluralHasItsForms() throws {
    let stale = try TestApp(
      Self.sections.replacing(
        /ru: \{/, with: "ru: { status: stale, translates: \"{n} night | {n} nights\","))
    let text = stale.export(.po, "ru")
    #expect(text.contains("#| msgid \"{n} night\"\n#| msgid_plural \"{n} nights\"\n"), "\(text)")
  }

  @Test func anEarlierSourceIsNamed() throws {
    let result = try app.imported(message(["{n} сутки", "{n} суток", "{n} суток!"], source: "{n} nights"))
    // `one` has its source, and would be in other words than the rest.
    #expect(result.findings.map(\.code) == ["translation/source-changed"])
    #expect(try texts(result) == ["{n} день", "{n} дня", "{n} дней", "{n} дня"])
    #expect(result.changedCount == 0 && result.leftCount == 3 && result.files == [])
    let revised = try app.imported(message(["{n} сутки", "{n} дня", "{n} дней"], source: "{n} nights"))
    #expect(revised.findings.map(\.code) == ["translation/source-changed"] && revised.files == [])
  }

  /// Each form of a number in a text that counts several is a plural of its own.
  @Test func severalNumbersAreSeveralMessages() throws {
    let several = try TestApp(
      """
      notifications:
        learned:
          summary: "A week."
          target: home
          arguments: { words: { type: int, example: 34 }, lessons: { type: int, example: 3 } }
          trigger: { after: { signal: done, delay: 0m } }
          copy:
            body:
              en:
                plural: [words, lessons]
                text: "{words} in {lessons}"
                forms:
                  words: { one: "one word", other: "{words} words" }
                  lessons: { one: "{lessons} lesson", other: "{lessons} lessons" }

      """)
    let text = several.export(.po, "ru")
    #expect(
      text.contains(
        "msgctxt \"demo/learned.body|==|substitutions.words\"\nmsgid \"one word\"\nmsgid_plural \"{words} words\""))
    var filled = text
    for (source, forms) in [
      ("msgid \"{words} in {lessons}\"\nmsgstr \"", ["{lessons}: {words}"]),
      ("msgid_plural \"{words} words\"\n", ["{words} слово", "{words} слова", "{words} слов"]),
      ("msgid_plural \"{lessons} lessons\"\n", ["{lessons} урок", "{lessons} урока", "{lessons} уроков"]),
    ] {
      let empty = forms.count == 1 ? "" : forms.indices.map { "msgstr[\($0)] \"\"\n" }.joined()
      let full = forms.count == 1 ? forms[0] : forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
      filled = filled.replacing(source + empty, with: source + full)
    }
    let result = try several.imported(filled)
    #expect(result.findings.map(\.message) == [])
    #expect(try several.after(result).app.spec.translationUnits(in: "ru").allSatisfy { $0.target != nil })
  }

  @Test(arguments: [
    ("n%2==1 || n>5 && !(n<=7)", [0, 1, 0, 1, 0, 1, 0, 1, 1]), ("n==1?0:n==2?1:2", [2, 0, 1, 2]),
    ("1+2*n-4/2", [-1, 1, 3]), ("0", [0, 0]),
  ])
  func expressionsAreThoseOfC(_ text: String, _ values: [Int]) throws {
    let expression = try #require(PluralExpression(text))
    #expect(values.indices.map { expression.value(for: $0) } == values)
  }

  @Test(arguments: ["", "n n", "(n", "n==", "n=1", "x", "-", String(repeating: "(", count: 400), "n ? 1"])
  func whatIsNoExpressionIsNone(_ text: String) { #expect(PluralExpression(text) == nil) }

  /// Those that the tables of translate-toolkit and gettext have too, and some that only CLDR has.
  @Test(arguments: [
    ("ja", 1), ("en", 2), ("fr", 2), ("es", 2), ("is", 2), ("fil", 2), ("he", 3), ("lv", 3), ("ro", 3), ("hr", 3),
    ("ru", 3),
    ("pl", 3), ("cs", 3), ("lt", 3), ("sl", 4), ("gd", 4), ("gv", 4), ("ga", 5), ("mt", 5), ("ar", 6), ("cy", 6),
  ])
  func eachLanguageHasItsRule(_ locale: LanguageTag, _ count: Int) throws {
    let rule = try #require(GettextPlurals.of(locale))
    #expect(rule.count == count)
    let expression = try #require(PluralExpression(rule.expression))
    for number in 0...300 {
      let place = try #require(expression.value(for: number))
      #expect(rule.category(of: place) == PluralRules.category(of: number, in: locale.text), "\(number)")
    }
  }

  /// Nothing in gettext tells these apart: each form is a message of its own.
  @Test func aLanguageWithoutARuleHasMessagesOfItsOwn() { #expect(GettextPlurals.of("br") == nil) }
}
