import SpecLanguage

/// Characters that are in a text and not on the screen.
/// - Source: Unicode general categories Cc and Cf; CVE-2021-42574 for the bidirectional controls
enum InvisibleCharacter {
  /// Whether there may be one of any kind in a text, those of emoji included.
  static func isAny(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    mayBeAny(in: bytes)
      && String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
        ControlScalar.contains($0) || isInvisible($0)
      }
  }

  /// False for sure where all characters are of the commonest blocks that have none.
  private static func mayBeAny(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var place = 0
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch (bytes[place], next) {
      case (0x20...0x7E, _), (0x0A, _): place += 1
      case (0xC3...0xC9, _), (0xD0...0xD1, _): place += 2
      // Chinese characters and punctuation, signs of full width.
      case (0xE4...0xE9, _), (0xE3, 0x80...0x83), (0xEF, 0xBC): place += 3
      // Dashes, quotation marks and ….
      case (0xE2, 0x80):
        guard place + 2 < bytes.count, (0x90...0xA7).contains(bytes[place + 2]) else { return true }
        place += 3
      default: return true
      }
    }
    return false
  }

  /// The first other one in a text. The joiners and selectors of emoji are none.
  static func first(in text: String) -> Unicode.Scalar? {
    // Which characters belong together is costly to find out, and hardly any text has one.
    guard text.unicodeScalars.contains(where: isInvisible) else { return nil }
    for character in text {
      let isEmoji = character.unicodeScalars.contains { $0.properties.isEmoji && $0.value > 0x2000 }
      for scalar in character.unicodeScalars where isInvisible(scalar) {
        if !(isEmoji && (scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value))) { return scalar }
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
