extension Escaped {
  /// Rows of cells below one another, a line each. The first cells begin at the left; the others are numbers, which end
  /// at the right, and their titles.
  public static func columns(_ rows: [[Self]], leading: Int) -> Self {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].text.count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        column < leading ? cell.0.padded(to: cell.1) : cell.0.indented(to: cell.1)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
