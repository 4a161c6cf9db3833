/// Text for Kotlin source.
public enum KotlinWriter {
  /// A text between the quotes of a Kotlin string literal.
  ///
  /// A `$` would begin a template expression and a backslash an escape. Line ends and invisible characters are written
  /// as escapes, in UTF-16 units as in Kotlin; other text stays readable.
  /// - Source: Kotlin language specification, "Lexical grammar": escapes are `\t \b \r \n \' \" \\ \$ \uXXXX`.
  public static func escapeText(_ text: String) -> String {
    var result = "".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"", "'", "$":
        result.append("\\")
        result.append(scalar)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case _ where InvisibleScalar.contains(scalar):
        for unit in Character(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          let padding = String(repeating: "0", count: 4 - digits.utf8.count)
          result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
