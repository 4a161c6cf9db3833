import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// Texts that count several numbers, on their way to translators and back.
@Suite struct SeveralPluralsTranslationTests {
  private static let sections = """
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

    """

  private let app: TestApp

  init() throws { app = try TestApp(Self.sections) }

  private let russian: KeyValuePairs = [
    "learned.body": "{lessons}: {words}",
    "learned.body|==|substitutions.words.plural.one": "{words} слово",
    "learned.body|==|substitutions.words.plural.few": "{words} слова",
    "learned.body|==|substitutions.words.plural.many": "{words} слов",
    "learned.body|==|substitutions.words.plural.other": "{words} слова",
    "learned.body|==|substitutions.lessons.plural.one": "{lessons} урок",
    "learned.body|==|substitutions.lessons.plural.few": "{lessons} урока",
    "learned.body|==|substitutions.lessons.plural.many": "{lessons} уроков",
    "learned.body|==|substitutions.lessons.plural.other": "{lessons} урока",
  ]

  @Test func theSentenceAndEachFormAreUnits() {
    let units = app.app.spec.translationUnits(in: "ru")
    #expect(units.map(\.id) == russian.map(\.key))
    #expect(units.map(\.source).prefix(3) == ["{words} in {lessons}", "one word", "{words} words"])
    #expect(
      units[0].note.contains(
        "{words} (words that are translated on their own, such as '34 words'), {lessons} (words that are translated on "
          + "their own, such as '3 lessons')"), "\(units[0].note)")
    #expect(
      units[2].note.contains(
        "This is what the sentence '{words} in {lessons}' says in place of {words}. Plural form 'few': for 2–4"))
    // It may not show the other number, and is shorter than the sentence by nobody knows how much.
    #expect(!units[2].note.contains("{lessons} (") && !units[2].note.contains("At most"), "\(units[2].note)")
    #expect(
      app.app.spec.translationUnits(in: "zh-Hans").map(\.id) == [
        "learned.body", "learned.body|==|substitutions.words.plural.other",
        "learned.body|==|substitutions.lessons.plural.other",
      ])
  }

  @Test func aNewLanguageComesInAndGoesOutAgain() throws {
    let result = try app.imported(app.table(russian, in: "ru"), status: .proposed)
    #expect(result.findings.map(\.message) == [])
    let after = try app.after(result)
    #expect(
      after.texts == "notispec: 1\n" + Self.sections + """
                ru: { plural: [words, lessons], text: "{lessons}: {words}", forms: { words: { one: "{words} слово", few: "{words} слова", many: "{words} слов", other: "{words} слова" }, lessons: { one: "{lessons} урок", few: "{lessons} урока", many: "{lessons} уроков", other: "{lessons} урока" } }, status: proposed }

        """)
    let units = after.app.spec.translationUnits(in: "ru")
    #expect(units.map { $0.target ?? "" } == russian.map(\.value))
    for format in [TranslationFormat.xliff, .csv] {
      let again = try after.imported(after.export(format, "ru"))
      #expect(again.findings.map(\.message) == [])
      #expect(again.files == [])
    }
    let edited = try after.imported(
      after.table(["learned.body|==|substitutions.lessons.plural.few": "Все {lessons} урока"], in: "ru"))
    #expect(edited.findings.map(\.message) == [])
    #expect(
      try after.after(edited).texts
        == after.texts.replacing("few: \"{lessons} урока\"", with: "few: \"Все {lessons} урока\""))
  }

  @Test func whatIsMissingOrMisplacedIsFound() throws {
    func messages(_ targets: KeyValuePairs<String, String>) throws -> [String] {
      try app.imported(app.table(targets, in: "ru")).findings.map(\.message)
    }
    #expect(
      try messages(["learned.body": "{lessons}: {words}"])
        == ["'learned.body' has no text for 'one' of 'words': 'ru' needs it for 1, 21, 31 and so on"])
    #expect(
      try messages(["learned.body|==|substitutions.words.plural.one": "{words} слово"])
        == ["'learned.body' has no text for the sentence that the forms go into"])
    #expect(
      try messages(["learned.body": "{lessons}"]).first
        == "The translation of 'learned.body' does not show '{words}'")
    #expect(
      try messages(["learned.body|==|substitutions.words.plural.few": "слова"]).first
        == "The translation of 'learned.body|==|substitutions.words.plural.few' does not show '{words}', but this form is shown for 2, 3, 4"
    )
    #expect(
      try messages(["learned.body|==|substitutions.words.plural.few": "{words} слова в {lessons}"]).first?
        .hasPrefix("The translation of 'learned.body|==|substitutions.words.plural.few' shows '{lessons}', but") == true
    )
  }
}

@Test func aMomentIsShownAsOne() throws {
  let app = try TestApp(
    """
    notifications:
      starts:
        summary: "A start."
        target: home
        arguments: { at: { type: instant, style: time, example: 1772474400000 } }
        trigger: { after: { signal: begun, delay: 0m } }
        copy: { body: { en: "At {at}" } }
    """ + "\nsignals: { begun: { parameters: { at: { type: instant } } } }\n")
  #expect(
    app.app.spec.translationUnits(in: "ru").first?.note.contains("{at} (a time of day, such as 18:00)") == true)
}
