import YAMLNodes

/// Invisible characters with an effect: they reverse the words after them, or end a line.
///
/// - Source: Unicode general category Cc; CVE-2021-42574 for the bidirectional controls
public enum ControlScalar {
  /// C0 and C1 controls except the line end, the bidirectional embeddings, overrides and isolates, and what Unicode
  /// never makes a character.
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// What to write in its place.
  public static func remedy(for scalar: Unicode.Scalar) -> String { ControlRemedy.words(for: scalar.value) }

  /// `U+200B`
  public static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
