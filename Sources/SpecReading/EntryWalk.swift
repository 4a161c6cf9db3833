import SpecModel
import YAMLNodes

/// The one walk over the entries of a mapping: each key finds the slot of its field.
struct EntryWalk {
  /// A key and its value as numbers of nodes, which cost nothing to keep.
  struct Slot {
    static let empty = Slot(key: -1, value: -1, part: 0)

    var key: Int32
    var value: Int32
    /// The part of the mapping they stand in, when several files define parts of it.
    var part: Int32

    var isEmpty: Bool { key < 0 }
  }

  /// One for each field.
  private(set) var slots: [Slot]
  /// Further mappings behind a key that merge with the first; keys that every file has.
  private(set) var furtherSlots: [(field: Int, slot: Slot)] = []
  /// Second definitions of what does not merge.
  private(set) var secondSlots: [(field: Int, slot: Slot)] = []
  /// Keys that the shape does not declare.
  private(set) var unknown: [Slot] = []

  init(fields: Int) { slots = Array(repeating: .empty, count: fields) }

  mutating func fill(from node: SourceNode, part: Int32, by shape: ObjectShape) {
    let tree = node.tree
    var next = 0
    for (key, value) in node.entryIndices {
      let digest = tree.digest(at: key)
      guard
        let field = shape.index(count: digest.count, head: digest.head, tail: digest.tail, from: next),
        digest.count <= 16 || tree.node(at: key).hasText(shape.fields[field].key)
      else {
        unknown.append(Slot(key: key, value: value, part: part))
        continue
      }
      next = field + 1
      let slot = Slot(key: key, value: value, part: part)
      if slots[field].isEmpty {
        slots[field] = slot
      } else {
        addPart(slot, of: tree, field: field, shape.fields[field])
      }
    }
  }

  /// A key that stands in several files: mappings merge, anything else is defined twice.
  private mutating func addPart(_ slot: Slot, of tree: SourceTree, field: Int, _ declared: FieldShape) {
    let isMerged = declared.type.merges && tree.node(at: slot.value).kind == .mapping
    if isMerged || declared.isPerFile {
      furtherSlots.append((field, slot))
    } else {
      secondSlots.append((field, slot))
    }
  }
}

extension ValueShape {
  /// Whether several files may each define a part of such a value.
  fileprivate var merges: Bool {
    switch self {
    case .object, .map: true
    case .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange, .localTime,
      .languageTag, .pattern, .recursive, .list, .oneOrMore, .either:
      false
    }
  }
}
