import NotificationTerms
import SpecLanguage
import Testing

@testable import SpecTranslation

/// A source that is changed to other placeholders leaves its translations behind: they are out of date, and translators go on.
@Suite struct OutgrownTranslationTests {
  /// - Parameter source: The body in English.
  private static func texts(
    _ source: String, ru: String = "\"Привет\"", zh: String = "\"你好\"", arguments: String = "n: { type: int }"
  ) -> String {
    """
    notifications:
      greet:
        summary: "Greets."
        target: home
        trigger: { after: { signal: done, delay: 1h } }
        arguments: { \(arguments) }
        copy:
          body: { en: \(source), ru: \(ru), zh-Hans: \(zh) }
    strings: { a: { en: "A", ru: "А", zh-Hans: "甲" } }

    """
  }

  private static let russian = [
    "greet.body|==|plural.one": "{n} день", "greet.body|==|plural.few": "{n} дня",
    "greet.body|==|plural.many": "{n} дней",
    "greet.body|==|plural.other": "{n} дня",
  ]

  @Test func aNewPlaceholderMakesTranslationsStale() throws {
    let app = try TestApp(Self.texts("\"Hello, {n}\""))
    let progress = TranslationProgress(of: app.app.spec, in: "ru")
    #expect(progress.stale == 1 && progress.missing == 0 && progress.open.map(\.id) == ["greet.body"])
    let unit = try #require(app.app.spec.translationUnits(in: "ru").first)
    #expect(unit.status == .stale && unit.target == "Привет" && unit.required == ["n"])
    let xliff = app.export(.xliff, "ru")
    #expect(xliff.contains("<target state=\"needs-l10n\">Привет</target>"), "\(xliff)")
  }

  /// The file that comes back needs no other language, and a text without a change of its own is no obstacle.
  @Test(arguments: TranslationFormat.allCases) func oneLanguageAtATime(_ format: TranslationFormat) throws {
    let app = try TestApp(Self.texts("\"Hello, {n}\""))
    let done = app.export(format, "ru").replacing("Привет", with: "Привет {n}")
      .replacing("state=\"needs-l10n\"", with: "state=\"translated\"").replacing(",stale,", with: ",approved,")
      .replacing(" subState=\"notispec:stale\"", with: "").replacing("state=\"initial\"", with: "state=\"translated\"")
      .replacing("#, fuzzy\n", with: "")
    let result = try app.imported(done)
    #expect(result.findings == [] && result.changedCount == 1, "\(result.findings)")
    let after = try app.after(result)
    #expect(after.texts.contains("ru: \"Привет {n}\","))
    #expect(TranslationProgress(of: after.app.spec, in: "ru").stale == 0)
    #expect(TranslationProgress(of: after.app.spec, in: "zh-Hans").stale == 1)
    let other = try app.imported(app.table(["strings.a": "Альфа"], in: "ru"))
    #expect(other.findings == [] && other.changedCount == 1)
  }

  @Test func whatTheSourceDoesNotShowAnyMoreIsRefused() throws {
    let app = try TestApp(Self.texts("\"Hello\"", ru: "\"Привет, {n}\"", zh: "\"你好{n}\"", arguments: ""))
    let unit = try #require(app.app.spec.translationUnits(in: "ru").first)
    #expect(unit.status == .stale && unit.allowed == [] && unit.target == "Привет, {n}")
    let left = try app.imported(app.table(["greet.body": "Здравствуй, {n}"], in: "ru"))
    #expect(left.findings.map(\.code) == ["translation/broken-placeholder"])
    let taken = try app.imported(app.table(["greet.body": "Здравствуй"], in: "ru"))
    #expect(taken.findings == [])
    #expect(try app.after(taken).texts.contains("ru: \"Здравствуй\","))
  }

  /// Nobody can confirm words that lack a value.
  @Test func oldWordsAreNotConfirmed() throws {
    let app = try TestApp(Self.texts("\"Hello, {n}\""))
    let table = app.export(.csv, "ru")
    #expect(try app.imported(table).findings == [])
    let result = try app.imported(table.replacing(",stale,", with: ",approved,"))
    #expect(result.findings.map(\.code) == ["translation/broken-placeholder"] && result.files == [])
  }

