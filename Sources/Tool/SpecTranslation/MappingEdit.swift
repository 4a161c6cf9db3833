public import SpecDiagnostics
public import YAMLNodes

/// A change of the entries of a mapping or of the items of a list, laid out like the others.
public struct MappingEdit {
  public var span: SourceSpan
  public var text: String

  public init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  /// Entries after the last one; nil for a mapping without any.
  public static func inserting(_ members: [String], into mapping: SourceNode) -> MappingEdit? {
    let entries = Array(mapping.entries)
    guard let first = entries.first, let last = entries.last else { return nil }
    if isInBraces(mapping) {
      return MappingEdit(span: last.value.span.end.span(in: mapping), text: members.map { ", \($0)" }.joined())
    }
    let indentation = String(repeating: " ", count: Int(first.key.start.column) - 1)
    // After a comment.
    let end = SourcePosition(line: Int(last.value.span.end.line), column: Int(Int32.max))
    return MappingEdit(span: end.span(in: mapping), text: members.map { "\n\(indentation)\($0)" }.joined())
  }

  /// Takes entries away, unless there would be none left. What is on the lines of others stays.
  public static func removing(_ keys: Set<String>, from mapping: SourceNode) -> [MappingEdit] {
    var edits: [MappingEdit] = []
    var kept: SourceNode?
    var run: (first: SourceNode, last: SourceNode)?
    for entry in mapping.entries {
      if keys.contains(entry.key.text) {
        run = (run?.first ?? entry.key, entry.value)
        continue
      }
      if let run {
        edits.append(
          kept == nil
            ? MappingEdit(
              span: SourceSpan(file: mapping.tree.file, start: run.first.start, end: entry.key.start), text: "")
            : removal(run, after: kept, in: mapping))
      }
      run = nil
      kept = entry.value
    }
    if let run, kept != nil { edits.append(removal(run, after: kept, in: mapping)) }
    return edits
  }

  /// Takes items away, unless there would be none left.
  ///
  /// - Parameter isGone: Called with the number of an item.
  public static func removing(from list: SourceNode, where isGone: (Int) -> Bool) -> [MappingEdit] {
    let items = Array(list.items)
    let gone = items.indices.filter(isGone)
    guard let last = items.indices.last(where: { !isGone($0) }) else { return [] }
    let file = list.tree.file
    // Between brackets an item goes with the comma before the next one, or after the last one that stays.
    let isInBrackets = list.sourceText.hasPrefix("[")
    return gone.map { number in
      let item = items[number]
      if isInBrackets, number > last {
        let before = number == 0 ? item.start : items[number - 1].span.end
        return MappingEdit(span: SourceSpan(file: file, start: before, end: item.span.end), text: "")
      }
      if isInBrackets {
        return MappingEdit(span: SourceSpan(file: file, start: item.start, end: items[number + 1].start), text: "")
      }
      // The lines of the item, and the empty one that parted it from the one before.
      var first = Int(item.start.line) - 1
      if number > 0, first > 1, list.tree.lines.text(first)?.allSatisfy(\.isWhitespace) == true { first -= 1 }
      let before = SourcePosition(line: first, column: Int(Int32.max))
      let after = SourcePosition(line: Int(item.span.end.line), column: Int(Int32.max))
      return MappingEdit(span: SourceSpan(file: file, start: before, end: after), text: "")
    }
  }

  private static func removal(
    _ run: (first: SourceNode, last: SourceNode), after kept: SourceNode?, in mapping: SourceNode
  ) -> MappingEdit {
    let end = run.last.span.end
    let file = mapping.tree.file
    if isInBraces(mapping) {
      return MappingEdit(span: SourceSpan(file: file, start: kept?.span.end ?? run.first.start, end: end), text: "")
    }
    let before = SourcePosition(line: Int(run.first.start.line) - 1, column: Int(Int32.max))
    let after = SourcePosition(line: Int(end.line), column: Int(Int32.max))
    return MappingEdit(span: SourceSpan(file: file, start: before, end: after), text: "")
  }

  /// There it begins before its first key.
  static func isInBraces(_ mapping: SourceNode) -> Bool {
    mapping.entries.first { _ in true }.map { $0.key.start != mapping.start } ?? true
  }
}

extension SourcePosition {
  fileprivate func span(in node: SourceNode) -> SourceSpan { SourceSpan(file: node.tree.file, start: self, end: self) }
}
