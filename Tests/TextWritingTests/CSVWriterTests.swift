import Testing
import TextWriting

@Suite struct CSVWriterTests {
  private func row(_ cells: String...) -> String {
    var writer = CSVWriter()
    writer.row(cells)
    return writer.text
  }

  @Test func cellsAreQuotedWhereTheyMustBe() {
    #expect(row("a", "", "b c") == "a,,b c\r\n")
    #expect(row("a,b", "say \"hi\"", "two\nlines") == "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\r\n")
    #expect(row("a;b", " a", "a ") == "\"a;b\",\" a\",\"a \"\r\n")
  }

  @Test(arguments: [
    "=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u{FEFF}=1", "\u{FF1D}1", "\u{200B}@x",
  ])
  func aFormulaIsDefused(_ text: String) {
    #expect(CSVWriter.defused(text) == "'" + text)
    #expect(CSVWriter.restored("'" + text) == text)
  }

  @Test(arguments: ["'=1", "'", "", "a", "a=1", "「=", "'a'"])
  func whatWasWrittenComesBack(_ text: String) {
    #expect(CSVWriter.restored(CSVWriter.defused(text)) == text)
  }

  @Test(arguments: ["'Tis the season", "'", "'a'", "''a"])
  func anApostropheThatSomebodyTypedStays(_ text: String) {
    #expect(CSVWriter.restored(text) == text)
  }

  @Test func aControlCharacterIsReplaced() {
    #expect(
      row("a\0b\u{1}c\u{1B}[31m\u{7F}\u{9B}", "\u{1}=1")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}[31m\u{FFFD}\u{FFFD},\u{FFFD}=1\r\n")
  }
}
