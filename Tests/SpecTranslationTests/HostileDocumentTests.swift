import SpecDiagnostics
import Testing

@testable import SpecTranslation

/// Documents in which a text could be taken for another one, and ones made to fill memory.
@Suite struct HostileDocumentTests {
  private func read(_ text: String) -> (rows: [TranslationRow], sentences: [String]) {
    let (document, findings) = TranslationDocument.read(Array(text.utf8), file: "f")
    return (document?.rows ?? [], findings.map(\.message))
  }

  private func xliff(
    _ units: String, root: String = "xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" xmlns:t=\"urn:tool\""
  ) -> String {
    """
    <xliff version="1.2" \(root)><file original="demo" source-language="en" target-language="ru"><body>\(units)</body>\
    </file></xliff>
    """
  }

  private func unit(_ content: String) -> String { xliff("<trans-unit id=\"a\">\(content)</trans-unit>") }

  @Test(arguments: [
    ("<source>A</source><target>Б</target><target>В</target>", "two '<target>'"),
    ("<source>A</source><target state=\"new\"/><target>В</target>", "two '<target>'"),
    ("<source>A</source><source>B</source><target>Б</target>", "two '<source>'"),
    ("<source>A</source><target xml:lang=\"de\">Б</target>", "is in 'de', but its file is in 'ru'"),
    ("<source>A</source><u:target>Б</u:target>", "nothing declares the prefix of '<u:target>'"),
    ("<source>A</source><target>&#+65;</target>", "means nothing"),
    ("<source>A</source><target>&#x+41;</target>", "means nothing"),
  ])
  func whatHasTwoMeaningsIsRefused(_ content: String, _ sentence: String) {
    let (rows, sentences) = read(unit(content))
    #expect(rows == [])
    #expect(sentences.count == 1 && sentences[0].contains(sentence), "\(sentences)")
  }

  /// Only an element of XLIFF itself is a target.
  @Test(arguments: [
    "<t:target>Nein</t:target><target>Да</target>", "<target>Да</target><t:target>Nein</t:target>",
    "<target xmlns=\"urn:tool\">Nein</target><target>Да</target>",
    "<target>Да</target><t:x><target>Nein</target></t:x>",
    "<target>Да</target><alt-trans><target>Nein</target></alt-trans>",
    "<target>Д<mrk mtype=\"seg\">а</mrk></target>", "<target><![CDATA[Д]]><?p x?><!-- y -->а</target>",
    "<target xml:lang=\"ru-RU\">Да</target>",
  ])
  func othersAreIgnored(_ content: String) {
    let (rows, sentences) = read(unit("<source>A</source>\(content)"))
    #expect(sentences == [])
    #expect(rows.map(\.target) == ["Да"])
    #expect(rows.map(\.inline) == [nil])
  }

  @Test func anElementOfATargetStaysOne() {
    let (rows, _) = read(unit("<source>A</source><target>Да<t:br/></target>"))
    #expect(rows.first?.inline?.name == "t:br")
  }

  @Test func itIsNamedAsItIsWritten() {
    let (rows, _) = read(unit("<source>A</source><target>Да<br xmlns=\"urn:tool\"/></target>"))
    #expect(rows.first?.inline?.name == "br")
    let other = "<x:html xmlns:x=\"urn:oasis:names:tc:xliff:document:1.2\"/>"
    #expect(read(other).sentences[0].contains("it begins with '<x:html>'"))
    let skeleton = "<skl xmlns=\"urn:tool\"><t:trans-unit xmlns:t=\"urn:oasis:names:tc:xliff:document:1.2\"/></skl>"
    #expect(read(xliff(skeleton)).sentences[0].contains("a '<trans-unit>' is inside '<skl>'"))
  }

  @Test func theRootMustBeXLIFF() {
    #expect(read(xliff("", root: "xmlns=\"urn:other\"")).sentences[0].contains("has the namespace 'urn:other'"))
    #expect(read("<xliff/>").sentences[0].contains("of an unknown version"))
    let other = "<x:xliff version='1.1' xmlns:x='urn:oasis:names:tc:xliff:document:1.1'><x:file/></x:xliff>"
    #expect(read(other).sentences[0].contains("it has no texts"))
  }

  @Test(arguments: [
    "<header><trans-unit id='a'><source>A</source></trans-unit></header>",
    "<t:skl><trans-unit id='a'><source>A</source></trans-unit></t:skl>",
  ])
  func aUnitMustBeWhereXLIFFAllowsUnits(_ content: String) {
    #expect(read(xliff(content)).sentences[0].contains("where XLIFF does not allow it"))
  }

  @Test func everyFileOfAnAppSaysItsSource() throws {
    let app = try TestApp(
      "strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" }, b: { en: \"B\", ru: \"Б\", zh-Hans: \"乙\" } }\n")
    let result = try app.imported(
      """
      app,id,source,target,source_language,target_language
      demo,strings.a,A,Аз,en,ru
      demo,strings.b,B,Буки,zh-Hans,ru
      """)
    #expect(result.changedCount == 1 && result.leftCount == 1)
    #expect(result.findings.map { "\($0.span.start.line) \($0.code)" } == ["3 translation/other-language"])
  }

  @Test func textsAndCellsHaveALimit() {
    let head = "app,id,source,target,source_language,target_language\n"
    let row = "demo,x,a,b,en,ru\n"
    let many = read(head + String(repeating: row, count: TranslationDocument.mostTexts + 1))
    #expect(many.sentences.count == 1 && many.sentences[0].contains("more than 100000 texts, which is the limit"))
    let wide = read(String(repeating: ",", count: 5_000))
    #expect(wide.sentences.count == 1 && wide.sentences[0].contains("more than 1000 cells, which is the limit"))
  }

  @Test func wrongRowsAreCounted() throws {
    let app = try TestApp("strings: { a: { en: \"A\", ru: \"А\", zh-Hans: \"甲\" } }\n")
    let head = "app,id,source,target,source_language,target_language\n"
    for name in ["demo", "other"] {
      let rows = (0..<30_000).map { "\(name == "demo" ? name : "app\($0)"),x\($0),a,b,en,ru\n" }.joined()
      let result = try app.imported(head + rows)
      #expect(result.findings.count == FindingCollector.limit + 1)
      #expect(result.findings.counts.errors == 30_000)
    }
  }
}
