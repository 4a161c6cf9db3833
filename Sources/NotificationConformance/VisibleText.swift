import TextWriting

/// Texts of reports: copy and titles may hold characters that leave no mark or turn around what stands beside them.
enum VisibleText {
  /// The text with such characters as escapes: `\u{202E}`.
  static func of(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Line ends are ours, and emoji are joined by U+200D.
      if scalar != "\n", scalar != "\u{200D}", InvisibleScalar.contains(scalar) {
        shown.append(contentsOf: InvisibleScalar.escape(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }
}
