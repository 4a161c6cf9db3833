import NotificationTerms
import SpecLanguage
import TestSupport
import Testing

@testable import SpecTranslation

/// How new words look in the file, and what around them stays.
@Suite struct TranslationEditsTests {
  private func edited(
    _ sections: String, _ targets: KeyValuePairs<String, String>, in locale: LanguageTag = "ru",
    status: CopyText.Status? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> String {
    let app = try TestApp(sections, sourceLocation: sourceLocation)
    let result = try app.imported(
      app.table(targets, in: locale), status: status, sourceLocation: sourceLocation)
    #expect(result.findings.map(\.message) == [], sourceLocation: sourceLocation)
    return String(try app.after(result).texts.dropFirst("notispec: 1\n".count))
  }

  @Test func theQuotesStay() throws {
    let before = """
      strings:
        a: { en: "A", ru: "А", zh-Hans: '甲' } # kept
        b: { en: 'B', ru: 'Б', zh-Hans: '乙' }
        c:
          en: C
          ru: В
          zh-Hans: 丙
        d:
          en: "D"
          ru: |-
            Одна
            Две
          zh-Hans: "丁"
      """
    let after = try edited(
      before, ["strings.a": "say \"а\"", "strings.b": "it's", "strings.c": "Новое слово", "strings.d": "Раз\nДва\nТри"])
    #expect(
      after == """
        strings:
          a: { en: "A", ru: "say \\"а\\"", zh-Hans: '甲' } # kept
          b: { en: 'B', ru: 'it''s', zh-Hans: '乙' }
          c:
            en: C
            ru: Новое слово
            zh-Hans: 丙
          d:
            en: "D"
            ru: |-
              Раз
              Два
              Три
            zh-Hans: "丁"
        """)
  }

