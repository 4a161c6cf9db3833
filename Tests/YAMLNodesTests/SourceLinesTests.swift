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
    while offset < bytes.count {
      #expect(lines.place(ofOffset: offset) == place)
      #expect(lines.offset(of: place) == offset)
      if bytes[offset] == 0x0A {
        #expect(lines.offset(of: Place(line: place.line, column: place.column + 7)) == offset)
        place = Place(line: place.line + 1, column: 1)
        #expect(lines.offset(ofLine: Int(place.line)) == offset + 1)
        offset += 1
      } else {
        place.column += 1
        repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      }
    }
    #expect(lines.place(ofOffset: bytes.count) == place)
    #expect(lines.offset(of: place) == bytes.count)
    #expect(lines.offset(of: Place(line: place.line, column: place.column + 9)) == bytes.count)
    #expect(lines.offset(of: Place(line: place.line + 1, column: 1)) == nil)
  }

  /// From the start of the line each would take a hundred times as long.
  @Test func aPlaceInALongLineIsFoundAtOnce() {
    let lines = SourceLines(Array(repeating: UInt8(ascii: "x"), count: 8 << 20))
    let time = ContinuousClock().measure {
      for column in stride(from: 1, to: 8 << 20, by: 20_000) {
        let offset = lines.offset(of: Place(line: 1, column: UInt32(column)))
        #expect(offset == column - 1)
        #expect(lines.place(ofOffset: column - 1) == Place(line: 1, column: UInt32(column)))
      }
    }
    #expect(time < .seconds(5))
  }
}
