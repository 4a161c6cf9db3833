/// Reads RFC 4180: rows end with CRLF, quotes double inside quotes.
enum CSVReader {
  static func rows(of text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        cell.append(scalar)
      case "\"" where isQuoted: isQuoted = false
      case "\"" where cell.isEmpty: isQuoted = true
      case "," where !isQuoted:
        row.append(String(cell))
        cell = String.UnicodeScalarView()
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        rows.append(row + [String(cell)])
        row = []
        cell = String.UnicodeScalarView()
      default: cell.append(scalar)
      }
    }
    return cell.isEmpty && row.isEmpty ? rows : rows + [row + [String(cell)]]
  }
}