  @Test func quotesComeWhereTheyAreNeeded() throws {
    let before = "strings: { a: { en: A, ru: А, zh-Hans: 甲 }, b: { en: 'B', ru: 'Б', zh-Hans: '乙' } }"
    let after = try edited(before, ["strings.a": "Внимание: 50 %, {{x}}", "strings.b": "два\nряда"])
    #expect(
      after
        == "strings: { a: { en: A, ru: \"Внимание: 50 %, {{x}}\", zh-Hans: 甲 }, b: { en: 'B', ru: \"два\\nряда\", zh-Hans: '乙' } }"
    )
  }

  static let notifications = """
    notifications:
      streak:
        summary: "In a row."
        target: home
        arguments: { n: { type: int, example: 2 } }
        trigger: { after: { signal: done, delay: 0m } }
        copy:
          body:
            en: { plural: n, one: "{n} day", other: "{n} days" }
            ru: { plural: n, one: "{n} день", few: "{n} дня", many: "{n} дней", other: "{n} дня", status: proposed }

    """

  @Test func aFormOfAPluralChangesAlone() throws {
    let after = try edited(Self.notifications, ["streak.body|==|plural.few": "Уже {n} дня"])
    #expect(after == Self.notifications.replacing("few: \"{n} дня\"", with: "few: \"Уже {n} дня\""))
  }

  @Test func aNewTextIsInserted() throws {
    let before = """
      strings:
        a: { en: "A", ru: "А" }
        b:
          en: "B"
          ru: "Б" # last
        c: { summary: "S.", text: { en: "C", ru: "В", } }

      """
    let after = try edited(before, ["strings.a": "甲", "strings.b": "乙", "strings.c": "丙"], in: "zh-Hans")
    #expect(
      after == """
        strings:
          a: { en: "A", ru: "А", zh-Hans: "甲" }
          b:
            en: "B"
            ru: "Б" # last
            zh-Hans: "乙"
          c: { summary: "S.", text: { en: "C", ru: "В", zh-Hans: "丙", } }

        """)
    let plural = try edited(
      Self.notifications, ["streak.body|==|plural.other": "{n} 天"], in: "zh-Hans", status: .proposed)
    #expect(
      plural == Self.notifications + "        zh-Hans: { plural: n, other: \"{n} 天\", status: proposed }\n")
  }

  static let turns = """
    notifications:
      daily:
        summary: "In turns."
        target: home
        trigger: { calendar: { every: day, time: "20:00" } }
        copy:
          body:
            variants:
              choose: rotate
              usual:
                en: ["A", "B"]
                ru: ["А", "Б"]

    """

  @Test func rotatingTextsAreInsertedTogether() throws {
    let after = try edited(
      Self.turns, ["daily.body.usual": "甲", "daily.body.usual.2": "乙"], in: "zh-Hans", status: .proposed)
    #expect(
      after == Self.turns
        + "            zh-Hans: [{ text: \"甲\", status: proposed }, { text: \"乙\", status: proposed }]\n")
    let app = try TestApp(Self.turns)
    let half = try app.imported(app.table(["daily.body.usual": "甲"], in: "zh-Hans"))
    #expect(half.findings.map(\.code) == ["translation/missing-form"])
  }

  @Test func theStatusChangesWhereItIsAsked() throws {
    let before = """
      strings:
        a: { en: "A", ru: "А", zh-Hans: "甲" }
        b: { en: "B", ru: { text: "Б", status: proposed }, zh-Hans: "乙" }
        c:
          en: "C"
          ru:
            text: "В" # so far
            status: stale
          zh-Hans: "丙"

      """
    let targets: KeyValuePairs = ["strings.a": "А", "strings.b": "Бэ", "strings.c": "В"]
    #expect(
      try edited(before, targets, status: .approved)
        == before.replacing("{ text: \"Б\", status: proposed }", with: "\"Бэ\"")
        .replacing("\n      status: stale", with: ""))
    #expect(
      try edited(before, targets, status: .stale)
        == before.replacing("ru: \"А\"", with: "ru: { text: \"А\", status: stale }")
        .replacing("\"Б\", status: proposed", with: "\"Бэ\", status: stale"))
    #expect(try edited(before, targets) == before.replacing("\"Б\"", with: "\"Бэ\""))
    let changed: KeyValuePairs = ["strings.c": "Вэ"]
    #expect(
      try edited(before, changed)
        == before.replacing("\"В\"", with: "\"Вэ\"").replacing("\n      status: stale", with: ""))
  }

  @Test func theStatusIsInsertedNextToItsText() throws {
    let before = """
      strings:
        a: { en: "A", ru: { text: "А" }, zh-Hans: "甲" }
        b:
          en: "B"
          ru:
            text: "Б" # so far
          zh-Hans: "乙"

      """
    #expect(
      try edited(before, ["strings.a": "Аз", "strings.b": "Буки"], status: .proposed) == """
        strings:
          a: { en: "A", ru: { text: "Аз", status: proposed }, zh-Hans: "甲" }
          b:
            en: "B"
            ru:
              text: "Буки" # so far
              status: proposed
            zh-Hans: "乙"

        """)
  }

  @Test func lineEndsAndAMarkAtTheBeginningStay() throws {
    let yaml = "\u{FEFF}notispec: 1\r\nstrings:\r\n  a:\r\n    en: \"A\"\r\n    ru: \"А\" # ё\r\n"
    let head = try TestApp("strings: {}").files[0]
    let app = try TestApp([head, ("texts.yaml", Array(yaml.utf8))])
    let result = try app.imported(app.table(["strings.a": "甲"], in: "zh-Hans"))
    #expect(result.findings == [])
    #expect(try app.after(result).files[1].bytes == Array((yaml + "    zh-Hans: \"甲\"").utf8) + Array("\r\n".utf8))
  }

  /// A tool that knows languages with a region only.
  @Test(
    arguments: [
      ("en-US", "ru-RU", "ru"), ("en", "ru-Cyrl-RU", nil), ("en-GB", "zh-Hans-CN", "zh-Hans"),
      ("en", "zh-Hant-TW", nil), ("ru-RU", "zh-Hans", nil), ("en", "ru-u-ca-gregory", "ru"),
    ] as [(String, String, String?)])
  func aRegionThatTheAppDoesNotHaveIsLeftOut(_ source: String, _ target: String, _ taken: String?) throws {
    let app = try TestApp("strings: { a: { en: \"One\", ru: \"Раз\", zh-Hans: \"一\" } }")
    let table = app.table(["strings.a": "2"], in: "ru").replacing("\"en\"", with: "\"\(source)\"")
      .replacing("\"ru\"", with: "\"\(target)\"")
    let result = try app.imported(table)
    guard let taken else {
      #expect(result.findings.map(\.code) == ["translation/other-language"])
      return
    }
    #expect(result.findings == [])
    #expect(result.changedCount == 1)
    let locale = try #require(LanguageTag(taken))
    #expect(try app.after(result).app.spec.translationUnits(in: locale).map(\.target) == ["2"])
    let both = [(source, "en"), (target, taken)].filter { LanguageTag($0.0)?.text != $0.1 }
    #expect(result.takenLanguages.map(\.written) == both.map(\.0))
    #expect(result.takenLanguages.map(\.taken.text) == both.map(\.1))
  }

  /// "Unicode Text" of a spreadsheet, and XLIFF that says what it is.
  @Test(arguments: TranslationFormat.allCases, [true, false])
  func aMarkSaysThatItIsUTF16(_ format: TranslationFormat, _ isLittle: Bool) throws {
    let app = try TestApp("strings: { a: { en: \"One 🌱\", ru: \"Раз\", zh-Hans: \"一\" } }")
    var text = app.export(format, "ru").replacing("Раз", with: "Два 🌱").replacing("\"UTF-8\"", with: "\"UTF-16\"")
    if format == .csv { text = text.replacing(",", with: "\t") }
    if !text.hasPrefix("\u{FEFF}") { text = "\u{FEFF}" + text }
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
    let (read, findings) = TranslationDocument.read(bytes, file: "back")
    #expect(findings == [])
    let result = TranslationImport([try #require(read)], into: [app.app])
    #expect(result.findings == [])
    #expect(try app.after(result).app.spec.translationUnits(in: "ru").map(\.target) == ["Два 🌱"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesWithinACellEndAsInTheSpecs(_ end: String) throws {
    let app = try TestApp("strings: { a: { en: \"One\\ntwo\", ru: \"Раз\\nдва\", zh-Hans: \"一\" } }")
    let table = app.table(["strings.a": "Три\nчетыре"], in: "ru").replacing("\n", with: end)
    let result = try app.imported(table)
    #expect(result.findings == [])
    #expect(result.changedCount == 1)
    #expect(
      try app.after(result).app.spec.translationUnits(in: "ru").map(\.target) == ["Три\nчетыре"])
  }

  @Test func textsThatShareAllTheirLanguagesAreTranslatedOnce() throws {
    let before = "strings: { a: &t { en: \"A\", ru: \"А\", zh-Hans: \"甲\" }, b: *t }"
    let units = try TestApp(before).app.spec.translationUnits(in: "ru")
    #expect(units.map(\.id) == ["strings.a"])
    #expect(units[0].note == "A text of the app. The same words are shown for strings.b.")
    #expect(try edited(before, ["strings.a": "Аз"]) == before.replacing("А\"", with: "Аз\""))
  }

  @Test func aSharedTextIsNotChangedOnItsOwn() throws {
    let app = try TestApp(
      "strings: { a: { en: \"A\", ru: &t \"А\", zh-Hans: \"甲\" }, b: { en: \"A\", ru: *t, zh-Hans: \"甲\" } }")
    let result = try app.imported(app.table(["strings.a": "Другое"], in: "ru"))
    #expect(result.findings.map(\.code) == ["translation/cannot-change"])
    #expect(result.files == [])
    let alias = try app.imported(app.table(["strings.b": "Другое"], in: "ru"))
    #expect(alias.findings.map(\.code) == ["translation/cannot-change"])
  }
}
