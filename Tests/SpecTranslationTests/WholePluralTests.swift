import SpecLanguage
import Testing

@testable import SpecTranslation

/// New forms of a plural text are taken together or not at all, and words that are gone from a file are missed.
@Suite struct WholePluralTests {
  private let app: TestApp

  init() throws {
    app = try TestApp(
      TranslationEditsTests.notifications + "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" } }\n")
  }

  private func edited(_ format: TranslationFormat, _ edits: KeyValuePairs<String, String>) throws -> TranslationImport {
    var text = app.export(format, "ru")
    for (old, new) in edits {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new)
    }
    return try app.imported(text)
  }

  /// `few` would keep its old words beside a new `one`.
  @Test func aFormThatIsGoneKeepsTheOthersOut() throws {
    let table = app.export(.csv, "ru").split(separator: "\r\n", omittingEmptySubsequences: false)
    let without = table.filter { !$0.contains("plural.few") }.joined(separator: "\r\n")
    let result = try app.imported(without.replacing("{n} день", with: "{n} сутки"))
    #expect(result.findings.map(\.code) == ["translation/missing-form"], "\(result.findings)")
    #expect(result.findings.first?.message.hasSuffix(". Its other forms are not taken either") == true)
    #expect(result.files == [] && result.leftCount == 1)
    // Nobody has to have touched the rest.
    #expect(try app.imported(without).findings.map(\.code) == ["translation/missing-form"])
  }

  @Test func aFormThatIsEmptiedKeepsTheOthersOut() throws {
    let po = try edited(.po, ["\"{n} дня\"": "\"\"", "\"{n} день\"": "\"{n} сутки\""])
    #expect(po.findings.map(\.code) == ["translation/emptied"], "\(po.findings)")
    #expect(po.files == [] && po.leftCount == 2)
    // Without what it says of the words that it was exported with.
    let table = app.table(["streak.body|==|plural.one": "{n} сутки", "streak.body|==|plural.few": ""], in: "ru")
    #expect(try app.imported(table).findings.map(\.code) == ["translation/missing-form"])
  }

  @Test(arguments: TranslationFormat.allCases) func aTranslationThatIsEmptiedIsMissed(_ format: TranslationFormat)
    throws
  {
    let (old, new) =
      switch format {
      case .xliff: ("<target state=\"translated\">А</target>", "<target/>")
      case .xliff2: ("<target>А</target>", "<target/>")
      case .po: ("msgstr \"А\"", "msgstr \"\"")
      case .csv: (",А,", ",,")
      }
    let result = try edited(format, [old: new])
    #expect(
      result.findings.map(\.message) == [
        "'strings.a' was exported with a translation and came back without one: the specs keep 'А'. To have it translated "
          + "again, set its 'status: missing'"
      ])
    #expect(result.files == [] && result.leftCount == 1 && result.emptyCount == 0)
  }
}
