/// Characters that are invisible or change the order of others: they can hide what a text says.
///
/// The list is written out, not taken from the platform, so that output does not depend on its Unicode version.
/// - Source: Unicode general categories Cc and Cf; CVE-2021-42574 for the bidirectional controls
public enum InvisibleScalar {
  /// Whether a scalar has to be shown as an escape.
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0xAD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x3164, 0xFEFF, 0xFFA0: true
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFFF9...0xFFFB: true
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether a program that compares texts as people do may pass over a scalar: what is invisible, and what only changes
  /// how the character before it looks.
  static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x180B...0x180F, 0xFE00...0xFE0F, 0xFFF0...0xFFF8, 0xE0000...0xE0FFF: true
    default: contains(scalar)
    }
  }

  /// Whether a scalar only sets the direction of what it surrounds or follows, and changes no order outside its
  /// paragraph: a mark, and the isolates that texts from right to left have around their values.
  public static func setsDirection(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2068, 0x2069: true
    default: false
    }
  }

  /// Whether a scalar controls whatever shows a text: a control character, a line end, or one that reverses the order
  /// of others. No text that people read needs one of these, except tabs and the common line ends.
  public static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The escape as Swift and our findings write it: `\u{202E}`.
  public static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}
