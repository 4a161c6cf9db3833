import Testing
import TextWriting

@Suite struct SwiftWriterTests {
  @Test func literalsEscapeWhatIsInvisible() {
    #expect(SwiftWriter.literal(#"a"b\(c)\#n"#) == ##""a\"b\\(c)\n""##)
    #expect(SwiftWriter.literal("\u{0}\t\r\n\u{7F}\u{85}") == #""\u{0}\t\r\n\u{7F}\u{85}""#)
    #expect(
      SwiftWriter.literal("\u{2028}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{AD}")
        == #""\u{2028}\u{202E}\u{2066}\u{200B}\u{FEFF}\u{AD}""#)
    #expect(SwiftWriter.literal("Не потеряй серию 漢字 😀 é") == "\"Не потеряй серию 漢字 😀 é\"")
  }

  @Test func keywordsGetBackticks() {
    #expect(SwiftWriter.identifier("default") == "`default`")
    #expect(SwiftWriter.identifier("open") == "open")
    #expect(SwiftWriter.identifier("self") == "`self`")
    #expect(SwiftWriter.canBeIdentifier("limitReached2"))
    for name in ["", "2nd", "a-b", "Type", "Protocol", "_", "имя"] { #expect(!SwiftWriter.canBeIdentifier(name)) }
  }

  @Test func aCommentCannotBeLeft() {
    var swift = SwiftWriter()
    swift.block("enum A") { swift in
      swift.documentation("one\r\ntwo\n\n}  \u{2028}fatal()\u{202E}\rx\u{85}y")
      swift.line("case a")
    }
    #expect(
      swift.text == """
        enum A {
          /// one
          /// two
          ///
          /// }
          /// fatal()\\u{202E}
          /// x
          /// y
          case a
        }

        """)
  }
}
