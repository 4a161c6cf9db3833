/// Which of two paths is asked first: in the router of the app as in the association of the site, where the first match
/// decides.
enum LinkSpecificity {
  /// The paths with more parts first, as a pattern of the site goes over `/` as well; then, from the left, one with a
  /// part that stands in the spec before one with a parameter there. Others stay in their order.
  ///
  /// - Parameter parts: The parts of a path, true where there is a parameter.
  static func sorted<Item>(_ items: [Item], by parts: (Item) -> [Bool]) -> [Item] {
    var ranked = items.enumerated().map { (position: $0, parts: parts($1), item: $1) }
    ranked.sort { left, right in
      if left.parts.count != right.parts.count { return left.parts.count > right.parts.count }
      for index in left.parts.indices where left.parts[index] != right.parts[index] { return right.parts[index] }
      return left.position < right.position
    }
    return ranked.map(\.item)
  }
}
