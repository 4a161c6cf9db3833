/// Writes comma-separated values (RFC 4180): UTF-8, CRLF, quotes where they are needed.
///
/// A cell that a spreadsheet would run as a formula gets an apostrophe in front, and `restored` returns exactly what
/// was written. A control character, which a terminal or a spreadsheet might act on, becomes U+FFFD.
/// - Source: RFC 4180; OWASP, CSV injection
public struct CSVWriter: Sendable {
  /// The rows so far, each with its line end.
  public private(set) var text = ""

  public init() {}

  public mutating func row(_ cells: [String]) {
    text += cells.map { Self.quoted(Self.defused(Self.cleaned($0))) }.joined(separator: ",") + "\r\n"
  }

  /// Whether a scalar is not allowed in a cell: XML cannot represent most of them either.
  public static func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r": false
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": true
    default: false
    }
  }

  private static func cleaned(_ cell: String) -> String {
    guard cell.unicodeScalars.contains(where: isReplaced) else { return cell }
    var cleaned = String.UnicodeScalarView()
    for scalar in cell.unicodeScalars { cleaned.append(isReplaced(scalar) ? "\u{FFFD}" : scalar) }
    return String(cleaned)
  }

  /// The text, with an apostrophe in front if a spreadsheet would calculate it.
  public static func defused(_ cell: String) -> String { isFormulaBehindApostrophes(cell) ? "'" + cell : cell }

  /// The text of a cell that `defused` has made safe.
  ///
  /// An apostrophe that somebody typed in front of a word stays.
  public static func restored(_ cell: String) -> String {
    let scalars = cell.unicodeScalars
    guard scalars.first == "'", isFormulaBehindApostrophes(cell) else { return cell }
    return String(scalars.dropFirst())
  }

  /// What already has an apostrophe gets another, so that there is one to remove again.
  private static func isFormulaBehindApostrophes(_ cell: String) -> Bool {
    isFormula(String(cell.unicodeScalars.drop { $0 == "'" }))
  }

  /// Spreadsheets ignore blanks and invisible marks at the beginning, and treat full-width characters like plain ones.
  private static func isFormula(_ cell: String) -> Bool {
    for scalar in cell.unicodeScalars {
      switch scalar {
      case "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
      case " ", "\u{A0}", "\u{3000}": continue
      case _ where InvisibleScalar.isIgnorable(scalar): continue
      default: return false
      }
    }
    return false
  }

  /// A semicolon or a tab separates cells in spreadsheets of some countries.
  private static func quoted(_ cell: String) -> String {
    let scalars = cell.unicodeScalars
    let isPlain = scalars.allSatisfy { scalar in
      switch scalar {
      case "\"", ",", ";", "\t", "\r", "\n": false
      default: true
      }
    }
    if isPlain, scalars.first != " ", scalars.last != " " { return cell }
    var quoted = "\"".unicodeScalars
    for scalar in scalars {
      if scalar == "\"" { quoted.append("\"") }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}
