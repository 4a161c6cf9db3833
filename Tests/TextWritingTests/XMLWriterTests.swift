import Testing
import TextWriting

@Suite struct XMLWriterTests {
  @Test func elementsNestAndCloseThemselves() {
    var xml = XMLWriter()
    xml.element("testsuite", ["name": "a", "tests": "2"]) { xml in
      xml.element("testcase", ["name": "x"])
      xml.element("testcase", ["name": "y"]) { $0.element("failure", text: "no & <why>") }
    }
    #expect(
      xml.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="a" tests="2">
          <testcase name="x"/>
          <testcase name="y">
            <failure>no &amp; &lt;why&gt;</failure>
          </testcase>
        </testsuite>

        """)
  }

  @Test func attributesKeepLineEndsAndQuotes() {
    #expect(XMLWriter.escapeAttribute("a\"b\n\tc\r<&>") == "a&quot;b&#10;&#9;c&#13;&lt;&amp;&gt;")
  }

  @Test func charactersXMLCannotHoldAreReplaced() {
    let text = XMLWriter.escapeText("a\u{0}\u{B}\u{1F}\u{FFFE}]]>\r\n😀")
    #expect(text == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}]]&gt;&#13;\n😀")
  }
}
