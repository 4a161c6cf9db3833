import TextWriting

/// Words of a command line that somebody copies from a sentence into a shell.
enum ShellWord {
  /// The word as it is if a shell takes it so, otherwise in quotes.
  static func of(_ text: String) -> String {
    if !text.isEmpty, text.unicodeScalars.allSatisfy(isPlain) { return text }
    // Sentences show commands in single quotes, so double ones are easier to read; but a shell replaces inside those.
    let isReplaced = text.unicodeScalars.contains { "$`\\\"!".unicodeScalars.contains($0) }
    return TerminalText(isReplaced ? "'\(text.replacing("'", with: "'\\''"))'" : "\"\(text)\"").text
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_-./,:@%+".unicodeScalars.contains(scalar)
  }
}
