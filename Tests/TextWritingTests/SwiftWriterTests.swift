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

  @Test(arguments: [0, 7, 10, -12, 4096, Int.max, Int.min])
  func numbersAreWrittenAsTheyRead(_ number: Int) {
    var swift = SwiftWriter()
    swift.write(number)
    #expect(swift.text == String(number))
  }

  /// What does not fit is written another way, without a trace of the first.
  @Test func aLineCanBeTakenBack() {
    var swift = SwiftWriter()
    swift.line("before")
    swift.indented { swift in
      swift.beginLine()
      swift.write("let ")
      let place = swift.place
      swift.write("“two  words”")
      let scan = swift.scan(from: place)
      #expect(scan.columns == 12 && scan.isPlain && scan.mayHaveDoubleSpace)
      let taken = swift.takenBack(to: place)
      #expect(taken == "“two  words”")
      let ends = swift.ends(from: place)
      #expect(ends == nil)
      swift.write("it")
      swift.endLine()
      swift.beginLine()
      swift.write("gone")
      swift.takeBack(to: 0)
      swift.line("after")
    }
    #expect(swift.text == "before\n  let it\n  after\n")
  }

  @Test func aLongSourceIsTheSumOfItsLines() {
    var swift = SwiftWriter()
    var expected = ""
    for number in 0..<3000 {
      let text = String(repeating: "я", count: number % 97)
      swift.beginLine()
      swift.write("head ")
      let place = swift.place
      swift.write("what is taken back")
      swift.takeBack(to: place)
      swift.write(number)
      swift.write(text)
      #expect(swift.lineFits == (5 + "\(number)".count + text.count <= 99))
      swift.endLine()
      expected += "head \(number)\(text)\n"
      if number % 700 == 0 { #expect(swift.text == expected) }
    }
    let line = String(repeating: "long", count: 20_000)
    swift.line(line)
    #expect(swift.text == expected + line + "\n")
  }
}
