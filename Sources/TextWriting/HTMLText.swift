/// Text for HTML.
public enum HTMLText {
  /// A text between tags, or in an attribute in double or single quotes.
  public static func escape(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in XMLWriter.escapeAttribute(text).unicodeScalars {
      if scalar == "'" { result.append(contentsOf: "&#39;".unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }
}
