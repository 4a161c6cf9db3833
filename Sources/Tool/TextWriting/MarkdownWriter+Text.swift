extension MarkdownWriter {
  /// Text that is shown as it is: no character of it is read as Markdown or HTML.
  ///
  /// Line ends become `<br>`. Invisible characters that can hide what a text says are shown as escapes; joiners, which
  /// emoji need, and what sets the direction of a value stay.
  public static func text(_ text: String) -> String { escapedAtEnds(part(text)) }

  /// The same for a part of a text, with more on both sides, so that neither end is the end of a line.
  public static func part(_ text: String) -> String {
    MarkdownReferences.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): inOneCell(text)
      case .markdown(let markdown): markdown
      }
    }.joined()
  }

  private static func inOneCell(_ text: String) -> String {
    let isClosed = Isolates.areClosed(in: text)
    var out = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": out.append(contentsOf: lineBreak)
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      case "\t": out.append(" ")
      case "\\", "`", "*", "_", "[", "]", "~", "$", "@":
        out.append("\\")
        out.append(scalar)
      case "\u{200C}", "\u{200D}", "\u{AD}": out.append(scalar)
      case _ where isClosed && InvisibleScalar.setsDirection(scalar): out.append(scalar)
      case _ where InvisibleScalar.contains(scalar):
        out.append("\\")
        out.append(contentsOf: InvisibleScalar.escape(scalar).unicodeScalars)
      default: out.append(scalar)
      }
      previous = scalar
    }
    return String(out)
  }

  private static let lineBreak = "<br>".unicodeScalars

  /// The beginning of a line can make it a heading, a list, a rule or code; blanks at both ends would be lost.
  private static func escapedAtEnds(_ text: String) -> String {
    var scalars = text.unicodeScalars
    guard let first = scalars.first else { return text }
    switch first {
    case " ": scalars.replaceSubrange(..<scalars.index(after: scalars.startIndex), with: "&#32;".unicodeScalars)
    case "#", "+", "-", "=", ":": scalars.insert("\\", at: scalars.startIndex)
    case "0"..."9":
      let mark = scalars.firstIndex { !("0"..."9").contains($0) }
      if let mark, scalars[mark] == "." || scalars[mark] == ")" { scalars.insert("\\", at: mark) }
    default: break
    }
    if scalars.last == " " {
      scalars.removeLast()
      scalars.append(contentsOf: "&#32;".unicodeScalars)
    }
    return String(scalars)
  }
}
