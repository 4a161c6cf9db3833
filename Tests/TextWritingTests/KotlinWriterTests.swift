import Testing
import TextWriting

@Suite struct KotlinWriterTests {
  @Test(arguments: [
    ("plain — текст 中文 👩‍👧", "plain — текст 中文 👩\\u200D👧"),
    ("$price ${x} \"a\" 'b' \\n", "\\$price \\${x} \\\"a\\\" \\'b\\' \\\\n"),
    ("one\ntwo\r\n\tthree", "one\\ntwo\\r\\n\\tthree"),
    ("\u{0}\u{7F}\u{202E}\u{E0041}", "\\u0000\\u007F\\u202E\\uDB40\\uDC41"),
    ("", ""),
  ])
  func escapesWhatKotlinWouldRead(text: String, escaped: String) {
    #expect(Array(KotlinWriter.escapeText(text).unicodeScalars) == Array(escaped.unicodeScalars))
  }
}
