/// Plain text: what a terminal and the log of a CI service show.
public typealias TerminalText = Escaped<Terminal>

/// Plain text and how foreign text is shown in it.
///
/// Invisible characters become escapes, `\u{1B}`, including line ends, so that they can neither control a terminal nor
/// pass for a line of ours. Programs read a log too: GitHub takes a line that begins with `::`, with or without blanks
/// before it, and `##[` anywhere in a line for a command, and other services have commands like `##vso[`. The first
/// character of those becomes an escape too, whatever Unicode takes it for a part of, and also where there are characters
/// in between that a comparison may ignore.
/// - Source: github.com/actions/runner, `src/Runner.Common/ActionCommand.cs`
public enum Terminal: OutputFormat {
  public static func escaped(_ text: String, isLineStart: Bool) -> String {
    guard needsLook(text) else { return text }
    return characters(of: text, isLineStart: isLineStart).map(\.shown).joined()
  }

  /// Each character of a text and how it is shown: as it is, or with escapes.
  public static func characters(
    of text: String, isLineStart: Bool
  ) -> [(character: Character, shown: String)] {
    let scalars = Array(text.unicodeScalars)
    var isLineStart = isLineStart
    var index = 0
    return text.map { character in
      var shown = String.UnicodeScalarView()
      let escaped = escapedScalars(of: character)
      for scalar in character.unicodeScalars {
        if escaped(scalar) || isCommand(scalars[index...], isLineStart: isLineStart) {
          shown.append(contentsOf: InvisibleScalar.escape(scalar).unicodeScalars)
        } else {
          shown.append(scalar)
        }
        if isLineStart, !isBlank(scalar) { isLineStart = false }
        index += 1
      }
      return (character, String(shown))
    }
  }

  /// A character as it is shown: as it is, or with its invisible scalars as escapes. A joiner inside an emoji is not
  /// escaped, because its effect is visible.
  public static func shown(_ character: Character) -> String {
    let escaped = escapedScalars(of: character)
    guard character.unicodeScalars.contains(where: escaped) else { return String(character) }
    return character.unicodeScalars.map { escaped($0) ? InvisibleScalar.escape($0) : String($0) }.joined()
  }

  /// Which scalars of a character become escapes, wherever it is.
  private static func escapedScalars(of character: Character) -> (Unicode.Scalar) -> Bool {
    let scalars = character.unicodeScalars
    let isJoined = scalars.count > 1
    let isShownAsItIs = !scalars.contains { InvisibleScalar.contains($0) && !(isJoined && $0 == "\u{200D}") }
    return { !isShownAsItIs && InvisibleScalar.contains($0) }
  }

  /// Whether what follows a scalar at the beginning of a line still counts as the beginning.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || InvisibleScalar.isIgnorable(scalar)
  }

  /// Whether the log of a CI service takes what begins here for a command.
  ///
  /// - Parameter isLineStart: Whether only blanks come before it on its line.
  static func isCommand(_ rest: some Sequence<Unicode.Scalar>, isLineStart: Bool) -> Bool {
    var rest = rest.makeIterator()
    func next() -> Unicode.Scalar? {
      while let scalar = rest.next() { if !InvisibleScalar.isIgnorable(scalar) { return scalar } }
      return nil
    }
    switch rest.next() {
    case ":": return isLineStart && next() ?? ":" == ":"
    case "#":
      guard next() == "#" else { return false }
      while let scalar = next() {
        guard "a"..."z" ~= scalar || "A"..."Z" ~= scalar else { return scalar == "[" }
      }
      return false
    default: return false
    }
  }

  /// Whether a text has anything but visible ASCII without the characters that commands begin with.
  private static func needsLook(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: ":") || text.utf8.first == UInt8(ascii: " ")
      || text.utf8.contains { !(0x20...0x7E ~= $0) || $0 == UInt8(ascii: "#") }
  }
}
