/// Writes a Markdown page (GitHub's dialect) block by block, with an empty line between blocks.
public struct MarkdownWriter: Sendable {
  /// The page so far, with a line end after its last line.
  public private(set) var text = ""

  public init() {}

  public mutating func heading(_ level: Int, _ title: String) {
    block(String(repeating: "#", count: level) + " " + title)
  }

  /// - Parameter markdown: May hold code, links and emphasis.
  public mutating func paragraph(_ markdown: String) { block(markdown) }

  /// - Parameter items: Markdown, one item each, with its depth from 0.
  public mutating func list(_ items: [(depth: Int, markdown: String)]) {
    block(items.map { String(repeating: "  ", count: $0.depth) + "- " + $0.markdown }.joined(separator: "\n"))
  }

  /// - Parameter rows: Cells in Markdown; each row has as many as there are titles.
  public mutating func table(_ titles: [String], _ rows: [[String]]) {
    let rule = titles.map { _ in "---" }
    block(([titles, rule] + rows).map(Self.row).joined(separator: "\n"))
  }

  private mutating func block(_ markdown: String) {
    if !text.isEmpty { text += "\n" }
    text += markdown + "\n"
  }

  /// A bar or a line end would end the cell, in code too.
  private static func row(_ cells: [String]) -> String {
    let cells = cells.map { $0.replacing("|", with: "\\|").replacing("\n", with: " ") }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Text as it stands, in a font for code, inside as many backquotes as it asks for.
  public static func code(_ text: String) -> String {
    if !text.contains("`") { return "`\(text)`" }
    return text.contains("``") ? "``` \(text) ```" : "`` \(text) ``"
  }

  /// A link to a heading of the same page, shown as the heading's title.
  public static func link(toHeading title: String) -> String {
    var anchor = ""
    for scalar in title.lowercased().unicodeScalars {
      if scalar == " " || scalar == "-" {
        anchor += "-"
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" {
        anchor.unicodeScalars.append(scalar)
      }
    }
    return "[\(title)](#\(anchor))"
  }
}
