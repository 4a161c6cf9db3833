/// Writes a Markdown page (GitHub's dialect) block by block, with an empty line between blocks.
public struct MarkdownWriter: Sendable {
  /// The page so far, with a line end after its last line.
  public private(set) var text = ""

  public init() {}

  public mutating func heading(_ level: Int, _ title: String) {
    block(String(repeating: "#", count: level) + " " + title)
  }

  /// - Parameter markdown: May contain code, links and emphasis.
  public mutating func paragraph(_ markdown: String) { block(markdown) }

  /// A picture beside the page.
  ///
  /// - Parameter file: A path of letters, digits and `_-./`.
  public mutating func picture(_ words: String, file: String) { block("![\(Self.text(words))](\(file))") }

  /// - Parameter items: Markdown, one item each, with its depth from 0.
  public mutating func list(_ items: [(depth: Int, markdown: String)]) {
    block(items.map { String(repeating: "  ", count: $0.depth) + "- " + $0.markdown }.joined(separator: "\n"))
  }

  /// - Parameters:
  ///   - rows: Cells in Markdown; each row has as many as there are titles.
  ///   - numbers: Columns that are right-aligned.
  public mutating func table(_ titles: [String], _ rows: [[String]], numbers: Range<Int> = 0..<0) {
    let rule = titles.indices.map { numbers.contains($0) ? "--:" : "---" }
    block(([titles, rule] + rows).map(Self.row).joined(separator: "\n"))
  }

  /// - Parameter code: Shown as it is, inside a fence that is longer than any in it.
  public mutating func codeBlock(_ code: String, language: String = "") {
    let fence = Self.fence(around: code, atLeast: 3)
    block("\(fence)\(language)\n\(code)\n\(fence)")
  }

  private mutating func block(_ markdown: String) {
    if !text.isEmpty { text += "\n" }
    // A text that ends a line itself would leave two empty ones.
    text += markdown.hasSuffix("\n") ? String(markdown.dropLast()) : markdown
    text += "\n"
  }

  private static func row(_ cells: [String]) -> String {
    var row = "|"
    for cell in cells { row += " " + escaped(cell) + " |" }
    return row
  }

  /// A bar or a line end would end the cell, in code too.
  private static func escaped(_ cell: String) -> String {
    let bar = UInt8(ascii: "|")
    let lineEnd = UInt8(ascii: "\n")
    guard cell.utf8.contains(where: { $0 == bar || $0 == lineEnd }) else { return cell }
    var bytes: [UInt8] = []
    for byte in cell.utf8 {
      if byte == bar { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte == lineEnd ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Text as it is, as code, inside as many backquotes as it needs. Invisible characters become escapes, including line
  /// ends: an empty line would end the code, and the rest would be Markdown.
  public static func code(_ text: String) -> String {
    let text = text.utf8.allSatisfy { 0x20...0x7E ~= $0 } ? text : text.map(Terminal.shown).joined()
    if !text.utf8.contains(UInt8(ascii: "`")) { return "`\(text)`" }
    let fence = fence(around: text, atLeast: 2)
    return "\(fence) \(text) \(fence)"
  }

  /// A sentence in which nothing acts as Markdown or HTML: no emphasis, link, mention, image or tag.
  public static func plain(_ text: String) -> String {
    MarkdownReferences.pieces(of: text).map { piece in
      switch piece {
      case .text(let text): withoutMarkup(text)
      case .markdown(let markdown): markdown
      }
    }.joined()
  }

  private static func withoutMarkup(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "#"),
        UInt8(ascii: "@"):
        bytes += [UInt8(ascii: "\\"), byte]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One backquote more than the longest run, byte by byte: with a combining mark after it, Swift sees another
  /// character.
  private static func fence(around text: String, atLeast least: Int) -> String {
    var longest = least - 1
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// A link to a heading of the same page, shown as the heading's title.
  ///
  /// - Parameters:
  ///   - title: In ASCII; there are special rules for other letters.
  ///   - words: What the link says, if that is not the title.
  public static func link(toHeading title: String, _ words: String? = nil) -> String {
    var anchor: [UInt8] = []
    for byte in title.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
        UInt8(ascii: "-"):
        anchor.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): anchor.append(byte | 0x20)
      case UInt8(ascii: " "): anchor.append(UInt8(ascii: "-"))
      default: break
      }
    }
    return "[\(words ?? title)](#\(String(decoding: anchor, as: UTF8.self)))"
  }
}
