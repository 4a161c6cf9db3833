/// Characters that are in a text and not on the screen.
/// - Source: Unicode general categories Cc and Cf; CVE-2021-42574 for the bidirectional controls
enum InvisibleCharacter {
  /// The first one in a text. The joiners and selectors of emoji are none, nor are the joiners that Arabic and Indic
  /// scripts are spelled with, the marks of direction in a language from right to left, and the ends of words in one that
  /// has no spaces.
  static func first(in text: String, of language: TextLanguage) -> Unicode.Scalar? {
    // Which characters belong together is costly to find out, and hardly any text has one.
    guard text.unicodeScalars.contains(where: isInvisible) else { return nil }
    for character in text {
      let isEmoji = character.unicodeScalars.contains { $0.properties.isEmoji && $0.value > 0x2000 }
      let isJoined = character.unicodeScalars.contains { (0x0600...0x0DFF).contains($0.value) }
      for scalar in character.unicodeScalars where isInvisible(scalar) {
        if isEmoji, scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value) { continue }
        if isJoined, (0x200C...0x200D).contains(scalar.value) { continue }
        if language.isRightToLeft, [0x061C, 0x200E, 0x200F].contains(scalar.value) { continue }
        if language.marksWordEnds, (0x200B...0x200D).contains(scalar.value) { continue }
        return scalar
      }
    }
    return nil
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180E, 0x200B...0x200F, 0x2028...0x2029,
      0x2060...0x2065, 0x3164, 0xFEFF, 0xFFA0, 0xE0001, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}
