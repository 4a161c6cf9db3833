import TextWriting

/// A page of Markdown that is cut to what fits: what comes first has the room first, and what is left out is counted.
struct MarkdownPart {
  private var page = MarkdownReport()
  /// In units of UTF-16, which are never fewer than characters.
  private(set) var length = 0
  var leavesOut = false

  /// Of one sentence.
  private static let longest = 600

  var text: MarkdownText { page.text }

  mutating func heading(_ level: Int, _ title: MarkdownText) {
    page.heading(level, title)
    count(title, level + 3)
  }

  mutating func paragraph(_ text: MarkdownText) {
    page.paragraph(text)
    count(text, 2)
  }

  mutating func table(_ titles: [MarkdownText], _ rows: [[MarkdownText]]) {
    page.table(titles, rows)
    for row in [titles, titles] + rows { count(row) }
  }

  /// - Parameters:
  ///   - most: Items at the most.
  ///   - room: Characters at the most.
  mutating func list(_ details: [ReleaseReport.Detail], most: Int, room: Int) {
    let items = details.prefix(most).map { detail -> MarkdownText in
      guard let place = detail.place else { return "\(Self.short(detail.text))" }
      return "\(Self.short(detail.text)) (\(.code(place.place)))"
    }
    var shown = Array(fitting(items, room) { $0.text.utf16.count + 3 })
    let rest = details.count - shown.count
    if rest > 0 {
      shown.append(shown.isEmpty ? "\(rest), not shown here" : "and \(rest) more")
      leavesOut = true
    }
    page.list(shown)
    for item in shown { count(item, 3) }
  }

  /// - Parameter items: Each has some rows, of which all are shown or none.
  mutating func table(_ titles: [String], _ items: [[[String]]], room: Int) {
    let rows = items.prefix(ReleaseReport.shownLines).map { rows in
      rows.map { row in row.map { "\(Self.short($0))" as MarkdownText } }
    }
    let shown = fitting(rows, room) { rows in rows.reduce(0) { $0 + Self.length(of: $1) } }
    if !shown.isEmpty { table(titles.map { "\($0)" }, shown.flatMap(\.self)) }
    let rest = items.count - shown.count
    if rest > 0 {
      paragraph("and \(rest) more")
      leavesOut = true
    }
  }

  private func fitting<Item>(_ items: [Item], _ room: Int, _ size: (Item) -> Int) -> ArraySlice<Item> {
    let room = min(room, ReleaseReport.markdownLimit - ReleaseReport.markdownReserve - length)
    var used = 0
    return items.prefix { item in
      used += size(item)
      return used <= room
    }
  }

  private mutating func count(_ text: MarkdownText, _ more: Int) { length += text.text.utf16.count + more }

  private mutating func count(_ row: [MarkdownText]) { length += Self.length(of: row) }

  private static func length(of row: [MarkdownText]) -> Int { row.reduce(3) { $0 + $1.text.utf16.count + 5 } }

  static func short(_ text: String) -> String {
    text.utf16.count > longest ? "\(text.prefix(longest / 2))…" : text
  }
}
