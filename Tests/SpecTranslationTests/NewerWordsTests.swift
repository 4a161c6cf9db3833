import SpecLanguage
import Testing

@testable import SpecTranslation

/// A file that was exported before an editor changed the specs does not take the editor's words away.
@Suite struct NewerWordsTests {
  private static let texts =
    TranslationEditsTests.notifications
    + "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" }, n: { en: \"N\", ru: { text: \"N\", status: missing }, zh-Hans: \"乙\" } }\n"

  private func app(_ old: String = "", _ new: String = "") throws -> TestApp {
    try TestApp(old.isEmpty ? Self.texts : Self.texts.replacing(old, with: new))
  }

  private func edited(_ format: TranslationFormat, _ old: String, _ new: String) throws -> String {
    try app().export(format, "ru").replacing(old, with: new)
  }

  /// The file says which words it was exported with.
  @Test(arguments: TranslationFormat.allCases)
  func anEditorsWordsStay(_ format: TranslationFormat) throws {
    let now = try app("\"А\"", "\"Аз!\"")
    let result = try now.imported(try edited(format, "А", "Альфа").replacing("Альфаn", with: "Аn"))
    #expect(result.findings.map(\.code) == ["translation/changed-since-export"], "\(result.findings)")
    #expect(
      result.findings.map(\.message) == [
        "The translation of 'strings.a' in the specs has changed since this file was exported: they say 'Аз!' now, and "
          + "the file 'Альфа'. If the file is right, import it with '--overwrite'"
      ])
    #expect(result.changedCount == 0 && result.leftCount == 1 && result.files == [])
  }

  /// A second delivery with what the first one had is not newer either.
  @Test(arguments: TranslationFormat.allCases)
  func whatTheTranslatorDidNotTouchSaysNothing(_ format: TranslationFormat) throws {
    let result = try app("\"А\"", "\"Аз!\"").imported(try app().export(format, "ru"))
    #expect(result.findings == [] && result.files == [])
    #expect(result.keptCount == 1 && result.leftCount == 0)
    let forms = try app("{n} дня", "{n} денька").imported(try app().export(format, "ru"))
    #expect(forms.findings == [] && forms.files == [] && forms.keptCount > 0)
  }

  /// The text was not translated when the file was exported, and is now: a translator revises what was delivered.
  @Test func anEarlierDeliveryIsReplacedWithAWarning() throws {
    let table = try edited(.csv, "strings.n,N,", "strings.n,N,Эн")
    let now = try app("{ text: \"N\", status: missing }", "\"Н\"")
    let revised = try now.imported(table)
    #expect(revised.findings.map(\.code) == ["translation/changed-since-export"] && revised.changedCount == 1)
    #expect(revised.findings.map(\.severity) == [.warning])
    let first = try app().imported(table)
    #expect(first.findings == [] && first.changedCount == 1)
    let again = try app().after(first).imported(table)
    #expect(again.findings == [] && again.changedCount == 0)
  }

  @Test func anOptionOverwrites() throws {
    let now = try app("\"А\"", "\"Аз!\"")
    let document = try #require(
      TranslationDocument.read(Array(try edited(.csv, ",А,", ",Альфа,").utf8), file: "f").document)
    let result = TranslationImport([document], into: [now.app], overwrites: true)
    #expect(result.findings == [] && result.changedCount == 1)
  }

  /// A tool that has dropped the mark is believed.
  @Test func withoutTheMarkNothingIsKnown() throws {
    let now = try app("\"А\"", "\"Аз!\"")
    #expect(try now.imported(now.table(["strings.a": "Альфа"], in: "ru")).changedCount == 1)
  }

  @Test func theMarkIsThatOfTheSpecsInAPseudoLanguageToo() throws {
    let app = try app()
    let pseudo = TranslationFormat.csv.document(of: [app.app.spec], in: ["ru"], isPseudo: true)
    let result = try app.imported(pseudo)
    #expect(result.findings == [] && result.changedCount > 2)
  }
}
