import SpecDiagnostics
import Testing

@Suite struct SourceSpanTests {
  private static func span(_ line: Int, _ column: Int, _ lastLine: Int, _ lastColumn: Int) -> SourceSpan {
    SourceSpan(
      file: "a.yaml", start: SourcePosition(line: line, column: column),
      end: SourcePosition(line: lastLine, column: lastColumn))
  }

  @Test func theEndIsNeverBeforeTheStart() {
    #expect(Self.span(9, 5, 8, 7).end == SourcePosition(line: 9, column: 5))
  }

  /// A set of findings on a line of a megabyte must not hold all of them in one place.
  @Test(arguments: [10, 5_000, 1_000_000])
  func placesOnOneLineHaveTheirOwnHashes(_ column: Int) {
    let hashes = Set((0..<100).map { Self.span(1, column + $0, 1, column + $0 + 3).hashValue })
    #expect(hashes.count > 90)
  }
}
