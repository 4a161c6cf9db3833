public import YAMLNodes

/// Walks the values of files along the shapes of their keys.
///
/// It asks nothing of the files: what does not fit the shapes is passed over.
public struct ShapeWalk: Sendable {
  /// A value with its place among the keys.
  public struct Visit {
    public let node: SourceNode
    /// What the value may be, one form of several; nil behind a key that the language does not have.
    public let type: ValueShape?
    /// The key before it; nil for the item of a list and for a whole file.
    public let key: SourceNode?
    /// What the key is; nil unless the value is in a mapping.
    public let kind: KeyKind?
    /// The keys down to it: `notifications.streak.trigger.after.signal`.
    public let path: String
    /// The same of the mapping or list that it is in.
    public let outer: String
    /// Its number in each container down to it.
    public let address: [Int]
  }

  public enum KeyKind {
    /// A key of the language.
    case field(FieldShape, of: ObjectShape)
    /// A name of the user's own.
    case name(KeyShape)
    /// One that the language does not have.
    case unknown
  }

  private let root: ObjectShape
  private let shapes: [String: ObjectShape]

  public init(_ format: FileFormat) {
    root = format.root
    shapes = Dictionary(format.recursiveShapes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Hands over each value of a file, the outer ones first.
  public func forEach(in tree: SourceTree, _ body: (Visit) -> Void) {
    let root = Visit(
      node: tree.root, type: .object(root), key: nil, kind: nil, path: "", outer: "", address: [])
    walk(root, body)
  }

  private func walk(_ visit: Visit, _ body: (Visit) -> Void) {
    body(visit)
    let node = visit.node
    switch visit.type {
    case .object(let shape):
      forEachEntry(
        of: visit,
        typed: { name in
          if let field = shape.index(of: name) {
            (.field(shape.fields[field], of: shape), shape.fields[field].type)
          } else if let others = shape.others {
            (.name(others.keys), others.values)
          } else {
            (.unknown, nil)
          }
        }, visit: { walk($0, body) })
    case .map(let keys, let values):
      forEachEntry(of: visit, typed: { _ in (.name(keys), values) }, visit: { walk($0, body) })
    case .list(let item), .oneOrMore(let item):
      for (number, value) in node.items.enumerated() {
        walk(
          Visit(
            node: value, type: form(of: value, item), key: nil, kind: nil, path: "\(visit.path)[\(number)]",
            outer: visit.path, address: visit.address + [number]),
          body)
      }
    case .recursive, .either, .text, .flag, .int, .number, .numberIn, .choice, .reference, .duration, .durationRange,
      .localTime, .languageTag, .pattern, nil:
      break
    }
  }

  private func forEachEntry(of outer: Visit, typed: (String) -> (KeyKind, ValueShape?), visit: (Visit) -> Void) {
    for (number, entry) in outer.node.entries.enumerated() {
      let name = entry.key.text
      let (kind, type) = typed(name)
      visit(
        Visit(
          node: entry.value, type: type.flatMap { form(of: entry.value, $0) }, key: entry.key, kind: kind,
          path: outer.path.isEmpty ? name : outer.path + "." + name, outer: outer.path,
          address: outer.address + [number]))
    }
  }

  /// The form that a value has; of several mappings the one that knows most of its keys. Nil if it can have none.
  private func form(of node: SourceNode, _ type: ValueShape) -> ValueShape? {
    switch type {
    case .recursive(let name): return shapes[name].map { .object($0) }
    case .oneOrMore(let item): return node.kind == .sequence ? type : form(of: node, item)
    case .either(let types):
      var best: (type: ValueShape, score: Int)?
      for type in types {
        let score = score(node, type)
        if score > (best?.score ?? 0) { best = (type, score) }
      }
      return best.flatMap { form(of: node, $0.type) }
    default: return type
    }
  }

  /// 0 for a form that the value cannot have.
  private func score(_ node: SourceNode, _ type: ValueShape) -> Int {
    switch (node.kind, type) {
    case (.scalar, .choice(let words)): words.contains(node.text) ? 3 : 0
    case (.scalar, .reference): 2
    case (.scalar, .object), (.scalar, .recursive), (.scalar, .map), (.scalar, .list): 0
    case (.scalar, _): 1
    case (.sequence, .list), (.sequence, .oneOrMore): 1
    case (.sequence, _): 0
    case (.mapping, .object(let shape)):
      node.entries.reduce(1) { score, entry in
        score + (shape.index(of: entry.key.text).map { fit(entry.value, shape.fields[$0].type) } ?? 0)
      }
    case (.mapping, .recursive), (.mapping, .map): 1
    case (.mapping, .oneOrMore(let item)): score(node, item)
    case (.mapping, .either(let types)): types.map { score(node, $0) }.max() ?? 0
    case (.mapping, _): 0
    }
  }

  /// A key speaks for a mapping, and more so with a word that belongs to it: `type: toggle`.
  private func fit(_ value: SourceNode, _ type: ValueShape) -> Int {
    guard case .choice(let words) = type, value.kind == .scalar else { return 2 }
    return words.contains(value.text) ? 3 : 0
  }
}
