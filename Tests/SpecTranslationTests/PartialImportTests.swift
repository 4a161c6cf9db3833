import SpecLanguage
import Testing

@testable import SpecTranslation

/// What is wrong with one text stops only that one.
@Suite struct PartialImportTests {
  private let app: TestApp

  init() throws {
    app = try TestApp(
      TranslationEditsTests.notifications
        + "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" }, b: { en: \"B\", ru: \"Б\", zh-Hans: \"乙\" } }\n")
  }

  @Test func theRestGoesIn() throws {
    let table = app.table(
      [
        "strings.a": "Аз", "strings.b": "Бу{ки", "streak.body|==|plural.few": "Уже {n} дня",
        "streak.body|==|plural.one": "{m} день {k}",
      ], in: "ru")
    let result = try app.imported(table)
    #expect(
      result.findings.map { "\($0.span.start.line):\($0.span.start.column) \($0.code)" } == [
        "3:24 translation/broken-placeholder", "5:46 translation/broken-placeholder",
        "5:46 translation/broken-placeholder",
      ])
    #expect(result.changedCount == 1 && result.leftCount == 3)
    let after = try app.after(result).texts
    #expect(after.contains("ru: \"Аз\"") && after.contains("ru: \"Б\""))
    #expect(after.contains("one: \"{n} день\", few: \"{n} дня\""))
  }

  /// Whatever its source says now.
  @Test func anUnchangedTargetIsNoObstacle() throws {
    let table = app.table(["strings.a": "А", "strings.b": "Буки"], in: "ru").replacing("\"A\"", with: "\"Old\"")
    let result = try app.imported(table)
    #expect(result.findings == [])
    #expect(result.sameCount == 1 && result.changedCount == 1)
  }

  @Test func halfOfANewPluralStopsOnlyItself() throws {
    let app = try TestApp(
      TranslationEditsTests.notifications.replacing(#/ +ru: .*\n/#, with: "")
        + "strings: { a: { en: \"A\", zh-Hans: \"甲\" } }\n")
    let result = try app.imported(
      app.table(["streak.body|==|plural.few": "{n} дня", "streak.body|==|plural.one": "", "strings.a": "Аз"], in: "ru"))
    #expect(result.findings.map { "\($0.span.start.line) \($0.code)" } == ["3 translation/missing-form"])
    #expect(result.changedCount == 1 && result.leftCount == 1)
    #expect(try app.after(result).texts.contains("ru: \"Аз\""))
  }

  /// Of two files of a language one may have what is still to be done in the other.
  @Test(arguments: [false, true]) func anEmptyTargetIsNoSecondTranslation(_ isFirst: Bool) throws {
    let full = app.table(["strings.a": "Аз"], in: "ru")
    let rows = full.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.isEmpty }
    let row = try #require(rows.first { $0.contains("Аз") })
    let empty = row.replacing("Аз", with: "")
    let both = rows.flatMap { $0 != row ? [$0] : isFirst ? [empty[...], row] : [row, empty[...]] }
    let result = try app.imported(both.joined(separator: "\n") + "\n")
    #expect(result.findings == [] && result.changedCount == 1, "\(result.findings)")
  }

  @Test func whatCannotBeChangedStopsOnlyItself() throws {
    let app = try TestApp(
      "strings: { a: { en: \"A\", ru: &t \"А\", zh-Hans: \"甲\" }, b: { en: \"B\", ru: *t, zh-Hans: \"甲\" }, c: { en: \"C\", ru: \"Ц\", zh-Hans: \"甲\" } }"
    )
    let result = try app.imported(app.table(["strings.a": "Другое", "strings.c": "Це"], in: "ru"))
    #expect(result.findings.map(\.code) == ["translation/cannot-change"])
    #expect(result.changedCount == 1 && result.leftCount == 1)
    #expect(try app.after(result).texts.contains("ru: \"Це\""))
  }

  /// Two languages go into one list of entries, and two files into one import.
  @Test func severalFilesAndLanguagesAtOnce() throws {
    let app = try TestApp("strings:\n  a:\n    en: \"A\" # kept\n  b: { en: \"B\" }\n")
    let documents = [
      app.table(["strings.a": "Аз", "strings.b": "Буки"], in: "ru"),
      app.table(["strings.a": "甲", "strings.b": "乙"], in: "zh-Hans"),
    ].compactMap { TranslationDocument.read(Array($0.utf8), file: "f\($0.utf8.count)").document }
    let result = TranslationImport(documents, into: [app.app])
    #expect(result.findings == [])
    #expect(result.languages.map(\.tally.changed) == [2, 2])
    #expect(
      try app.after(result).texts
        == "notispec: 1\nstrings:\n  a:\n    en: \"A\" # kept\n    ru: \"Аз\"\n    zh-Hans: \"甲\"\n  b: { en: \"B\", ru: \"Буки\", zh-Hans: \"乙\" }\n"
    )
  }

  @Test func theSameTwiceIsOne() throws {
    let result = try app.imported(
      app.table(["strings.a": "Аз", "strings.a": "Аз", "strings.b": "Б", "strings.b": "В"], in: "ru"))
    #expect(result.findings.map(\.code) == ["translation/duplicate-unit"])
    #expect(result.changedCount == 1 && result.leftCount == 2)
  }

  @Test(arguments: ["sep=;\r\n", "\u{FEFF}sep=;\n", "\"sep=;\"\n"])
  func aLineSaysWhatSeparatesCells(_ line: String) throws {
    let table = line + "app;id;source;target;source_language;target_language\ndemo;strings.a;A;Аз;en;ru\n"
    #expect(try app.imported(table).changedCount == 1)
    let (document, findings) = TranslationDocument.read(Array("sep=\napp\n".utf8), file: "f")
    #expect(document == nil && findings.first?.message.contains("begins with 'sep='") == true)
  }
}
