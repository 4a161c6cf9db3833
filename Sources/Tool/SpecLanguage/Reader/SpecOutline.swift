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

/// Where the keys of some files are and what they name.
public struct SpecOutline: Sendable {
  /// In the order of the files.
  public private(set) var mentions: [ItemMention] = []
  private var paths: [SourceSpan: String] = [:]

  /// - Parameter trees: All of one format.
  public init(_ trees: [SourceTree], _ format: FileFormat) {
    let walk = ShapeWalk(format)
    for tree in trees { walk.forEach(in: tree) { note($0) } }
  }

  /// The path of the item whose id is at a place: as a key, or as the value of `id`.
  public func path(ofItemAt span: SourceSpan) -> String? { paths[span] }

  private mutating func note(_ visit: ShapeWalk.Visit) {
    if let key = visit.key {
      if case .name(.reference(let kind)) = visit.kind {
        mentions.append(ItemMention(kind: kind, id: key.text, path: visit.path, span: key.span))
      } else {
        paths[key.span] = visit.path
        if key.hasText("id"), visit.node.kind == .scalar { paths[visit.node.span] = visit.outer }
      }
    }
    if case .reference(let kind) = visit.type, visit.node.kind == .scalar {
      mentions.append(ItemMention(kind: kind, id: visit.node.text, path: visit.path, span: visit.node.span))
    }
  }
}
