import SpecDiagnostics
import YAMLNodes

/// Says in the spec what an item was called before, so that what devices have under its old id stays its.
struct FormerlyNote {
  private let old: String
  private let new: String

  /// - Parameters:
  ///   - old: As the file writes it, with its quotes.
  ///   - new: What it was called before that, if it gets an older id back: then it is a former one no longer.
  init(_ old: String, isNow new: String) {
    self.old = old
    self.new = new
  }

  /// The change of the file; nil if the item shares its keys with others, so that nothing can be said of it alone.
  ///
  /// - Parameters:
  ///   - id: Where the id of the item is: its key, or the value of its `id`.
  ///   - root: Of the file.
  func edit(at id: SourceSpan, in root: SourceNode) -> Diagnostic.FixIt? {
    guard let (item, line) = Self.item(at: id, in: root), !item.isAlias else { return nil }
    if let known = item.entries.first(where: { $0.key.text == "formerly" })?.value {
      let ids = known.kind == .sequence ? known.items.filter { $0.text != new }.map(\.sourceText) : []
      return replace(known.span, "[\((ids + [old]).joined(separator: ", "))]")
    }
    let note = "formerly: [\(old)]"
    switch item.kind {
    case .mapping where item.isFlow:
      if item.count == 0 { return replace(item.span, "{ \(note) }") }
      var start = item.span.start
      start.column += 1
      return replace(SourceSpan(file: id.file, start: start, end: start), " \(note),")
    case .mapping:
      guard let first = item.entries.first(where: { _ in true }) else { return nil }
      let indent = String(repeating: " ", count: Int(first.key.start.column) - 1)
      let end = SourcePosition(line: Int(line), column: .max)
      return replace(SourceSpan(file: id.file, start: end, end: end), "\n\(indent)\(note)")
    case .scalar where item.span.start == item.span.end: return replace(item.span, " { \(note) }")
    case .scalar, .sequence: return nil
    }
  }

  private func replace(_ span: SourceSpan, _ text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt("rename", replace: span, with: text)
  }

  /// The mapping of the item, and the line that its id is on.
  private static func item(at id: SourceSpan, in node: SourceNode) -> (item: SourceNode, line: Int32)? {
    if node.isAlias { return nil }
    for entry in node.entries {
      if entry.key.span == id { return (entry.value, id.start.line) }
      if entry.key.text == "id", entry.value.span == id { return (node, id.start.line) }
      if let found = item(at: id, in: entry.value) { return found }
    }
    for item in node.items {
      if let found = Self.item(at: id, in: item) { return found }
    }
    return nil
  }
}

extension SourceNode {
  /// Between braces.
  fileprivate var isFlow: Bool { sourceText.first == "{" }
}
