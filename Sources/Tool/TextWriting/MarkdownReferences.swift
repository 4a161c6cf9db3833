/// What GitHub and GitLab read into a text once it is a page: mentions, which call people, numbers and addresses of
/// issues, ids of commits, names of emoji, and addresses as links.
///
/// They look for it after they have resolved escapes and entities. A zero-width space keeps it apart and changes nothing
/// that people see; ids of commits become code, in which they look for nothing.
/// - Source: docs.github.com, "Autolinked references and URLs"; docs.gitlab.com/user/markdown, "GitLab-specific
///   references"
enum MarkdownReferences {
  enum Piece: Equatable {
    /// Part of the text, to be escaped.
    case text(String)
    /// Markdown.
    case markdown(String)
  }

  private static let gap = Piece.markdown("&#8203;")

  /// The text in pieces, in which nothing is a reference; at its ends, whatever is written before or behind it.
  static func pieces(of text: String) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    func add(upTo end: Int, _ piece: Piece, from next: Int) {
      if start < end { pieces.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
      pieces.append(piece)
      start = next
    }
    var index = 0
    while index < bytes.count {
      let rest = bytes[(index + 1)...]
      switch bytes[index] {
      case UInt8(ascii: "@") where rest.first.map(isWord) ?? true: add(upTo: index + 1, gap, from: index + 1)
      case UInt8(ascii: "#") where rest.first.map(isDigit) ?? true: add(upTo: index + 1, gap, from: index + 1)
      case UInt8(ascii: "-") where endsInGH(bytes[..<index]) && rest.first.map(isDigit) ?? true:
        add(upTo: index + 1, gap, from: index + 1)
      case UInt8(ascii: ":") where rest.starts(with: "//".utf8) || beginsEmoji(rest):
        add(upTo: index + 1, gap, from: index + 1)
      case UInt8(ascii: ".") where endsInWWW(bytes[..<index]): add(upTo: index, gap, from: index)
      // A backslash is enough for GitLab.
      case UInt8(ascii: "!") where rest.first.map(isDigit) == true: add(upTo: index, .markdown("\\!"), from: index + 1)
      case UInt8(ascii: "&") where rest.first.map(isDigit) == true: add(upTo: index, .markdown("\\&"), from: index + 1)
      case UInt8(ascii: "%") where rest.first.map { isWord($0) || $0 == UInt8(ascii: "\"") } == true:
        add(upTo: index, .markdown("\\%"), from: index + 1)
      case let byte where isHex(byte) && (index == 0 || !isWord(bytes[index - 1])):
        let end = rest.firstIndex { !isWord($0) } ?? bytes.count
        if isCommit(bytes[index..<end]) {
          let id = String(decoding: bytes[index..<end], as: UTF8.self)
          add(upTo: index, .markdown(MarkdownWriter.code(id)), from: end)
        }
        // What is in a word is no reference, apart from the marks above, which are in none.
        index = end - 1
      default: break
      }
      index += 1
    }
    if start < bytes.count { pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20
  }

  private static func isWord(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") }

  /// `GH-12` is an issue, as `#12` is.
  private static func endsInGH(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.suffix(2).map { $0 | 0x20 } == Array("gh".utf8) && bytes.dropLast(2).last.map(isWord) != true
  }

  private static func endsInWWW(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.suffix(3).map { $0 | 0x20 } == Array("www".utf8) && bytes.dropLast(3).last.map(isWord) != true
  }

  /// Behind a colon: `tada:`, but not the minutes of `10:30:45`.
  private static func beginsEmoji(_ rest: ArraySlice<UInt8>) -> Bool {
    let name = rest.prefix { isWord($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard rest.dropFirst(name.count).first == UInt8(ascii: ":") else { return false }
    return name.contains(where: isLetter) || ["100", "1234", "+1", "-1"].contains { name.elementsEqual($0.utf8) }
  }

  /// Seven hexadecimal digits are enough to name a commit; a number or a word is not meant as one.
  private static func isCommit(_ word: ArraySlice<UInt8>) -> Bool {
    7...64 ~= word.count && word.allSatisfy(isHex) && word.contains(where: isDigit) && word.contains(where: isLetter)
  }
}
