public import SpecDiagnostics
public import YAMLNodes

/// A value to read, with its place in the file and among the keys.
public struct SourceValue {
  /// What is read: for a placeholder of a table, the cell.
  public let node: SourceNode
  /// The key it stands behind; nil for the item of a list and for a whole file.
  public let key: SourceNode?
  /// The mapping or list it stands in.
  let parent: PathStep.Index
  /// Its number in a list, from 0.
  let position: Int32
  /// Nil unless a cell of a table stands here.
  let substitution: Substitution?

  /// A whole file, or any other value that findings name by its keys alone.
  public init(_ node: SourceNode) {
    self.init(node, key: nil, parent: .none, position: -1, substitution: nil)
  }

  init(
    _ node: SourceNode, key: SourceNode?, parent: PathStep.Index, position: Int32 = -1,
    substitution: Substitution? = nil
  ) {
    self.node = node
    self.key = key
    self.parent = parent
    self.position = position
    self.substitution = substitution
  }

  /// The place to edit: the value as written, a placeholder and not its cell.
  public var span: SourceSpan { (substitution?.written ?? node).span }

  public var kind: SourceNode.Kind { substitution?.text == nil ? node.kind : .scalar }

  /// What a scalar says, with placeholders inside it replaced; empty for a list or mapping.
  public var text: String { substitution?.text ?? node.text }

  /// What a scalar means; a text with a placeholder inside it is a text.
  public var core: CoreScalar { substitution?.text == nil ? node.core : .string }

  /// Where a finding about the whole value belongs: the key before it, or its beginning.
  public var headSpan: SourceSpan {
    if let key { return key.span }
    for entry in node.entries { return entry.key.span }
    return span
  }
}

/// What stands in place of a placeholder.
final class Substitution {
  /// The scalar with the placeholder.
  let written: SourceNode
  /// The replaced text, when the placeholder is only a part of it.
  let text: String?
  let cells: [(column: String, node: SourceNode)]

  init(written: SourceNode, text: String?, cells: [(column: String, node: SourceNode)]) {
    self.written = written
    self.text = text
    self.cells = cells
  }

  var notes: [Diagnostic.Note] {
    cells.map { Diagnostic.Note("'{\($0.column)}' is \(excerpt($0.node.sourceText)) here", at: $0.node.span) }
  }
}

/// A text short enough for a message.
func excerpt(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: 60, limitedBy: scalars.endIndex),
    end != scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}
