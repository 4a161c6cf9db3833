import Testing

@testable import TextWriting

@Suite struct TerminalTextTests {
  /// What reads a log does not know that Unicode joins some characters, nor that some make no difference.
  @Test func noCommandHidesBehindOtherCharacters() {
    for prefix in ["", "\u{605}", "\u{6DD}", "\u{70F}", "\u{8E2}", "\u{D4E}", "\u{110BD}", "\u{111C2}"] {
      let text = "a\(prefix)##[x"
      #expect(TerminalText(text).text.unicodeScalars.elementsEqual("a\(prefix)\\u{23}#[x".unicodeScalars), "\(text)")
    }
    for (text, shown) in [
      ("#\u{FE0F}#\u{E0100}vso\u{FE00}[x", "\\u{23}\u{FE0F}#\u{E0100}vso\u{FE00}[x"),
      ("#\u{FE0F}\u{20E3} ## a", "#\u{FE0F}\u{20E3} ## a"), (":\u{FE0F}", "\\u{3A}\u{FE0F}"),
      ("\u{FE0F} :\u{FE0F}:error::x", "\u{FE0F} \\u{3A}\u{FE0F}:error::x"), ("👨‍👩‍👧: ❤️", "👨‍👩‍👧: ❤️"),
    ] {
      #expect(TerminalText(text).text.unicodeScalars.elementsEqual(shown.unicodeScalars), "\(TerminalText(text))")
    }
    let start = "\u{FE0F}"
    #expect(("\(start)\("::error::x")" as TerminalText).text.unicodeScalars.contains("\\"))
  }

  @Test func documentsHaveNoneEither() {
    var json = JSONWriter()
    json.value("\u{600}#\u{FE0F}#\u{E0100}[error]x #\u{FE0F} #1")
    #expect(json.text == "\"\u{600}\\u0023\u{FE0F}#\u{E0100}[error]x #\u{FE0F} #1\"")
    #expect(XMLWriter.escape("a\n\u{FE0F}:\u{FE0F}:x") { _ in nil } == "a\n\u{FE0F}&#58;\u{FE0F}:x")
    let long = String(repeating: "\u{FE0F}", count: 50)
    #expect(XMLWriter.escape("#\(long)#[x") { _ in nil } == "&#35;\(long)#[x")
  }
}
