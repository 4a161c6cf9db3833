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
    var line = ""
    for word in prose.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if !line.isEmpty, line.count + word.count >= Self.width {
        text += "\(line)\n"
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    if !line.isEmpty { text += "\(line)\n" }
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

  /// Lines as they are in a file.
  mutating func code(_ title: String, _ lines: String) {
    text += "\n\(title)\n\n"
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : "    \(line)\n"
    }
  }
}
