/// Plain text: what a terminal and the log of a CI service show.
public typealias TerminalText = Escaped<Terminal>

/// Plain text and how foreign text is shown in it.
///
/// Invisible characters become escapes, `\u{1B}`, including line ends, so that they can neither control a terminal nor
/// pass for a line of ours. Programs read a log too: GitHub takes a line that begins with `::`, with or without blanks
/// before it, and `##[` anywhere in a line for a command, and other services have commands like `##vso[`. The first
/// character of those becomes an escape too.
/// - Source: github.com/actions/runner, `src/Runner.Common/ActionCommand.cs`
public enum Terminal: OutputFormat {
  public static func escaped(_ text: String, isLineStart: Bool) -> String {
    guard needsLook(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var isLineStart = isLineStart
    var index = 0
    for character in text {
      let count = character.unicodeScalars.count
      if isCommand(scalars[index...], isLineStart: isLineStart) {
        shown.append(contentsOf: InvisibleScalar.escape(scalars[index]).unicodeScalars)
        shown.append(contentsOf: scalars[(index + 1)..<(index + count)])
      } else {
        shown.append(contentsOf: self.shown(character).unicodeScalars)
      }
      if isLineStart, !character.isWhitespace { isLineStart = false }
      index += count
    }
    return String(shown)
  }

  /// A character as it is shown: as it is, or with its invisible scalars as escapes. A joiner inside an emoji is not
  /// escaped, because its effect is visible.
  public static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    let isJoined = scalars.count > 1
    func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
      InvisibleScalar.contains(scalar) && !(isJoined && scalar == "\u{200D}")
    }
    guard scalars.contains(where: isInvisible) else { return String(character) }
    return scalars.map { InvisibleScalar.contains($0) ? InvisibleScalar.escape($0) : String($0) }.joined()
  }

  /// Whether the log of a CI service takes what begins here for a command.
  ///
  /// - Parameter isLineStart: Whether only blanks come before it on its line.
  public static func isCommand(_ rest: ArraySlice<Unicode.Scalar>, isLineStart: Bool) -> Bool {
    switch rest.first {
    case ":": return isLineStart && (rest.count == 1 || rest[rest.startIndex + 1] == ":")
    case "#":
      guard rest.dropFirst().first == "#" else { return false }
      return rest.dropFirst(2).first { !("a"..."z" ~= $0 || "A"..."Z" ~= $0) } == "["
    default: return false
    }
  }

  /// The same inside a line, in the bytes of a text.
  static func isCommand(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    var rest = utf8[index...]
    guard rest.popFirst() == UInt8(ascii: "#"), rest.popFirst() == UInt8(ascii: "#") else { return false }
    return rest.first { !(0x61...0x7A ~= $0 | 0x20) } == UInt8(ascii: "[")
  }

  /// Whether a text has anything but visible ASCII without the characters that commands begin with.
  private static func needsLook(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: ":") || text.utf8.first == UInt8(ascii: " ")
      || text.utf8.contains { !(0x20...0x7E ~= $0) || $0 == UInt8(ascii: "#") }
  }
}
