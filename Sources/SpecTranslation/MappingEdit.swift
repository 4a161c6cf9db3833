import SpecDiagnostics
import YAMLNodes

/// A change of the entries of a mapping, laid out like the others.
struct MappingEdit {
  var span: SourceSpan
  var text: String

  /// Entries after the last one; nil for a mapping without any.
  static func inserting(_ members: [String], into mapping: SourceNode) -> MappingEdit? {
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
  static func removing(_ keys: Set<String>, from mapping: SourceNode) -> [MappingEdit] {
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
