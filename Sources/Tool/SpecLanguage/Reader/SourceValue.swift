public import SpecDiagnostics
public import YAMLNodes

/// A value to read, with its place in the file and among the keys.
public struct SourceValue {
  /// What is in the file: for a placeholder of a table, the placeholder.
  let written: SourceNode
  /// Its key, as a node of the same tree; -1 for the item of a list and for a whole file.
  let keyIndex: Int32
  /// The mapping or list that contains it.
  let parent: PathStep.Index
  /// Its number in a list, from 0.
  let position: Int32
  /// Nil unless this is a cell of a table.
  let substitution: Substitution?

  /// A whole file, or any other value that findings name by its keys alone.
  public init(_ node: SourceNode) {
    self.init(node, key: -1, parent: .none, position: -1, substitution: nil)
  }

  @inline(__always)
  init(
    _ node: SourceNode, key: Int32, parent: PathStep.Index, position: Int32 = -1, substitution: Substitution? = nil
  ) {
    written = node
    keyIndex = key
    self.parent = parent
    self.position = position
    self.substitution = substitution
  }

  /// What is read: for a placeholder of a table, the cell.
  public var node: SourceNode { substitution?.cell ?? written }

  /// Its key; nil for the item of a list and for a whole file.
  public var key: SourceNode? { keyIndex < 0 ? nil : written.tree.node(at: keyIndex) }

  /// The place to edit: the value as written, a placeholder and not its cell.
  public var span: SourceSpan { written.span }

  public var kind: SourceNode.Kind {
    guard let substitution else { return written.kind }
    return substitution.text == nil ? node.kind : .scalar
  }

  /// What a scalar says, with placeholders inside it replaced; empty for a list or mapping.
  public var text: String { substitution?.text ?? node.text }

  /// What a scalar means; a text with a placeholder inside it is a text.
  public var core: CoreScalar { substitution?.text == nil ? node.core : .string }

  /// Where a finding about the whole value belongs: the key before it, or its beginning.
  public var headSpan: SourceSpan {
    if keyIndex >= 0 { return written.tree.span(at: keyIndex) }
    for entry in node.entries { return entry.key.span }
    return span
  }
}

extension SourceValue {
  /// `!name` or `&name` without quotes, which is no value to YAML and is reported there.
  var isMark: Bool {
    kind == .scalar && substitution == nil && node.style == .plain && (text.first == "!" || text.first == "&")
  }

  /// `{name}` without quotes, which YAML takes for a group of keys.
  var isBarePlaceholder: Bool {
    guard kind == .mapping, substitution == nil, node.count == 1 else { return false }
    return node.entries.contains { node.sourceText == "{\($0.key.text)}" }
  }
}

/// What replaces a placeholder.
final class Substitution {
  /// The cell, when the value is nothing but a placeholder.
  let cell: SourceNode?
  /// The replaced text, when the placeholder is only a part of it.
  let text: String?
  let cells: [(column: String, node: SourceNode)]

  init(cell: SourceNode?, text: String?, cells: [(column: String, node: SourceNode)]) {
    self.cell = cell
    self.text = text
    self.cells = cells
  }

  var notes: [Diagnostic.Note] {
    cells.map { Diagnostic.Note("'{\($0.column)}' is \(excerpt($0.node.sourceText)) here", at: $0.node.span) }
  }
}
