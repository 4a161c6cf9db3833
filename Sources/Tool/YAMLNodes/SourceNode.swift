public import SpecDiagnostics

/// A value or key of a YAML document, with its place.
///
/// An alias (`*name`) reads as the node it names; only its `span` is its own, because that is where people look.
public struct SourceNode: Sendable {
  /// What a node is. There are no further kinds: an alias takes the kind of what it names.
  public enum Kind: Sendable, Hashable { case scalar, sequence, mapping }

  /// How a scalar was written.
  public enum ScalarStyle: Sendable, Hashable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// The tree this node belongs to.
  public let tree: SourceTree
  /// Where the node is; an alias's own record.
  let place: Int32
  /// Where its content is; differs from `place` only for an alias.
  let content: Int32

  init(_ tree: SourceTree, at index: Int) {
    self.tree = tree
    place = Int32(truncatingIfNeeded: index)
    let record = tree.nodes.records[index]
    content = record.form == .alias ? Int32(truncatingIfNeeded: record.link) : place
  }

  var record: NodeRecord { tree.nodes.records[Int(content)] }

  /// The node's own record, which for an alias is not that of its content.
  private var ownRecord: NodeRecord { tree.nodes.records[Int(place)] }

  public var kind: Kind {
    let record = record
    return record.form == .mapping ? .mapping : record.form == .sequence ? .sequence : .scalar
  }

  /// Written as `*name`.
  public var isAlias: Bool { place != content }

  /// From the first character to after the last one: quotes and brackets included, anchor and tag not.
  ///
  /// - A block mapping or sequence ends where its last value ends.
  /// - A block text (`|`, `>`) starts at its indicator and ends with its last line that is not blank.
  /// - An empty value (`key:`) is the place directly after the colon or dash, without width. Between braces,
  ///   `{ a, b: }`, it is the place before the comma or brace.
  public var span: SourceSpan { tree.span(at: place) }

  /// The span without its end, cheaper where only the start is wanted.
  public var start: SourcePosition { SourcePosition(ownRecord.start) }

  /// How a scalar is written; `.plain` for a mapping or sequence.
  public var style: ScalarStyle {
    switch record.form {
    case .singleQuoted: .singleQuoted
    case .doubleQuoted: .doubleQuoted
    case .literal: .literal
    case .folded: .folded
    case .plain, .sequence, .mapping, .alias: .plain
    }
  }

  /// A scalar's text after escapes and folding; empty for a mapping or sequence.
  public var text: String { tree.text(at: content) }

  /// Whether this is a scalar with exactly these bytes, compared without building a `String`.
  public func hasText(_ text: String) -> Bool {
    let record = record
    guard !record.isContainer, Int(record.extent) == text.utf8.count else { return false }
    return withTextBytes { bytes in bytes.elementsEqual(text.utf8) }
  }

  /// A scalar's UTF-8 text, lent for the call; empty for a mapping or sequence.
  public func withTextBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    tree.withTextBytes(of: record, body)
  }

  /// What the scalar means under the YAML 1.2 core schema; `.string` for everything quoted or in a block.
  public var core: CoreScalar {
    let record = record
    guard record.form == .plain, !record.flags.contains(.text) else { return .string }
    return withTextBytes(CoreScalar.init(plain:))
  }

  /// The characters of the file inside `span`: for an alias `*name`, for a quoted text the quotes too.
  public var sourceText: String {
    let record = ownRecord
    return tree.lines.text(from: record.start, to: tree.end(of: record))
  }

  /// The comment that follows on the line where this node ends, with its `#`.
  ///
  /// YAML ends an unquoted text there without a word, which is seldom what was meant in copy: `Photo #1`.
  public var commentAfter: SourceSpan? {
    let record = ownRecord
    // Most texts are verbatim in the source, and then one look at the bytes after them is enough.
    if record.form == .plain, !record.flags.contains(.rewritten),
      !tree.lines.hasComment(atOffset: Int(record.link) + Int(record.extent))
    {
      return nil
    }
    guard let comment = tree.lines.comment(after: tree.end(of: record)) else { return nil }
    return SourceSpan(in: tree.source, start: SourcePosition(comment.start), end: SourcePosition(comment.end))
  }
}
