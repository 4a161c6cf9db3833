import NotificationCivilTime
import SpecDiagnostics
import SpecLanguage
import Testing
import YAMLNodes

@testable import NotificationConformance

/// Texts that must have the words of a document.
@Suite struct QuotedTextTests {
  private static func requirement(_ quote: String, _ texts: String, check: String = "generated") throws -> Requirement {
    let yaml = """
      - id: BAKE/COPY-1
        document: bake
        section: One
        quote: |-
      \(quote.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
        requires: "Something."
        kind: copy
        checked_by: \(check)
        texts: \(texts)
      """
    let file = RequirementsFile(try #require(YAMLReader.read(Array(yaml.utf8), file: "requirements.yaml").tree))
    #expect(file.diagnostics == [])
    return try #require(file.requirements.first)
  }

  private static let bread = "[{ text: bakery/fresh_bread.body, locale: en }]"

  @Test func theSameWordsProveIt() throws {
    let coverage = Coverage(
      of: [try Self.requirement("Text(\"Bread!\")", Self.bread)], specs: [try Bakery.spec()], results: [])
    #expect(coverage.findings == [])
    #expect(coverage.entries.map(\.state) == [.proven])
    #expect(coverage.entries.map(\.texts) == [["bakery/fresh_bread.body in en"]])
    #expect(coverage.isComplete)
  }

  /// Where the document has no words in a language, the agreed ones count, and its line does not.
  @Test(arguments: [("Bread!", true), ("Rolls!", false)])
  func agreedWordsProveIt(_ words: String, _ isProven: Bool) throws {
    let texts = "[{ text: bakery/fresh_bread.body, locale: en, agreed: \"\(words)\" }]"
    let coverage = Coverage(
      of: [try Self.requirement("Text(\"Brot!\")", texts)], specs: [try Bakery.spec()], results: [])
    #expect(coverage.entries.map(\.state) == [isProven ? .proven : .open])
    #expect(coverage.findings.map(\.code) == (isProven ? [] : ["requirements/other-words"]))
  }

  /// One character more, less or other, a part of the quote, and other typography.
  @Test(arguments: ["Bread", "Bread!!", "bread!", "Bread! ", "Bread! Now.", "Вread!", "Bread！", "Breа\u{301}d!"])
  func anyOtherWordsOpenIt(_ words: String) throws {
    let coverage = Coverage(
      of: [try Self.requirement("Text(\"\(words)\")", Self.bread)], specs: [try Bakery.spec()], results: [])
    #expect(coverage.entries.map(\.state) == [.open])
    let finding = try #require(coverage.findings.first)
    #expect(coverage.findings.count == 1)
    #expect(finding.code == "requirements/other-words")
    #expect(
      finding.message
        == "'fresh_bread.body' reads 'Bread!' in 'en', but BAKE/COPY-1 asks for '\(words)'")
    #expect(finding.span.file == "bakery.yaml")
    #expect(finding.notes.map { $0.span?.file } == ["requirements.yaml"])
    #expect(!coverage.isComplete)
    #expect(coverage.text().text.contains("BAKE/COPY-1  1 finding  Something."))
  }

  @Test func eachTextHasItsLine() throws {
    let swapped = """
      [{ text: bakery/fresh_bread.body, locale: en, line: 2 }, { text: bakery/cold_oven.body, locale: en, line: 1 }]
      """
    let coverage = Coverage(
      of: [try Self.requirement("Bread!\nCold.", swapped)], specs: [try Bakery.spec()], results: [])
    #expect(coverage.findings.count == 2)
  }

  @Test func aTextOfAnAppThatIsNotAskedForIsNoProof() throws {
    let requirement = try Self.requirement("Tea!", "[{ text: cafe/tea.body, locale: en }]")
    let coverage = Coverage(of: [requirement], specs: [try Bakery.spec()], results: [])
    #expect(coverage.entries.map(\.state) == [.open])
    #expect(coverage.findings == [])
  }

  @Test(arguments: [
    ("[{ text: bakery/fresh_bred.body, locale: en }]", "names a text 'fresh_bred.body' that 'bakery' does not have"),
    (
      "[{ text: bakery/fresh_bread.body, locale: zh-Hans }]",
      "names 'bakery/fresh_bread.body' in 'zh-Hans', but there is no such text in that language"
    ),
    (
      "[{ text: bakery/fresh_bread.body, locale: en, with: { loaves: \"2\" } }]",
      "gives 'loaves' a value, which 'bakery/fresh_bread.body' does not show"
    ),
    (
      "[{ text: bakry/fresh_bread.body, locale: en }]",
      "names a text of an unknown app 'bakry': did you mean 'bakery'?"
    ),
  ])
  func whatIsUnknownIsReported(_ texts: String, _ message: String) throws {
    let requirement = try Self.requirement("Bread!", texts)
    let found = TextIndex([try Bakery.spec()]).unknownTexts(of: [requirement])
    #expect(found.map(\.message) == ["'BAKE/COPY-1' \(message)"])
    #expect(found.map(\.code) == ["requirements/unknown-text"])
  }

  @Test func agreementsAreOverAfterTheirDay() throws {
    var requirement = try Self.requirement("Tea!", "[]")
    let day = try #require(CivilDate("2026-06-30"))
    requirement.notApplicable = Justification(
      reason: "No tea.", owner: "care", until: Located(day, at: requirement.idSpan))
    let agreed = Coverage(of: [requirement], specs: [], results: [], today: day)
    #expect(agreed.entries.map(\.state) == [.notApplicable])
    #expect(agreed.isComplete)
    #expect(agreed.text().text.contains("BAKE/COPY-1  No tea. (care, until 2026-06-30)\n"))
    let over = Coverage(of: [requirement], specs: [], results: [], today: CivilDate("2026-07-01"))
    #expect(over.entries.map(\.state) == [.open])
    #expect(
      over.findings.map(\.message) == [
        "'BAKE/COPY-1' was agreed to be not applicable until 2026-06-30, and that date has passed: meet it and remove "
          + "'not_applicable', or agree on a new date with care"
      ])
  }
}
