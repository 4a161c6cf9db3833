extension SourceNode {
  /// Items of a sequence, entries of a mapping; 0 for a scalar.
  public var count: Int {
    let record = record
    return record.isContainer ? Int(tree.nodes.containers[Int(record.extent)].count) : 0
  }

  /// A mapping with a merge key (`<<`) or a repeated one: already an error, and no reason to call a key missing.
  public var isIncomplete: Bool { record.flags.contains(.incomplete) }

  /// The items of a sequence in order; nothing for a mapping or scalar.
  public var items: Items {
    let record = record
    guard record.form == .sequence else { return Items(tree: tree, position: 0, end: 0) }
    return Items(tree: tree, position: Int(content) + 1, end: Int(record.link))
  }

  /// The entries of a mapping in order; nothing for a sequence or scalar.
  ///
  /// Keys are scalars, and no key comes twice: a second one is already an error, and its entry is left out.
  public var entries: Entries {
    let record = record
    guard record.form == .mapping else { return Entries(tree: tree, position: 0, end: 0) }
    return Entries(tree: tree, position: Int(content) + 1, end: Int(record.link))
  }

  /// The value of a key of a mapping, found by walking the entries.
  public subscript(key: String) -> SourceNode? {
    for entry in entries where entry.key.hasText(key) { return entry.value }
    return nil
  }

  /// The items of a sequence.
  public struct Items: Sequence, IteratorProtocol, Sendable {
    let tree: SourceTree
    var position: Int
    let end: Int

    public mutating func next() -> SourceNode? {
      guard position < end else { return nil }
      let node = SourceNode(tree, at: position)
      position = tree.indexAfter(position)
      return node
    }
  }

  /// The entries of a mapping.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let tree: SourceTree
    var position: Int
    let end: Int

    public mutating func next() -> (key: SourceNode, value: SourceNode)? {
      while position < end {
        let key = position
        let value = tree.indexAfter(key)
        position = tree.indexAfter(value)
        if tree.nodes.records[key].flags.contains(.leftOut) { continue }
        return (SourceNode(tree, at: key), SourceNode(tree, at: value))
      }
      return nil
    }
  }
}
