import TextWriting

extension SwiftWriter {
  /// Documentation in paragraphs, broken at spaces.
  mutating func doc(_ paragraphs: String?...) {
    var isFirst = true
    for case let paragraph? in paragraphs where !paragraph.isEmpty {
      if !isFirst { line("///") }
      isFirst = false
      docRow { $0.write(paragraph) }
    }
  }

  /// One paragraph.
  mutating func doc(_ paragraph: String) {
    if !paragraph.isEmpty { docRow { $0.write(paragraph) } }
  }

  /// A paragraph that is put together as it is written: on one row where it fits, as most do, else broken at spaces.
  /// Looking at bytes is far cheaper than finding words and counting characters.
  mutating func docRow(_ write: (inout SwiftWriter) -> Void) {
    beginLine()
    self.write("/// ")
    let place = self.place
    write(&self)
    let space = UInt8(ascii: " ")
    let scan = self.scan(from: place)
    if scan.isPlain, scan.columns <= room - 4, !scan.mayHaveDoubleSpace, let ends = ends(from: place),
      ends.first != space, ends.last != space
    {
      return endLine()
    }
    let paragraph = takenBack(to: place)
    takeBack(to: 0)
    documentation(Self.wrapped(paragraph, to: room - 4).joined(separator: "\n"))
  }

  /// A second paragraph after a first one, if there is a first one.
  mutating func doc(_ first: String?, then write: (inout SwiftWriter) -> Void) {
    if let first, !first.isEmpty {
      doc(first)
      line("///")
    }
    docRow(write)
  }

  /// Rows of at most so many characters, broken at spaces, and inside a word only where the word alone is too long.
  private static func wrapped(_ paragraph: String, to width: Int) -> [String] {
    var rows: [String] = []
    var row = ""
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      var rest = word
      if !row.isEmpty {
        if row.count + 1 + rest.count <= width {
          row += " "
          row += rest
          continue
        }
        rows.append(row)
        row = ""
      }
      while rest.count > width {
        rows.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      row = String(rest)
    }
    if !row.isEmpty { rows.append(row) }
    return rows
  }
}

extension RandomAccessCollection {
  /// As many as may be in one literal or one `switch` that makes calls: what the compiler takes for either grows with
  /// the square of its parts.
  var groups: [SubSequence] { stride(from: 0, to: count, by: 50).map { dropFirst($0).prefix(50) } }
}
