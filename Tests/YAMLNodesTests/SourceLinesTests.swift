import TestSupport
import Testing

@testable import YAMLNodes

/// Lines, columns and bytes of files of many shapes, held against a walk through the file.
@Suite struct SourceLinesTests {
  /// Long enough for several blocks, so that characters stand across their borders.
  private static let pieces = ["a", "é", "漢", "👍🏽", "\n", "\r\n", " text ", "e\u{301}", "\u{85}"]

  private func file(_ seed: Int) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    // Some files have lines of a few characters, some hardly any line ends.
    let isLong = seed % 3 == 0
    var bytes: [UInt8] = seed % 4 == 0 ? [0xEF, 0xBB, 0xBF] : []
    for _ in 0..<next(3_000) {
      var piece = Self.pieces[next(Self.pieces.count)]
      if isLong, piece.hasSuffix("\n"), next(500) > 0 { piece = "漢" }
      bytes += Array(piece.utf8)
    }
    return bytes
  }

  @Test(arguments: 0..<16)
  func placesAndOffsetsAreThoseOfAWalk(_ seed: Int) {
    let bytes = file(seed)
    let lines = SourceLines(bytes)
    var place = Place(line: 1, column: 1)
    var offset = lines.contentStart
    // An expectation for each of so many bytes would take ten times as long.
    var wrong: [Int] = []
    while offset < bytes.count {
      if lines.place(ofOffset: offset) != place || lines.offset(of: place) != offset { wrong.append(offset) }
      if bytes[offset] == 0x0A {
        if lines.offset(of: Place(line: place.line, column: place.column + 7)) != offset { wrong.append(offset) }
        place = Place(line: place.line + 1, column: 1)
        if lines.offset(ofLine: Int(place.line)) != offset + 1 { wrong.append(offset) }
        offset += 1
      } else {
        place.column += 1
        repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      }
    }
    #expect(wrong == [])
    #expect(lines.place(ofOffset: bytes.count) == place)
    #expect(lines.offset(of: place) == bytes.count)
    #expect(lines.offset(of: Place(line: place.line, column: place.column + 9)) == bytes.count)
    #expect(lines.offset(of: Place(line: place.line + 1, column: 1)) == nil)
  }

  /// From the start of the line each would take a hundred times as long.
  @Test func aPlaceInALongLineIsFoundAtOnce() {
    let growth = Work.growth(from: 1 << 20, to: 8 << 20) { count in
      let lines = SourceLines(Array(repeating: UInt8(ascii: "x"), count: count))
      for column in stride(from: 1, to: count, by: 20_000) {
        let offset = lines.offset(of: Place(line: 1, column: UInt32(column)))
        #expect(offset == column - 1)
        #expect(lines.place(ofOffset: column - 1) == Place(line: 1, column: UInt32(column)))
      }
    }
    #expect(growth < 24)
  }
}
