import SpecLanguage
import Testing

@testable import SpecTranslation

/// What a file has not changed since its export, words or status, changes nothing.
@Suite struct UntouchedRowsTests {
  private static func texts(_ a: String = "proposed", _ b: String = "proposed") -> String {
    func text(_ words: String, _ status: String) -> String {
      status == "approved" ? "\"\(words)\"" : "{ text: \"\(words)\", status: \(status) }"
    }
    return TranslationEditsTests.notifications
      + "strings: { a: { en: \"A\", ru: \(text("А", a)), zh-Hans: \"甲\" }, b: { en: \"B\", ru: \(text("Б", b)), zh-Hans: \"乙\" } }\n"
  }

  /// A file in which one of the two is approved.
  private func approving(_ words: String, _ format: TranslationFormat) throws -> String {
    let file = try TestApp(Self.texts()).export(format, "ru").replacing("\r\n", with: "\n")
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    let place = try #require(lines.firstIndex { $0.contains(words) && !$0.contains("translated from") })
    var changed = lines
    // Above the words in PO and in XLIFF 2.0.
    for line in (format == .csv ? place : place - 4)...place {
      changed[line] = changed[line].replacing("state=\"needs-review-l10n\"", with: "state=\"final\"")
        .replacing(",proposed,", with: ",approved,")
        .replacing("state=\"initial\" subState=\"notispec:proposed\"", with: "state=\"final\"")
      if format == .po, changed[line] == "#, fuzzy", line > place - 4 { changed[line] = "#" }
    }
    #expect(changed != lines)
    return changed.joined(separator: "\n")
  }

  @Test(arguments: TranslationFormat.allCases)
  func anApprovalOfOneFileStaysWithTheOther(_ format: TranslationFormat) throws {
    let app = try TestApp(Self.texts())
    let (one, two) = (try approving("А", format), try approving("Б", format))
    let first = try app.imported(one)
    #expect(first.statusCounts == [.approved: 1] && first.findings == [])
    let second = try app.after(first).imported(two)
    #expect(second.statusCounts == [.approved: 1] && second.findings == [])
    #expect(try app.after(first).after(second).texts.hasSuffix(Self.texts("approved", "approved")))
    let both = try app.imported([one, two])
    #expect(both.statusCounts == [.approved: 2] && both.findings == [])
    #expect(try app.after(both).texts.hasSuffix(Self.texts("approved", "approved")))
  }

  @Test(arguments: TranslationFormat.allCases)
  func aLateFileApprovesNothing(_ format: TranslationFormat) throws {
    let file = try TestApp(Self.texts("approved", "approved")).export(format, "ru")
    let now = try TestApp(Self.texts("proposed", "approved"))
    let late = try now.imported(file)
    #expect(late.files == [] && late.findings == [])
    // Nor do words that it does change: nobody has approved them since.
    let words = try now.imported(file.replacing("А", with: "Альфа").replacing("Альфаn", with: "Аn"))
    #expect(words.changedCount == 1 && words.statusCounts == [:], "\(words.statusCounts)")
    #expect(try now.after(words).texts.contains("ru: { text: \"Альфа\", status: proposed }"))
  }

  /// Of two people's copies of one export each has texts of its own.
  @Test(arguments: TranslationFormat.allCases)
  func theUntouchedCopyGivesWay(_ format: TranslationFormat) throws {
    let app = try TestApp(Self.texts("approved", "approved"))
    let file = app.export(format, "ru")
    let one = file.replacing("А", with: "Альфа").replacing("Альфаn", with: "Аn")
    let result = try app.imported([one, file.replacing("Б", with: "Бета")])
    #expect(result.findings == [] && result.changedCount == 2, "\(result.findings)")
    let two = try app.imported([one, file.replacing("А", with: "Аз")])
    #expect(two.findings.map(\.code) == ["translation/duplicate-unit"] && two.changedCount == 0)
  }

  @Test func anOptionGivesAllTheSameStatus() throws {
    let app = try TestApp(Self.texts())
    let result = try app.imported(app.export(.csv, "ru"), status: .approved)
    #expect(result.statusCounts == [.approved: 6])
  }

  @Test func aMarkSaysWhatItWasMadeOf() {
    for status in [CopyText.Status.approved, .proposed, .stale] {
      let exported = ExportedWords("А", status)
      #expect(ExportedWords(mark: exported.mark) == exported && exported.isOf("А") && !exported.isOf("Б"))
    }
    #expect(ExportedWords(mark: "none")?.mark == "none")
    // Of an export that did not remember it.
    #expect(ExportedWords(mark: "0123456789abcdef").map { $0.status == nil && $0.hash != nil } == true)
    for strange in ["", "0123", "0123456789abcdefpp", "0123456789abcdeg"] {
      #expect(ExportedWords(mark: strange) == nil)
    }
  }
}
