/// The item that each new one of a collection was, where that is certain: everything is the same but the id, and no
/// other item could be meant. Single words are no items.
struct RenamedItems {
  private(set) var byNewID: [String: ResolvedNode.Child] = [:]
  /// How often two items were compared, for tests.
  private(set) var comparisons = 0

  /// An item without the keys that only people read, and a number that is the same for all that could be its twins.
  private struct Item {
    let child: ResolvedNode.Child
    let content: ResolvedNode
    let fingerprint: Int
  }

  /// Of more items that are the same but for their ids, and name each other, nothing is certain.
  private static let mostAlike = 50

  init(_ removed: [ResolvedNode.Child], _ added: [ResolvedNode.Child]) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    let ids = Set(removed.map(\.key)).union(added.map(\.key))
    // What has no content is the same as anything.
    let olds = Dictionary(grouping: Self.items(removed, ids), by: \.fingerprint)
    let news = Dictionary(grouping: Self.items(added, ids), by: \.fingerprint)
    for (fingerprint, news) in news {
      guard let olds = olds[fingerprint], olds.count <= Self.mostAlike, news.count <= Self.mostAlike else { continue }
      for new in news {
        comparisons += olds.count + news.count
        let twins = olds.filter { Self.areTwins($0, new) }
        guard twins.count == 1, let twin = twins.first, news.count(where: { Self.areTwins(twin, $0) }) == 1 else {
          continue
        }
        byNewID[new.child.key] = twin.child
      }
    }
  }

  private static func items(_ children: [ResolvedNode.Child], _ ids: Set<String>) -> [Item] {
    children.compactMap { child in
      let content = child.node.withoutNotes
      guard content.hasContent else { return nil }
      var hasher = Hasher()
      content.hash(into: &hasher, besides: ids)
      return Item(child: child, content: content, fingerprint: hasher.finalize())
    }
  }

  private static func areTwins(_ old: Item, _ new: Item) -> Bool {
    old.content.isTwin(of: new.content, under: new.child.key, for: old.child.key)
  }
}

extension ResolvedNode {
  /// Enough to be recognised by.
  fileprivate var hasContent: Bool {
    guard case .map(let members) = form else { return false }
    return members.contains { $0.key != "id" }
  }

  /// Hashes everything but the ids, which may be other ones in a twin.
  fileprivate func hash(into hasher: inout Hasher, besides ids: Set<String>) {
    switch form {
    case .text(let text): hasher.combine(ids.contains(text) ? "" : text)
    case .number(let text): hasher.combine(text)
    case .flag(let flag): hasher.combine(flag)
    case .list(let nodes):
      hasher.combine(nodes.count)
      for node in nodes { node.hash(into: &hasher, besides: ids) }
    case .map(let members):
      hasher.combine(members.count)
      for member in members {
        hasher.combine(ids.contains(member.key) ? "" : member.key)
        member.node.hash(into: &hasher, besides: ids)
      }
    }
  }
}
