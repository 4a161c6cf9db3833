import SpecDiagnostics
import TextWriting

/// The rows of a table that a spreadsheet has saved: with commas, semicolons or tabs between the cells.
struct TableReader {
  private let bytes: [UInt8]
  private var offset: Int
  private var places: TextPlaces
  private let file: String
  private var separator = UInt8(ascii: ",")
  private(set) var rows: [TranslationRow] = []

  private static let mostCells = 1_000
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    offset = bytes.starts(with: Self.byteOrderMark) ? 3 : 0
    places = TextPlaces(bytes)
  }

  mutating func read() throws(TranslationFault) {
    separator = separatorOfFirstLine
    guard let titles = try record() else { throw TranslationFault("it has no lines", at: 0) }
    var columns: [TranslationTable.Column: Int] = [:]
    for (index, title) in titles.cells.enumerated() {
      guard let column = TranslationTable.Column(rawValue: title) else { continue }
      guard columns.updateValue(index, forKey: column) == nil else {
        throw TranslationFault("the column '\(title)' appears twice", at: titles.start)
      }
    }
    // What a translator is told need not come back.
    for column in TranslationTable.Column.allCases where column != .status && column != .note {
      guard columns[column] != nil else {
        throw TranslationFault("its first line has no column '\(column.rawValue)'", at: titles.start)
      }
    }
    while let record = try record() {
      if record.cells.allSatisfy(\.isEmpty) { continue }
      guard record.cells.count <= titles.cells.count else {
        throw TranslationFault(
          "a line has \(record.cells.count) cells, but the first line has \(titles.cells.count)", at: record.start)
      }
      func cell(_ column: TranslationTable.Column) -> String {
        guard let index = columns[column], index < record.cells.count else { return "" }
        return CSVWriter.restored(record.cells[index])
      }
      let start = places.position(at: record.start)
      let end = places.position(at: record.firstEnd)
      let row = TranslationRow(
        app: cell(.app), sourceLanguage: cell(.sourceLanguage), targetLanguage: cell(.targetLanguage), id: cell(.id),
        source: cell(.source), target: cell(.target), span: SourceSpan(file: file, start: start, end: end))
      try rows.appendBounded(row, at: record.start)
    }
  }

  private struct Record {
    var cells: [String] = []
    let start: Int
    /// The end of the first cell.
    var firstEnd: Int
  }

  /// The separator that is most frequent in the first line.
  private var separatorOfFirstLine: UInt8 {
    let line = bytes[offset...].prefix { $0 != 0x0A }
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    return signs.max { a, b in line.count { $0 == a } < line.count { $0 == b } } ?? UInt8(ascii: ",")
  }

  /// The next line, or several if a quoted cell spans them; nil at the end.
  private mutating func record() throws(TranslationFault) -> Record? {
    guard offset < bytes.count else { return nil }
    var record = Record(start: offset, firstEnd: offset)
    while true {
      guard record.cells.count < Self.mostCells else {
        throw TranslationFault("a line has more than \(Self.mostCells) cells, which is the limit", at: record.start)
      }
      record.cells.append(try cell())
      if record.cells.count == 1 { record.firstEnd = offset }
      guard offset < bytes.count else { return record }
      let byte = bytes[offset]
      offset += 1
      if byte == separator { continue }
      if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
      return record
    }
  }

  private mutating func cell() throws(TranslationFault) -> String {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      while offset < bytes.count, bytes[offset] != separator, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
        offset += 1
      }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    var text: [UInt8] = []
    offset += 1
    while true {
      guard offset < bytes.count else { throw TranslationFault("a quote that begins here does not end", at: start) }
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0D {
        // A spreadsheet ends the lines within a cell like its rows; a text of the specs has only LF.
        text.append(0x0A)
        if offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        continue
      }
      guard byte == UInt8(ascii: "\"") else {
        text.append(byte)
        continue
      }
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else { break }
      text.append(byte)
      offset += 1
    }
    guard offset == bytes.count || bytes[offset] == separator || bytes[offset] == 0x0A || bytes[offset] == 0x0D else {
      throw TranslationFault("there is text after the quotes of a cell", at: offset)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