  /// The translation gets the forms that its source has now.
  @Test func aSourceThatCountsNowAsksForForms() throws {
    let app = try TestApp(Self.texts("{ plural: n, one: \"{n} day\", other: \"{n} days\" }"))
    let units = app.app.spec.translationUnits(in: "ru").filter { $0.text.key == "greet.body" }
    #expect(units.map(\.id) == Self.russian.keys.sorted(by: Self.isBefore))
    #expect(units.allSatisfy { $0.target == nil && $0.status == .stale })
    #expect(units[0].note.hasPrefix("The source has changed since this was translated. The translation was: 'Привет'."))
    #expect(TranslationProgress(of: app.app.spec, in: "ru").stale == 4)
    let result = try app.imported(
      app.table(
        [
          "greet.body|==|plural.one": "{n} день", "greet.body|==|plural.few": "{n} дня",
          "greet.body|==|plural.many": "{n} дней", "greet.body|==|plural.other": "{n} дня",
        ], in: "ru"))
    #expect(result.findings == [], "\(result.findings)")
    #expect(result.taken.first?.old == "Привет")
    let after = try app.after(result)
    #expect(
      after.texts.contains(
        "ru: { plural: n, one: \"{n} день\", few: \"{n} дня\", many: \"{n} дней\", other: \"{n} дня\" },"),
      "\(after.texts)")
    let half = try app.imported(app.table(["greet.body|==|plural.one": "{n} день"], in: "ru"))
    #expect(half.findings.map(\.code) == ["translation/missing-form"] && half.files == [])
  }

  private static func isBefore(_ one: String, _ other: String) -> Bool {
    let order = ["one", "few", "many", "other"]
    return order.firstIndex { one.hasSuffix($0) } ?? 0 < order.firstIndex { other.hasSuffix($0) } ?? 0
  }

  /// And loses them, also where they stand on lines of their own.
  @Test func aSourceThatCountsNoMoreTakesASentence() throws {
    let forms = Self.russian.sorted { Self.isBefore($0.key, $1.key) }
      .map { "\n        \($0.key.split(separator: ".").last ?? ""): \"\($0.value)\"" }.joined()
    let app = try TestApp(
      """
      strings:
        a:
          text:
            en: "No days"
            ru:
              plural: n\(forms)
              status: proposed
            zh-Hans: "{n}天"
          arguments: { n: { type: int } }

      """)
    let result = try app.imported(app.table(["strings.a": "Нет дней"], in: "ru"))
    #expect(result.findings == [])
    let after = try app.after(result)
    #expect(after.texts.contains("ru:\n        \"Нет дней\"\n      zh-Hans"), "\(after.texts)")
  }

  @Test func whatWaitsForItsTranslationGetsTheWordsOfToday() throws {
    let app = try TestApp(
      Self.texts(
        "{ plural: n, one: \"{n} day\", other: \"{n} days\" }", ru: "{ text: \"Hello\", status: missing }",
        zh: "{ text: \"Hello\", status: missing }"))
    let marks = TranslationImport(marking: [], renewing: ["ru", "zh-Hans"], in: app.app)
    #expect(marks.findings == [])
    let after = try app.after(marks)
    #expect(
      after.texts.contains(
        "ru: { plural: n, one: \"{n} day\", few: \"{n} days\", many: \"{n} days\", other: \"{n} days\", status: missing }"
      ),
      "\(after.texts)")
    #expect(after.texts.contains("zh-Hans: { plural: n, other: \"{n} days\", status: missing }"), "\(after.texts)")
  }

  @Test func aMarkNamesTheOldSource() throws {
    let old = try TestApp(Self.texts("\"Hello\"", arguments: ""))
    let app = try TestApp(Self.texts("\"Hello, {n}\""))
    let outrun = app.app.spec.outrunTranslations(since: old.app.spec)
    #expect(outrun.map(\.locale) == ["ru", "zh-Hans"])
    let after = try app.after(TranslationImport(marking: outrun, renewing: [], in: app.app))
    #expect(after.texts.contains("ru: { text: \"Привет\", status: stale, translates: \"Hello\" },"), "\(after.texts)")
    let unit = try #require(after.app.spec.translationUnits(in: "ru").first)
    #expect(unit.note.hasPrefix("The source has changed. Old: 'Hello'. New: 'Hello, {n}'."))
  }
}
