import SpecDiagnostics
public import YAMLNodes

/// The cells of one row of a table, by the names of their columns.
public struct TableRow {
  private let cells: [String: SourceNode]

  public init(_ cells: [String: SourceNode]) { self.cells = cells }

  public subscript(column: String) -> SourceNode? { cells[column] }

  public var columns: [String] { cells.keys.sorted() }
}

extension ReadingSession {
  /// A value as it is to be read: with the cells of the current row in place of its placeholders.
  ///
  /// A scalar that is nothing but `{column}` becomes the cell, whatever the cell is; inside a longer text the text of
  /// the cell is put in.
  func value(_ node: SourceNode, key: Int32 = -1, in parent: PathStep.Index, position: Int32 = -1) -> SourceValue {
    guard let row, node.kind == .scalar, node.withTextBytes({ $0.contains(UInt8(ascii: "{")) }) else {
      return SourceValue(node, key: key, parent: parent, position: position)
    }
    return substituted(node, from: row, key: key, in: parent, position: position)
  }

  private func substituted(
    _ node: SourceNode, from row: TableRow, key: Int32, in parent: PathStep.Index, position: Int32
  ) -> SourceValue {
    let text = node.text
    let placeholders = Self.placeholders(in: text)
    let plain = SourceValue(node, key: key, parent: parent, position: position)
    var out = ""
    var end = text.startIndex
    var used: [(column: String, node: SourceNode)] = []
    for (range, name) in placeholders {
      guard let cell = row[name] else {
        reportUnknownColumn(name, in: plain, row: row)
        continue
      }
      used.append((name, cell))
      if range == text.startIndex..<text.endIndex {
        let substitution = Substitution(cell: cell, text: nil, cells: used)
        return SourceValue(node, key: key, parent: parent, position: position, substitution: substitution)
      }
      out += text[end..<range.lowerBound] + cell.text
      end = range.upperBound
    }
    guard !used.isEmpty else { return plain }
    let substitution = Substitution(cell: nil, text: out + text[end...], cells: used)
    return SourceValue(node, key: key, parent: parent, position: position, substitution: substitution)
  }

  private func reportUnknownColumn(_ name: String, in value: SourceValue, row: TableRow) {
    let meant = guess(for: name, among: row.columns)?.within { "{\($0)}" }
    report(
      .unknownColumn, "names an unknown column '\(excerpt(name))' of the table\(meant?.question() ?? "")", about: value,
      fixIt: meant.flatMap {
        $0.fixIt(replacing: value.span, with: value.node.sourceText.replacing("{\(name)}", with: $0.word))
      })
  }

  /// `{name}` anywhere; a brace around anything but an identifier is a brace.
  public static func placeholders(in text: String) -> [(Range<String.Index>, String)] {
    var found: [(Range<String.Index>, String)] = []
    var rest = text.startIndex
    while let open = text[rest...].utf8.firstIndex(of: UInt8(ascii: "{")) {
      let inside = text.utf8.index(after: open)
      rest = inside
      guard let close = text[inside...].utf8.firstIndex(of: UInt8(ascii: "}")) else { break }
      let name = String(text[inside..<close])
      guard TextPattern.identifier.matches(name) else { continue }
      rest = text.utf8.index(after: close)
      found.append((open..<rest, name))
    }
    return found
  }
}
