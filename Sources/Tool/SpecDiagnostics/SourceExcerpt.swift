import TextWriting

/// A line of a spec as a terminal shows it, and the caret range under it.
///
/// Tabs become spaces, invisible characters escapes, and a long line is cut to the neighbourhood of the caret, with `…`
/// where something is missing.
struct SourceExcerpt {
  var line: TerminalText
  /// Blanks and `^~~~`, exactly below the characters meant.
  var caret: TerminalText

  /// - Parameters:
  ///   - columns: First column of the range and the one after its last, in Unicode scalars from 1.
  ///   - width: How many terminal columns may be shown.
  init(_ text: String, columns: Range<Int>, width: Int) {
    let cells = Self.cells(of: text)
    // A range that starts or ends inside a character with several scalars means all of it.
    let first = cells.firstIndex { $0.columns.upperBound > columns.lowerBound } ?? cells.count
    let last = max(first, cells[first...].firstIndex { $0.columns.lowerBound >= columns.upperBound } ?? cells.count)
    let shown = Self.window(cells, around: first, width: width)
    let isCutBefore = shown.lowerBound > 0
    let isCutAfter = shown.upperBound < cells.count
    line = "\(isCutBefore ? "…" : "")\(cells[shown].map(\.text).joined())\(isCutAfter ? "…" : "")"
    let before = cells[shown.lowerBound..<first].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    let under = cells[first..<min(last, max(first, shown.upperBound))].reduce(0) { $0 + $1.width }
    caret = "\(String(repeating: " ", count: before))^\(String(repeating: "~", count: max(0, under - 1)))"
  }

  /// One character as it is shown.
  private struct Cell {
    var text: String
    var width: Int
    var columns: Range<Int>
  }

  private static let tabWidth = 4

  private static func cells(of text: String) -> [Cell] {
    var cells: [Cell] = []
    var column = 1
    var x = 0
    // The line is shown behind blanks, and may be the first thing in a log that a service reads.
    for (character, shown) in Terminal.characters(of: text, isLineStart: true) {
      let scalars = character.unicodeScalars.count
      var cell = Cell(text: shown, width: 0, columns: column..<column + scalars)
      if character == "\t" {
        cell.width = tabWidth - x % tabWidth
        cell.text = String(repeating: " ", count: cell.width)
      } else {
        cell.width = shown == String(character) ? DisplayWidth.of(character) : shown.count
      }
      column += scalars
      x += cell.width
      cells.append(cell)
    }
    return cells
  }

  /// The cells to show: all, or as many as fit, a third of them before the caret.
  private static func window(_ cells: [Cell], around caret: Int, width: Int) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > width else { return 0..<cells.count }
    var start = caret
    var before = 0
    while start > 0, before + cells[start - 1].width <= width / 3 {
      start -= 1
      before += cells[start].width
    }
    var end = start
    var shown = 0
    while end < cells.count, shown + cells[end].width <= width {
      shown += cells[end].width
      end += 1
    }
    while start > 0, shown + cells[start - 1].width <= width {
      start -= 1
      shown += cells[start].width
    }
    return start..<end
  }
}
