import YAMLNodes

extension SourceTree {
  /// The one walk over the entries of a mapping: each key finds its field, or none. The value of a key is the node
  /// after it.
  func forEachField(of mapping: Int32, by shape: ObjectShape, _ body: (_ key: Int32, _ field: Int?) -> Void) {
    forEachKey(of: mapping) { key in body(key, shape.index(of: text(at: key))) }
  }
}

/// The walk over a mapping that several files define parts of.
struct EntryWalk {
  /// A key as the number of its node, which costs nothing to keep.
  struct Slot {
    var key: Int32
    /// The part of the mapping that contains it.
    var part: Int32
  }

  /// The key of each field; -1 where there is none.
  private(set) var keys: [Int32]
  /// The part that has the key of each field.
  private(set) var parts: [Int32]
  /// Further mappings behind a key that merge with the first; keys that every file has.
  private(set) var furtherSlots: [(field: Int, slot: Slot)] = []
  /// Second definitions of what does not merge.
  private(set) var secondSlots: [(field: Int, slot: Slot)] = []
  /// Keys that the shape does not declare.
  private(set) var unknown: [Slot] = []

  init(fields: Int) {
    keys = Array(repeating: -1, count: fields)
    parts = Array(repeating: 0, count: fields)
  }

  mutating func fill(from mapping: SourceNode, part: Int32, by shape: ObjectShape) {
    let tree = mapping.tree
    tree.forEachField(of: mapping.index, by: shape) { key, field in
      let slot = Slot(key: key, part: part)
      guard let field else { return unknown.append(slot) }
      if keys[field] < 0 {
        keys[field] = key
        parts[field] = part
      } else {
        addPart(slot, of: tree, field: field, shape.fields[field])
      }
    }
  }

  /// A key that is in several files: mappings merge, anything else is defined twice.
  private mutating func addPart(_ slot: Slot, of tree: SourceTree, field: Int, _ declared: FieldShape) {
    let isMerged = declared.type.merges && tree.node(at: slot.key + 1).kind == .mapping
    if isMerged || declared.isPerFile {
      furtherSlots.append((field, slot))
    } else {
      secondSlots.append((field, slot))
    }
  }
}

extension ValueShape {
  /// Whether several files may each define a part of such a value.
  var merges: Bool {
    switch self {
    case .object, .map: true
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern, .recursive, .list, .oneOrMore, .either:
      false
    }
  }
}
