import SpecDiagnostics
import Testing

@Suite struct SourceSpanTests {
  private static func span(_ line: Int, _ column: Int, _ lastLine: Int, _ lastColumn: Int) -> SourceSpan {
    SourceSpan(
      file: "a.yaml", start: SourcePosition(line: line, column: column),
      end: SourcePosition(line: lastLine, column: lastColumn))
  }

  /// The last values that are packed, and the first that are not.
  @Test(arguments: [
    (1, 1, 1, 1), (0, 0, 0, 0), (7, 4095, 7, 65_535), (7, 4096, 7, 4096), (7, 4095, 7, 65_536), (7, 1, 4102, 9),
    (7, 1, 4103, 9), (16_777_214, 1, 16_777_214, 2), (16_777_215, 4095, 16_781_310, 65_535),
    (20_000_000, 1, 20_000_001, 3),
  ])
  func bothEndsAreKept(_ line: Int, _ column: Int, _ lastLine: Int, _ lastColumn: Int) {
    let span = Self.span(line, column, lastLine, lastColumn)
    #expect(span.start == SourcePosition(line: line, column: column))
    #expect(span.end == SourcePosition(line: lastLine, column: lastColumn))
    #expect(span.file == "a.yaml")
    let same = SourceSpan(
      in: SourceFile("a.yaml"), line: UInt32(line), column: UInt32(column), endLine: UInt32(lastLine),
      endColumn: UInt32(lastColumn))
    #expect(span == same)
    #expect(span == Self.span(line, column, lastLine, lastColumn))
    #expect(Set([span]).contains(Self.span(line, column, lastLine, lastColumn)))
    #expect(span != Self.span(line, column, lastLine, lastColumn + 1))
    #expect(span < Self.span(line, column, lastLine, lastColumn + 1))
    #expect(span < Self.span(line, column + 1, lastLine, lastColumn + 1))
  }

  @Test func theEndIsNeverBeforeTheStart() {
    #expect(Self.span(9, 5, 8, 7).end == SourcePosition(line: 9, column: 5))
    let span = SourceSpan(in: SourceFile("a.yaml"), line: 9, column: 5, endLine: 9, endColumn: 4)
    #expect(span == Self.span(9, 5, 9, 5))
  }

  /// A set of findings on a line of a megabyte must not hold all of them in one place.
  @Test(arguments: [10, 5_000, 1_000_000])
  func placesOnOneLineHaveHashesOfTheirOwn(_ column: Int) {
    let hashes = Set((0..<100).map { Self.span(1, column + $0, 1, column + $0 + 3).hashValue })
    #expect(hashes.count > 90)
  }
}
