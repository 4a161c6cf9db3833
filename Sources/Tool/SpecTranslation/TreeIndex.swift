import SpecDiagnostics
import YAMLNodes

/// The nodes of a file by their places, for changes in it.
struct TreeIndex {
  struct Scalar {
    let node: SourceNode
    /// The mapping whose value it is; nil for an item of a list.
    let owner: SourceNode?
    let key: String
  }

  struct Entry {
    let mapping: SourceNode
    let value: SourceNode
  }

  private(set) var scalars: [SourcePosition: Scalar] = [:]
  /// By the place of the key.
  private(set) var entries: [SourcePosition: Entry] = [:]

  init(_ tree: SourceTree) { add(tree.root, owner: nil, key: "") }

  /// The target of an alias is visited where it is defined.
  private mutating func add(_ node: SourceNode, owner: SourceNode?, key: String) {
    guard !node.isAlias else { return }
    switch node.kind {
    case .scalar: scalars[node.start] = Scalar(node: node, owner: owner, key: key)
    case .sequence: for item in node.items { add(item, owner: nil, key: "") }
    case .mapping:
      for entry in node.entries {
        entries[entry.key.start] = Entry(mapping: node, value: entry.value)
        add(entry.value, owner: node, key: entry.key.text)
      }
    }
  }
}
