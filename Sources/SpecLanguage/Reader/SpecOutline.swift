public import SpecDiagnostics
public import YAMLNodes

/// A place where a file names an item by its id.
public struct ItemMention: Sendable, Hashable {
  public var kind: ItemKind
  public var id: String
  /// The keys down to it: `notifications.streak.trigger.after.signal`.
  public var path: String
  public var span: SourceSpan
}

/// Where the keys of some files are and what they name, found by walking the files along their shapes.
///
/// It asks nothing of the files: what does not fit the shapes is passed over.
public struct SpecOutline: Sendable {
  /// In the order of the files.
  public private(set) var mentions: [ItemMention] = []
  private var paths: [SourceSpan: String] = [:]
  private let shapes: [String: ObjectShape]

  /// - Parameter trees: All of one format.
  public init(_ trees: [SourceTree], _ format: FileFormat) {
    shapes = Dictionary(format.recursiveShapes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for tree in trees { walk(tree.root, by: format.root, "") }
  }

  /// The path of the item whose id is at a place: as a key, or as the value of `id`.
  public func path(ofItemAt span: SourceSpan) -> String? { paths[span] }

  private mutating func walk(_ node: SourceNode, by shape: ObjectShape, _ path: String) {
    for (key, value) in node.entries {
      let name = key.text
      let inner = path.isEmpty ? name : path + "." + name
      paths[key.span] = inner
      if name == "id", value.kind == .scalar { paths[value.span] = path }
      if let field = shape.index(of: name) {
        walk(value, by: shape.fields[field].type, inner)
      } else if let others = shape.others {
        walk(value, by: others.values, inner)
      }
    }
  }

  private mutating func walk(_ node: SourceNode, by type: ValueShape, _ path: String) {
    switch type {
    case .reference(let kind):
      guard node.kind == .scalar else { return }
      mentions.append(ItemMention(kind: kind, id: node.text, path: path, span: node.span))
    case .object(let shape): walk(node, by: shape, path)
    case .recursive(let name): if let shape = shapes[name] { walk(node, by: shape, path) }
    case .map(let keys, let values): walk(entriesOf: node, keys, values, path)
    case .list(let item): walk(itemsOf: node, item, path)
    case .oneOrMore(let item):
      if node.kind == .sequence { walk(itemsOf: node, item, path) } else { walk(node, by: item, path) }
    case .either(let types): if let fitting = fitting(node, types) { walk(node, by: fitting, path) }
    case .text, .flag, .int, .number, .numberIn, .choice, .duration, .durationRange, .localTime, .languageTag,
      .pattern:
      break
    }
  }

  private mutating func walk(
    entriesOf node: SourceNode, _ keys: KeyShape, _ values: ValueShape, _ path: String
  ) {
    for (key, value) in node.entries {
      let inner = path + "." + key.text
      if case .reference(let kind) = keys {
        mentions.append(ItemMention(kind: kind, id: key.text, path: inner, span: key.span))
      } else {
        paths[key.span] = inner
      }
      walk(value, by: values, inner)
    }
  }

  private mutating func walk(itemsOf node: SourceNode, _ item: ValueShape, _ path: String) {
    for (number, value) in node.items.enumerated() { walk(value, by: item, "\(path)[\(number)]") }
  }

  /// The form that a value has; of several mappings the one that knows most of its keys.
  private func fitting(_ node: SourceNode, _ types: [ValueShape]) -> ValueShape? {
    var best: (type: ValueShape, score: Int)?
    for type in types {
      let score = score(node, type)
      if score > (best?.score ?? 0) { best = (type, score) }
    }
    return best?.type
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
      1 + node.entries.reduce(0) { $0 + (shape.index(of: $1.key.text) == nil ? 0 : 2) }
    case (.mapping, .recursive), (.mapping, .map): 1
    case (.mapping, .oneOrMore(let item)): score(node, item)
    case (.mapping, .either(let types)): types.map { score(node, $0) }.max() ?? 0
    case (.mapping, _): 0
    }
  }
}
