import SpecDiagnostics
import Testing

@testable import SpecTranslation

/// The reader of XML, by itself.
@Suite struct XMLScannerTests {
  private func events(_ xml: String) throws -> [XMLScanner.Event] {
    var scanner = XMLScanner(Array(xml.utf8))
    var events: [XMLScanner.Event] = []
    while let event = try scanner.next() { events.append(event) }
    return events
  }

  @Test func elementsTextsAndReferencesAreRead() throws {
    let xml = """
      \u{FEFF}<?xml version='1.0' encoding="utf-8" ?><!-- a --><x:a xmlns:x = "u" b='1 &lt; &quot;2&quot;'>
      t&amp;&#65;&#x1F468;<!-- c -->u<![CDATA[<b>&amp;]]><x:c/>
      </x:a>
      """
    #expect(
      try events(xml) == [
        .start(name: "a", attributes: ["xmlns:x": "u", "b": "1 < \"2\""]), .text("\nt&A👨"), .text("u"),
        .text("<b>&amp;"), .start(name: "c", attributes: [:]), .end(name: "c"), .text("\n"), .end(name: "a"),
      ])
    #expect(try events("<a>1\r\n2\r3</a>").contains(.text("1\n2\n3")))
  }

  @Test(arguments: [
    ("", "it has no elements"), ("   ", "it has no elements"), ("x<a/>", "there is text outside"),
    ("<a>", "'<a>' is not closed"), ("<a><b></a>", "is where '</b>'"), ("<a/><b/>", "a second element"),
    ("<a", "in the middle of a tag"), ("<a b", "has no value"), ("<a b=c>", "is not in quotes"),
    ("<a b='1' b='2'/>", "appears twice"), ("<a b='<'/>", "'<' is not allowed in an attribute"),
    ("<a b='x", "middle of a tag"),
    ("<a>&nbsp;</a>", "'&nbsp;' means nothing"), ("<a>& b</a>", "'&' must begin a reference"),
    ("<a>&#0;</a>", "means nothing"), ("<a>&#xD800;</a>", "means nothing"),
    ("<a>&#99999999999;</a>", "means nothing"), ("<a>\u{1}</a>", "a control character"),
    ("<!DOCTYPE a [<!ENTITY b 'x'>]><a>&b;</a>", "DOCTYPE"), ("<a><!-- x</a>", "in the middle of a comment"),
    ("<a><![CDATA[x</a>", "in the middle of a CDATA section"), ("<?xml version='1.0'", "processing instruction"),
    ("<?xml version='1.0' encoding='windows-1251'?><a/>", "save it as UTF-8"), ("</a>", "closes nothing"),
    ("<1/>", "must begin a tag"), ("<a>1 < 2</a>", "must begin a tag"), ("<a b='1'c='2'/>", "is broken"),
  ])
  func whatIsBrokenIsReported(_ xml: String, _ sentence: String) {
    #expect { try events(xml) } throws: { ($0 as? TranslationFault)?.sentence.contains(sentence) == true }
  }

  @Test func depthIsBounded() {
    let xml = String(repeating: "<a>", count: 1_000_000)
    #expect { try events(xml) } throws: { ($0 as? TranslationFault)?.sentence.contains("nested more than 100") == true }
  }

  /// Cut anywhere, a document is refused and nothing else happens.
  @Test func cutDocumentsAreRefused() throws {
    let whole = Array(
      "<?xml version=\"1.0\"?><xliff version=\"1.2\"><file original=\"d\"><body><trans-unit id=\"a\"><source>&lt;x</source><target><![CDATA[y]]></target></trans-unit></body></file></xliff>"
        .utf8)
    for end in 0..<whole.count {
      let (document, findings) = TranslationDocument.read(Array(whole[..<end]), file: "f")
      #expect(document == nil)
      #expect(findings.map(\.code) == ["translation/unreadable"])
    }
  }

  /// Bytes changed at random never crash the reader.
  @Test(arguments: 0..<50)
  func damagedDocumentsAreSurvived(_ seed: UInt64) throws {
    let app = try TestApp(TranslationEditsTests.notifications)
    for format in TranslationFormat.allCases {
      var bytes = Array(app.export(format, "ru").utf8)
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = [0x3C, 0x26, 0x22, 0x2C, 0x0A, 0x00, 0x80, 0x7B][Int(state >> 20) % 8]
      }
      let (document, findings) = TranslationDocument.read(bytes, file: "f")
      #expect(document != nil || !findings.isEmpty)
      if let document { _ = TranslationImport([document], into: [app.app]) }
    }
  }
}
