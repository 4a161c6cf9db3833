/// Text for HTML.
public enum HTMLText {
  /// A text between tags, or in an attribute in double or single quotes. Isolates stay if all of them are closed in
  /// it: others would change the direction of what follows.
  public static func escape(_ text: String) -> String {
    // Few texts have any.
    lazy var isClosed = Isolates.areClosed(in: text)
    return XMLWriter.escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      // HTML reads references to most controls as other characters.
      case _ where InvisibleScalar.isControl(scalar) && !(InvisibleScalar.setsDirection(scalar) && isClosed):
        InvisibleScalar.escape(scalar)
      default: nil
      }
    }
  }
}
