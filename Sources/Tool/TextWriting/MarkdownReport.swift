/// Markdown in which nothing from a spec can act as Markdown or HTML.
public typealias MarkdownText = Escaped<Markdown>

/// Markdown (GitHub's dialect) and how foreign text is shown in it: as a sentence, with invisible characters as escapes.
public enum Markdown: OutputFormat {
  public static func escaped(_ text: String, isLineStart: Bool) -> String {
    let plain = MarkdownWriter.plain(Terminal.escaped(text, isLineStart: isLineStart))
    guard isLineStart, let first = plain.utf8.first else { return plain }
    // The beginning of a line can make it a heading, a list or a quotation.
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "|"), UInt8(ascii: ":"):
      return "\\" + plain
    default: return plain
    }
  }
}

extension Escaped<Markdown> {
  /// Text as it is, as code, with invisible characters as escapes.
  public static func code(_ text: String) -> Self {
    var code = Self.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    code.append(escaped: MarkdownWriter.code(Terminal.escaped(text, isLineStart: false)))
    return Self(stringInterpolation: code)
  }
}

/// A page of Markdown whose blocks take only escaped text: a report about what people wrote.
public struct MarkdownReport: Sendable {
  private var page = MarkdownWriter()

  public init() {}

  /// The page so far.
  public var text: MarkdownText {
    var text = MarkdownText.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    text.append(escaped: page.text)
    return MarkdownText(stringInterpolation: text)
  }

  public mutating func heading(_ level: Int, _ title: MarkdownText) { page.heading(level, title.text) }

  public mutating func paragraph(_ text: MarkdownText) { page.paragraph(text.text) }

  public mutating func list(_ items: [MarkdownText]) { page.list(items.map { (0, $0.text) }) }

  /// - Parameters:
  ///   - rows: Each has as many cells as there are titles.
  ///   - numbers: Columns that are right-aligned.
  public mutating func table(_ titles: [MarkdownText], _ rows: [[MarkdownText]], numbers: Range<Int> = 0..<0) {
    page.table(titles.map(\.text), rows.map { $0.map(\.text) }, numbers: numbers)
  }
}
