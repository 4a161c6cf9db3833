import SpecDiagnostics
import SpecLanguage
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
    separator = try separatorSaid() ?? separatorOfFirstLine
    guard let titles = try record() else { throw TranslationFault("it has no lines", at: 0) }
    var columns: [TranslationTable.Column: Int] = [:]
    for (index, title) in titles.cells.enumerated() {
      guard let column = TranslationTable.Column(rawValue: title) else { continue }
      guard columns.updateValue(index, forKey: column) == nil else {
        throw TranslationFault("the column '\(title)' appears twice", at: titles.start)
      }
    }
    // What a translator is told need not come back.
    for column in TranslationTable.Column.allCases where column.isNeeded {
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
      let span = span(of: 0, in: record)
      var row = TranslationRow(
        app: cell(.app), sourceLanguage: cell(.sourceLanguage), targetLanguage: cell(.targetLanguage), id: cell(.id),
        source: cell(.source), target: cell(.target), span: span)
      row.isOfTable = true
      row.targetSpan = columns[.target].map { $0 == 0 ? span : self.span(of: $0, in: record) }
      row.exported = ExportedWords(mark: cell(.exported))
      let status = cell(.status).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      row.status = CopyText.Status(word: status)
      let isNothing = ["", "new", "initial", "missing"].contains(status.lowercased())
      if row.status == nil, !isNothing { row.strangeStatus = status }
      try rows.appendBounded(row, at: record.start)
    }
  }

  private struct Record {
    var cells: [String] = []
    let start: Int
    /// Where the cells are, in the file.
    var places: [Range<Int>] = []
  }

  /// - Parameter index: Not before that of the last call.
  private mutating func span(of index: Int, in record: Record) -> SourceSpan {
    let place = index < record.places.count ? record.places[index] : record.start..<record.start
    let start = places.position(at: place.lowerBound)
    return SourceSpan(file: file, start: start, end: places.position(at: place.upperBound))
  }

  /// A line before the table that says what is between its cells, as Excel reads it: `sep=;`.
  private mutating func separatorSaid() throws(TranslationFault) -> UInt8? {
    let line = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }
    // A spreadsheet may save it as a cell.
    let words = line.filter { $0 != UInt8(ascii: "\"") }
    guard words.starts(with: Array("sep=".utf8)) else { return nil }
    guard words.count > 4, words[4] < 0x80 else {
      throw TranslationFault("its first line begins with 'sep=', and does not say what separates the cells", at: offset)
    }
    offset = line.endIndex
    for end in [0x0D, 0x0A] as [UInt8] where offset < bytes.count && bytes[offset] == end { offset += 1 }
    return words[4]
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
    var record = Record(start: offset)
    while true {
      guard record.cells.count < Self.mostCells else {
        throw TranslationFault("a line has more than \(Self.mostCells) cells, which is the limit", at: record.start)
      }
      let start = offset
      record.cells.append(try cell())
      record.places.append(start..<offset)
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
