import TextWriting

/// A page of `explain` for a terminal.
struct PageText {
  private(set) var text: TerminalText = ""

  /// Columns of a line of prose.
  private static let width = 100

  mutating func heading(_ line: String) {
    if !text.isEmpty { text += "\n" }
    text += "\(line)\n"
  }

  /// Prose after an empty line.
  mutating func paragraph(_ prose: String) {
    text += "\n"
    for line in Self.lines(of: prose, width: Self.width) { text += "\(line)\n" }
  }

  private static func lines(of prose: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in prose.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + word.count >= width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A title and prose for each of some things: a line that is too long goes on below, further in.
  mutating func prose(_ title: String, _ items: [(name: String, prose: String)]) {
    guard !items.isEmpty else { return }
    text += "\n\(title)\n"
    for item in items {
      let lines = Self.lines(of: item.prose, width: Self.width - 4 - item.name.count)
      text += "  \(item.name)\(item.name.isEmpty ? "" : "  ")\(lines.first ?? "")\n"
      for line in lines.dropFirst() { text += "    \(line)\n" }
    }
  }

  /// Paragraphs with empty lines between them.
  mutating func paragraphs(_ prose: String) {
    for part in prose.split(separator: "\n\n") { paragraph(String(part)) }
  }

  /// A title and what belongs to it; nothing for an empty list.
  mutating func list(_ title: String, _ lines: [String], limit: Int = 40) {
    guard !lines.isEmpty else { return }
    text += "\n\(title)\n"
    for line in lines.prefix(limit) { text += "  \(line)\n" }
    if lines.count > limit { text += "  and \(lines.count - limit) more\n" }
  }

  /// Lines as they are in a file, without the middle of a long one. A tab, which would be escaped, is an arrow.
  mutating func code(_ title: String, _ lines: String) {
    text += "\n\(title)\n\n"
    let ended = lines.hasSuffix("\n") ? String(lines.dropLast()) : lines
    let visible = ended.withoutMiddle.replacing("\t", with: "⇥   ")
    for line in visible.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : "    \(line)\n"
    }
  }
}

extension String {
  /// Lines that people read to the end: of very many only the first and the last, with the number of the others.
  var withoutMiddle: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let (most, first, last) = (100, 8, 4)
    guard lines.count > most else { return self }
    let indent = lines[first].prefix { $0 == " " }
    let middle = "\(indent)# … \(lines.count - first - last) more lines"
    return (lines.prefix(first) + [Substring(middle)] + lines.suffix(last)).joined(separator: "\n")
  }
}
