public import SpecDiagnostics

/// One YAML document as read: its nodes, their texts and their places, in a few flat arrays.
///
/// Values are reached through `root`. A tree never changes, so any number of threads may read it.
public final class SourceTree: Sendable {
  /// As the command line names the file.
  public var file: String { source.name }
  /// The file as its spans share it.
  let source: SourceFile
  /// The lines of the file, as an editor counts them.
  public let lines: SourceLines

  let nodes: NodeStore

  init(_ source: SourceFile, lines: SourceLines, nodes: NodeStore) {
    guard !nodes.records.isEmpty else { fatalError("A tree has a root.") }
    self.source = source
    self.lines = lines
    self.nodes = nodes
  }

  /// The document's value.
  public var root: SourceNode { SourceNode(self, at: 0) }

  /// The characters of the file inside a span.
  public func sourceText(in span: SourceSpan) -> String {
    lines.text(from: Place(span.start), to: Place(span.end))
  }

  /// What follows a place on its line.
  public func restOfLine(after end: SourcePosition) -> String {
    guard let offset = lines.offset(of: Place(end)), let range = lines.range(of: Int(end.line)),
      offset < range.upperBound
    else { return "" }
    return String(decoding: lines.bytes[offset..<range.upperBound], as: UTF8.self)
  }

  /// The index after the node at `index` and everything inside it.
  func indexAfter(_ index: Int) -> Int {
    let record = nodes.records[index]
    return record.isContainer ? Int(record.link) : index + 1
  }

  /// The bytes of a scalar's text; none for a container or alias.
  ///
  /// A branch for each of the two buffers: one variable for either would be counted as a reference to it.
  @inline(__always)
  func withTextBytes<R>(of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    guard !record.isContainer, record.form != .alias else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = nodes.textRange(of: record)
    if record.flags.contains(.rewritten) {
      return nodes.rewrittenBytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
    return lines.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  func end(of record: NodeRecord) -> Place {
    lines.bytes.withUnsafeBufferPointer { nodes.end(of: record, source: $0) }
  }
}

extension SourcePosition {
  init(_ place: Place) { self.init(line: Int(place.line), column: Int(place.column)) }
}

extension Place {
  init(_ position: SourcePosition) {
    self.init(line: UInt32(clamping: position.line), column: UInt32(clamping: position.column))
  }
}
