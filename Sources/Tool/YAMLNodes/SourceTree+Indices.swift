public import SpecDiagnostics

/// Nodes by their numbers, for a reader that looks at millions of them and keeps few: a number is not counted as a
/// reference to the tree.
extension SourceTree {
  /// The node with a number that this tree gave out.
  public func node(at index: Int32) -> SourceNode { SourceNode(self, at: Int(index)) }

  /// The span of the node with this number.
  public func span(at index: Int32) -> SourceSpan {
    let record = nodes.records[Int(index)]
    return SourceSpan(in: source, start: SourcePosition(record.start), end: SourcePosition(end(of: record)))
  }

  /// The text of a scalar after escapes and folding; empty for a mapping or sequence.
  public func text(at index: Int32) -> String {
    var record = nodes.records[Int(index)]
    if record.form == .alias { record = nodes.records[Int(record.link)] }
    return withTextBytes(of: record) { String(decoding: $0, as: UTF8.self) }
  }

  /// The keys of a mapping in order. The value of a key is the node after it.
  ///
  /// One walk over the records, which counts no reference for any of them.
  ///
  /// - Parameter mapping: The number of a mapping, or of an alias of one; there is nothing to walk over in other nodes.
  public func forEachKey(of mapping: Int32, _ body: (_ key: Int32) -> Void) {
    nodes.records.withUnsafeBufferPointer { records in
      var owner = Int(mapping)
      if records[owner].form == .alias { owner = Int(records[owner].link) }
      guard records[owner].form == .mapping else { return }
      let end = Int(records[owner].link)
      var key = owner + 1
      while key < end {
        if !records[key].flags.contains(.leftOut) { body(Int32(truncatingIfNeeded: key)) }
        // A key is a scalar: it is one record.
        let value = records[key + 1]
        key = value.isContainer ? Int(value.link) : key + 2
      }
    }
  }

  /// `isIncomplete` of the node with this number.
  public func isIncomplete(_ index: Int32) -> Bool {
    let record = nodes.records[Int(index)]
    let content = record.form == .alias ? nodes.records[Int(record.link)] : record
    return content.flags.contains(.incomplete)
  }

  /// Whether a mapping holds a key with nothing behind it: `{ a, b: 1 }`.
  public func hasEmptyValue(_ mapping: Int32) -> Bool {
    var owner = nodes.records[Int(mapping)]
    var key = Int(mapping) + 1
    if owner.form == .alias {
      key = Int(owner.link) + 1
      owner = nodes.records[Int(owner.link)]
    }
    guard owner.form == .mapping else { return false }
    while key < Int(owner.link) {
      let value = nodes.records[key + 1]
      let content = value.form == .alias ? nodes.records[Int(value.link)] : value
      if content.form == .plain, content.extent == 0 { return true }
      key = value.isContainer ? Int(value.link) : key + 2
    }
    return false
  }
}

extension SourceTree {
  /// `string` of the node with this number.
  public func string(at index: Int32) -> String? {
    var record = nodes.records[Int(index)]
    if record.form == .alias { record = nodes.records[Int(record.link)] }
    guard !record.isContainer else { return nil }
    let mayBeOther = record.form == .plain && !record.flags.contains(.text)
    return withTextBytes(of: record) { bytes in
      if mayBeOther, CoreScalar(plain: bytes) != .string { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension SourceNode {
  /// The text of a scalar that is a text under the core schema; nil for `null`, `true`, a number, a list, a mapping.
  ///
  /// `core` and `text` in one look.
  public var string: String? { tree.string(at: content) }

  /// Where the text of `string` is in the bytes of the file; nil if it differs there.
  public var stringRange: Range<Int>? {
    let record = record
    guard !record.isContainer, !record.flags.contains(.rewritten), core == .string else { return nil }
    return tree.nodes.textRange(of: record)
  }

  /// Finds this node again in its tree.
  public var index: Int32 { place }
}
