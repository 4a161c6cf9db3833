import SpecDiagnostics
import TestSupport
import Testing

@Suite struct FixedTextTests {
  /// Replaces each range, given as line, columns and replacement.
  private func fixed(_ text: String, _ edits: [(line: Int, columns: Range<Int>, text: String)]) -> (String, Int) {
    let fixIts = edits.map { edit in
      Diagnostic.FixIt(
        "do it",
        replace: SourceSpan(
          file: "a.yaml", start: SourcePosition(line: edit.line, column: edit.columns.lowerBound),
          end: SourcePosition(line: edit.line, column: edit.columns.upperBound)), with: edit.text)
    }
    let result = FixedText(Array(text.utf8), applying: fixIts)
    return (String(decoding: result.bytes, as: UTF8.self), result.appliedCount)
  }

  @Test func columnsCountUnicodeScalars() {
    #expect(fixed("текст: 👩‍👩‍👧 x # ok\n", [(1, 14..<15, "yy")]) == ("текст: 👩‍👩‍👧 yy # ok\n", 1))
  }

  @Test func byteOrderMarkAndLineEndsStay() {
    let marked = fixed("\u{FEFF}abc\r\ndef\r\n\r\n", [(1, 1..<2, "x"), (2, 4..<4, "!")])
    #expect(marked == ("\u{FEFF}xbc\r\ndef!\r\n\r\n", 2))
    // A place past the end of the line is its end.
    #expect(fixed("ab\r\ncd", [(1, 9..<9, "!"), (2, 9..<9, "!")]) == ("ab!\r\ncd!", 2))
    #expect(fixed("ab\r\ncd", [(1, 3..<3, "\n  x")]) == ("ab\r\n  x\r\ncd", 1))
    #expect(fixed("ab\ncd", [(1, 3..<3, "\n  x")]) == ("ab\n  x\ncd", 1))
  }

  @Test func theFirstOfOverlappingOnesWins() {
    #expect(fixed("abcdef", [(1, 3..<5, "X"), (1, 2..<4, "Y"), (1, 5..<6, "Z")]) == ("aYdZf", 2))
    #expect(fixed("abc", [(1, 2..<2, "1"), (1, 2..<2, "2")]) == ("a1bc", 1))
    #expect(fixed("abc", [(1, 2..<2, "1"), (1, 2..<3, "2")]) == ("a1bc", 1))
    #expect(fixed("abc", [(1, 1..<2, "1"), (1, 2..<3, "2")]) == ("12c", 2))
  }

  @Test func equalOnesAreOne() {
    #expect(fixed("abc", [(1, 2..<3, "x"), (1, 2..<3, "x")]) == ("axc", 2))
  }

  @Test func placesOutsideAreLeftAlone() {
    #expect(fixed("abc", [(2, 1..<2, "x")]) == ("abc", 0))
    #expect(fixed("", [(1, 1..<2, "x")]) == ("x", 1))
  }

  @Test func otherEncodingsAreLeftAlone() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x61, 0x00]
    let span = SourceSpan(startOf: "a.yaml")
    let result = FixedText(bytes, applying: [.init("do it", replace: span, with: "x")])
    #expect(result.bytes == bytes)
    #expect(result.appliedCount == 0)
  }
}
