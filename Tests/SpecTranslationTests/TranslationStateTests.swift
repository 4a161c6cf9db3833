import SpecLanguage
import Testing

@testable import SpecTranslation

/// What a file says of the state of a text is kept, and nothing else changes one.
@Suite struct TranslationStateTests {
  private static let before = """
    strings:
      a: { en: "A", ru: "А", zh-Hans: "甲" }
      p: { en: "P", ru: { text: "П", status: proposed }, zh-Hans: "乙" }
      s: { en: "S", ru: { text: "С", status: stale, translates: "Was" }, zh-Hans: "丙" }
      n: { en: "N", zh-Hans: "丁" }

    """

  private func xliff(_ id: String, _ target: String, _ attributes: String = "") throws -> String {
    try after(
      """
      <xliff version="1.2" xmlns:its="urn:its"><file original="demo" source-language="en" target-language="ru"><body>
      <trans-unit id="strings.\(id)" \(attributes)><source>\(id.uppercased())</source>\(target)</trans-unit>
      </body></file></xliff>
      """, id)
  }

  private func xliff2(_ id: String, _ segment: String, _ target: String) throws -> String {
    try after(
      """
      <xliff version="2.0" srcLang="en" trgLang="ru" xmlns:its="urn:its"><file id="demo"><unit id="strings.\(id)">
      <segment \(segment)><source>\(id.uppercased())</source>\(target)</segment></unit></file></xliff>
      """, id)
  }

  private func po(_ id: String, _ target: String, _ flag: String = "") throws -> String {
    try after(
      """
      msgid ""
      msgstr "Language: ru\\nX-Source-Language: en\\n"

      \(flag)
      msgctxt "demo/strings.\(id)"
      msgid "\(id.uppercased())"
      msgstr "\(target)"
      """, id)
  }

  private func csv(_ id: String, _ target: String, _ status: String) throws -> String {
    try after(
      """
      app,id,source,target,source_language,target_language,status
      demo,strings.\(id),\(id.uppercased()),\(target),en,ru,\(status)
      """, id)
  }

  /// What the Russian text is afterwards, as it is written.
  private func after(_ document: String, _ id: String) throws -> String {
    let app = try TestApp(Self.before)
    let result = try app.imported(document)
    #expect(result.findings.map(\.message) == [])
    let line = try app.after(result).texts.split(separator: "\n").first { $0.hasPrefix("  \(id): ") } ?? ""
    return String(line.drop { $0 != "," }.dropFirst(2).dropLast(2))
      .replacing(#/ru: |zh-Hans: "."|, $|, zh-Hans: "."/#, with: "").replacing(#/, $|^, /#, with: "")
  }

  @Test(arguments: [
    "state=\"needs-review-translation\"", "state=\"needs-adaptation\"", "state=\"needs-l10n\"",
    "state=\"needs-translation\"", "state-qualifier=\"mt-suggestion\"", "state-qualifier=\"leveraged-mt\"",
    "state=\"translated\" state-qualifier=\"fuzzy-match\"", "its:mtConfidence=\"0.7\"",
  ])
  func aDoubtfulTargetIsProposed(_ state: String) throws {
    let target = "<target \(state)>Новое</target>"
    for id in ["a", "p", "n"] { #expect(try xliff(id, target).contains("\"Новое\", status: proposed }")) }
    #expect(try xliff("s", target) == "{ text: \"Новое\", status: proposed }")
  }

  @Test func anUnapprovedTargetIsProposed() throws {
    #expect(try xliff("n", "<target>Новое</target>", "approved=\"no\"").contains("status: proposed"))
    #expect(try xliff("a", "<target state=\"translated\">А</target>", "approved=\"no\"").contains("status: proposed"))
  }

  @Test(arguments: ["translated", "final", "signed-off"])
  func aFinalTargetIsApproved(_ state: String) throws {
    for id in ["a", "p", "s", "n"] {
      #expect(try xliff(id, "<target state=\"\(state)\">Новое</target>") == "\"Новое\"")
    }
    #expect(try xliff("p", "<target state=\"\(state)\">П</target>") == "\"П\"")
    #expect(try xliff("s", "<target state=\"\(state)\">С</target>") == "\"С\"")
  }

  /// A machine's words that somebody has finished are that person's.
  @Test func finalComesBeforeWhereTheWordsAreFrom() throws {
    #expect(try xliff("n", "<target state=\"final\" state-qualifier=\"leveraged-mt\">Новое</target>") == "\"Новое\"")
  }

  @Test func whatAFileDoesNotSayStays() throws {
    #expect(try xliff("p", "<target>Новое</target>") == "{ text: \"Новое\", status: proposed }")
    #expect(try xliff("a", "<target>Новое</target>") == "\"Новое\"")
    #expect(try csv("p", "Новое", "") == "{ text: \"Новое\", status: proposed }")
  }

  /// New words end it, whatever is said; the same words do if somebody confirms them.
  @Test func whatIsStaleStaysItUntilItIsRevised() throws {
    let stale = "{ text: \"С\", status: stale, translates: \"Was\" }"
    #expect(try xliff("s", "<target>С</target>") == stale)
    #expect(try xliff("s", "<target state=\"needs-l10n\">С</target>") == stale)
    #expect(try xliff("s", "<target>Новое</target>") == "\"Новое\"")
    #expect(try csv("s", "С", "stale") == stale)
    #expect(try csv("s", "Новое", "stale") == "\"Новое\"")
    #expect(try csv("s", "С", "approved") == "\"С\"")
    #expect(try po("s", "С", "#, fuzzy") == stale)
    #expect(try po("s", "Новое", "#, fuzzy") == "{ text: \"Новое\", status: proposed }")
    #expect(try po("s", "С") == "\"С\"")
    #expect(try xliff2("s", "state=\"initial\" subState=\"notispec:stale\"", "<target>С</target>") == stale)
    #expect(try xliff2("s", "state=\"initial\" subState=\"notispec:stale\"", "<target>Новое</target>") == "\"Новое\"")
  }

  @Test(arguments: [
    "state=\"initial\"", "state=\"translated\" subState=\"x:needs-review\"",
    "state=\"translated\" its:mtConfidence=\"1\"",
  ])
  func aDoubtfulSegmentIsProposed(_ segment: String) throws {
    #expect(try xliff2("n", segment, "<target>Новое</target>").contains("\"Новое\", status: proposed }"))
  }

  @Test(arguments: ["translated", "reviewed", "final"])
  func aFinalSegmentIsApproved(_ state: String) throws {
    for id in ["a", "p", "s", "n"] {
      #expect(try xliff2(id, "state=\"\(state)\"", "<target>Новое</target>") == "\"Новое\"")
    }
  }

  @Test func aTableSaysItInItsColumn() throws {
    #expect(try csv("n", "Новое", "proposed").contains("status: proposed"))
    #expect(try csv("n", "Новое", "Needs-Review-Translation").contains("status: proposed"))
    #expect(try csv("p", "П", "final") == "\"П\"")
    let app = try TestApp(Self.before)
    let result = try app.imported(
      """
      app,id,source,target,source_language,target_language,status
      demo,strings.a,A,Аз,en,ru,great
      demo,strings.p,P,Покой,en,ru,
      """)
    #expect(
      result.findings.map { "\($0.span.start.line) \($0.code) \($0.message)" } == [
        "2 translation/unknown-status 'great' is not a status that 'strings.a' can have: write 'approved' or 'proposed', or "
          + "nothing"
      ])
    #expect(result.changedCount == 1)
  }
}
