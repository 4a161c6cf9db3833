/// Which of several paths that fit a link it opens: the most specific one, in the router of the app and in the runner as in
/// the association of the site, where the first match decides.
public enum LinkSpecificity {
  /// The paths with more parts first, as a pattern of the site goes over `/` as well; then, from the left, one with a
  /// part that stands in the spec before one with a parameter there. Others stay in their order.
  ///
  /// - Parameter parts: The parts of a path, true where there is a parameter.
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
