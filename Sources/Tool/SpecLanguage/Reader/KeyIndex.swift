import YAMLNodes

/// The keys and items of long mappings and lists, for looking up many paths in one set of files.
///
/// Not `Sendable`: it is filled as it is asked, by the one caller that made it.
public final class KeyIndex {
  private struct Container: Hashable {
    let tree: ObjectIdentifier
    let node: Int
  }

  private var mappings: [Container: [String: [(key: SourceNode, value: SourceNode)]]] = [:]
  private var lists: [Container: [SourceNode]] = [:]
  /// How many keys and items were looked at, for tests.
  public private(set) var looks = 0

  /// Up to so many are looked through each time.
  private static let fewEntries = 16

  public init() {}

  func entries(of node: SourceNode, named name: String) -> [(key: SourceNode, value: SourceNode)] {
    guard node.kind == .mapping else { return [] }
    guard node.count > Self.fewEntries else {
      looks += node.count
      return node.entries.filter { $0.key.hasText(name) }
    }
    let container = Container(tree: ObjectIdentifier(node.tree), node: Int(node.index))
    if let known = mappings[container] { return known[name] ?? [] }
    looks += node.count
    let entries = Dictionary(grouping: node.entries, by: \.key.text)
    mappings[container] = entries
    return entries[name] ?? []
  }

  func item(_ number: Int, of node: SourceNode) -> SourceNode? {
    guard node.kind == .sequence, number >= 0, number < node.count else { return nil }
    let container = Container(tree: ObjectIdentifier(node.tree), node: Int(node.index))
    if lists[container] == nil {
      looks += node.count
      lists[container] = Array(node.items)
    }
    return lists[container]?[number]
  }
}
