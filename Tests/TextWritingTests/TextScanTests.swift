import Testing
import TextWriting

@Suite struct TextScanTests {
  @Test func aPlainTextIsCountedByCharacters() {
    for text in [
      "", "a", "seven77", "eight888", "nine 9999", "a longer line, of several words (and 1 more)", "Цель 7 достигнута",
      "目标 7 已达成，请继续！", "“{days} days in a row”", "한국어 텍스트 ABCDEFGH", "Ελληνικά, čeština, ß",
    ] {
      let scan = TextScan(text)
      #expect(scan.isPlain, "\(text)")
      #expect(scan.columns == text.count, "\(text)")
    }
  }

  /// Behind, between and before letters.
  @Test(arguments: [
    "\n", "\t", "\0", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "e\u{301}", "и\u{306}", "か\u{3099}", "\u{200B}",
    "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{3000}", "\u{302A}", "😀", "👍🏽", "\u{591}", "\u{483}", "\u{115F}", "\u{3164}",
    "\u{FF9E}",
  ])
  func whatNeedsACloserLookIsNotPlain(part: String) {
    for text in [part, "abcdefgh" + part, part + "abcdefghi", "abc" + part + "de", "Цель" + part + "abcdefghijk"] {
      #expect(!TextScan(text).isPlain, "\(text.unicodeScalars.map { $0.value })")
    }
  }

  @Test func quotesBackslashesAndDoubleSpacesAreFoundAtEveryPlace() {
    for length in 0..<20 {
      for place in 0..<length {
        let before = String(repeating: "x", count: place)
        let after = String(repeating: "y", count: length - place)
        #expect(TextScan(before + "\"" + after).hasQuote)
        #expect(TextScan(before + "\\" + after).hasBackslash)
        #expect(TextScan(before + "  " + after).mayHaveDoubleSpace)
        #expect(TextScan("ж" + before + "  " + after + "ж").mayHaveDoubleSpace)
        let plain = TextScan(before + " " + after)
        #expect(!plain.hasQuote && !plain.hasBackslash && !plain.mayHaveDoubleSpace)
      }
    }
  }

  @Test func everyScalarThatIsPlainIsVisibleAndACharacterByItself() {
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), TextScan(String(scalar)).isPlain else { continue }
      #expect(!InvisibleScalar.contains(scalar), "\(value)")
      #expect(("x" + String(scalar) + "x").count == 3, "\(value)")
      #expect(value == 0x20 || !Character(scalar).isWhitespace, "\(value)")
    }
  }

  /// With letters around it, at each place.
  @Test func everyScalarIsTheSameAmongLetters() {
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isPlain = TextScan(String(scalar)).isPlain
      let text = String(repeating: "y", count: Int(value % 8)) + "Цель" + String(scalar) + "и目标yyy"
      let scan = TextScan(text)
      #expect(scan.isPlain == isPlain, "\(value)")
      #expect(!isPlain || scan.columns == text.count, "\(value)")
    }
  }
}
