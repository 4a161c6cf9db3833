import Testing

@testable import SpecTranslation

/// PO and XLIFF 2.0: what is written, and what is read of what tools make of it.
@Suite struct PortableObjectTests {
  private let app: TestApp

  init() throws {
    app = try TestApp(
      "strings: { a: { en: \"A \\\"q\\\"\\nB\", ru: { text: \"А\", status: stale, translates: \"Was\" }, zh-Hans: \"甲\" } }\n"
    )
  }

  @Test func aStaleMessageIsFuzzyWithItsOldSource() {
    #expect(
      app.export(.po, "ru") == """
        msgid ""
        msgstr ""
        "Language: ru\\n"
        "MIME-Version: 1.0\\n"
        "Content-Type: text/plain; charset=UTF-8\\n"
        "Content-Transfer-Encoding: 8bit\\n"
        "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"
        "X-Source-Language: en\\n"

        #. The source has changed. Old: 'Was'. New: 'A "q"
        #. B'. A text of the app.
        #. notispec-exported \(ExportedWords("А", .stale).mark)
        #, fuzzy
        #| msgid "Was"
        msgctxt "demo/strings.a"
        msgid "A \\"q\\"\\nB"
        msgstr "А"

        """)
  }

  /// As gettext breaks lines, with comments and obsolete messages.
  @Test func whatToolsMakeOfItIsRead() throws {
    let text = """
      # Translator
      #, fuzzy
      msgid ""
      msgstr ""
      "Language: zh_Hans\\n"
      "X-Source-Language: en\\n"

      #: specs/texts.yaml:1
      msgctxt ""
      "demo/strings.a"
      msgid ""
      "A \\"q\\"\\n"
      "B"
      msgstr ""
      "新\\n"
      "文"

      #~ msgid "gone"
      #~ msgstr "weg"
      """
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let result = try app.imported(text)
      #expect(result.findings == [])
      #expect(try app.after(result).app.spec.translationUnits(in: "zh-Hans").map(\.target) == ["新\n文"])
    }
  }

  @Test(arguments: [
    ("msgctxt \"demo/x\"\nmsgid \"a\"\n", 1, "has no 'msgstr'"), ("msgid \"a\"\nmsgstr \"b\"\n", 1, "has no 'msgctxt'"),
    ("msgid \"\"\nmsgstr \"b\n", 2, "does not end"), ("msgid \"a\\q\"\n", 1, "something that PO does not have"),
    ("msgid \"a\"\nmsgid_plural \"b\"\n", 1, "has no 'msgstr'"),
    ("msgid \"a\"\nmsgstr[0] \"b\"\n", 2, "has no 'msgid_plural' before it"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr \"b\"\n", 3, "has no number"),
    ("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n/0;\"\n", 1, "is not a rule of gettext"),
    (
      "msgid \"\"\nmsgstr \"Language: ru\"\nmsgctxt \"demo/a\"\nmsgid \"a\"\nmsgid_plural \"b\"\nmsgstr[3] \"c\"\n", 3,
      "has 'msgstr[3]', but 'ru' has 3 plural forms"
    ),
    ("msgid \"\" x\n", 1, "text after the quotes"), ("msgid \"\"\nfoo \"b\"\n", 2, "nothing that a PO file has"),
    ("# c\nmsgid x\n", 2, "a text in quotes here"), ("msgid \"\"\nmsgstr \"\"\n", 1, "it has no texts"),
  ])
  func whatIsBrokenIsSaid(_ text: String, _ line: Int32, _ sentence: String) {
    let (document, findings) = TranslationDocument.read(Array(text.utf8), file: "f")
    #expect(document == nil)
    #expect(findings.first?.message.contains(sentence) == true, "\(findings.map(\.message))")
    #expect(findings.first?.span.start.line == line)
  }

  private func xliff2(_ unit: String) -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:m="urn:oasis:names:tc:xliff:matches:2.0" version="2.0" \
    srcLang="en" trgLang="ru"><file id="f" original="demo"><group id="g">\(unit)</group></file></xliff>
    """
  }

  @Test func segmentsAreJoinedAndMatchesIgnored() throws {
    let result = try app.imported(
      xliff2(
        """
        <unit id="strings.a"><m:matches><m:match><source>x</source><target>y</target></m:match></m:matches>
        <segment state="final"><source>A "q"</source><target>Раз <mrk id="1">и</mrk></target></segment>
        <ignorable><source><cp hex="000A"/></source></ignorable>
        <segment state="final"><source>B</source><target>два</target></segment></unit>
        """))
    #expect(result.findings.map(\.message) == [])
    #expect(try app.after(result).app.spec.translationUnits(in: "ru").map(\.target) == ["Раз и\nдва"])
    let half = try app.imported(
      xliff2(
        "<unit id=\"strings.a\"><segment><source>A</source><target>Раз</target></segment><segment><source>B</source></segment></unit>"
      ))
    #expect(half.emptyCount == 1)
  }

  @Test func aCodeInASegmentIsNotLost() throws {
    let result = try app.imported(
      xliff2(
        "<unit id=\"strings.a\"><segment><source>A \"q\"\nB</source><target>Раз <ph id=\"1\"/></target></segment></unit>"
      ))
    #expect(result.findings.map(\.code) == ["translation/inline-element"])
  }

  @Test(arguments: [
    ("<unit><segment/></unit>", "a '<unit>' has no 'id'"), ("<unit id=\"a\"/>", "has no '<segment>'"),
    ("<unit id=\"a\"><segment><source/><target/><target/></segment></unit>", "has two '<target>'"),
  ])
  func aBrokenUnitIsSaid(_ unit: String, _ sentence: String) {
    let (document, findings) = TranslationDocument.read(Array(xliff2(unit).utf8), file: "f")
    #expect(document == nil)
    #expect(findings.first?.message.contains(sentence) == true, "\(findings.map(\.message))")
  }
}
