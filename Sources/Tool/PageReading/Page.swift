/// What the tool says about a subject, as its writers keep it beside the code: Markdown with a heading, paragraphs, blocks
/// of code, and sections with headings of the next level.
///
/// Not all of Markdown: a heading is a line that begins with `#`, an empty line ends a paragraph, a line of three
/// backticks begins and ends a block, and everything else is text, which is taken as it stands.
public struct Page: Sendable {
  /// What the heading says.
  public let title: String
  /// Without line breaks.
  public let paragraphs: [String]
  public let blocks: [PageBlock]
  public let sections: [Page]

  public init(_ text: String) {
    self.init(text.split(separator: "\n", omittingEmptySubsequences: false)[...], mark: "# ")
  }

  /// - Parameter mark: How the line of the heading begins.
  private init(_ lines: ArraySlice<Substring>, mark: String) {
    var rest = lines
    title = rest.first?.hasPrefix(mark) == true ? String(rest.removeFirst().dropFirst(mark.count)) : ""
    var paragraphs: [String] = []
    var blocks: [PageBlock] = []
    var sections: [Page] = []
    let next = "#" + mark
    while let line = rest.first {
      if line.hasPrefix(next) {
        let end = rest.dropFirst().firstIndex { $0.hasPrefix(next) } ?? rest.endIndex
        sections.append(Page(rest[..<end], mark: next))
        rest = rest[end...]
      } else if line.hasPrefix(PageBlock.fence) {
        blocks.append(PageBlock(takenFrom: &rest))
      } else {
        let paragraph = rest.prefix { !$0.isEmpty && !$0.hasPrefix(PageBlock.fence) }
        if !paragraph.isEmpty { paragraphs.append(paragraph.joined(separator: " ")) }
        rest = rest.dropFirst(max(paragraph.count, 1))
      }
    }
    self.paragraphs = paragraphs
    self.blocks = blocks
    self.sections = sections
  }
}

/// A block of code of a page.
public struct PageBlock: Sendable {
  static let fence = "```"

  /// What stands behind the three backticks, such as `diff`.
  public let language: String
  /// What stands behind the language, word by word.
  public let words: [String]
  public let text: String

  /// - Parameter lines: Those from the line with the backticks; what remains is behind the block.
  init(takenFrom lines: inout ArraySlice<Substring>) {
    let head = lines.removeFirst().dropFirst(Self.fence.count).split(separator: " ").map(String.init)
    language = head.first ?? ""
    words = Array(head.dropFirst())
    let body = lines.prefix { $0 != Self.fence }
    text = body.joined(separator: "\n")
    lines = lines.dropFirst(body.count + 1)
  }
}
