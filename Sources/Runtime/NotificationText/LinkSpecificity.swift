/// Which of several paths that match a link it opens: the most specific one, in the app's router and in the runner as
/// well as in the association of the site, where the first match decides.
public enum LinkSpecificity {
  /// Paths with more parts come first, since a pattern of the site matches across `/` as well; then, from the left, one
  /// with a literal part before one with a parameter there. Others stay in their order.
  ///
  /// - Parameter parts: The parts of a path, true for a parameter.
  public static func sorted<Item>(_ items: [Item], by parts: (Item) -> [Bool]) -> [Item] {
    var ranked = items.enumerated().map { (position: $0, parts: parts($1), item: $1) }
    ranked.sort { left, right in
      if left.parts.count != right.parts.count { return left.parts.count > right.parts.count }
      for index in left.parts.indices where left.parts[index] != right.parts[index] { return right.parts[index] }
      return left.position < right.position
    }
    return ranked.map(\.item)
  }
}
