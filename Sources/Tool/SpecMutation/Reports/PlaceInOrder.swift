import SpecLanguage

/// Where a type goes among the others by its priority: what a case about it would have to show.
struct PlaceInOrder {
  private let type: NotificationItem
  /// The types that go right before and after it.
  private let before: NotificationItem?
  private let after: NotificationItem?

  /// Nil where the change is not about one type among several.
  init?(of mutant: SpecMutant, in spec: Spec) {
    guard let id = mutant.items.first?.id, spec.notifications.count > 1 else { return nil }
    // Of two with the same priority the first goes first.
    let order = spec.notifications.enumerated().sorted { a, b in
      (-a.element.priority, a.offset) < (-b.element.priority, b.offset)
    }.map(\.element)
    guard let place = order.firstIndex(where: { $0.id == id }) else { return nil }
    type = order[place]
    before = place > 0 ? order[place - 1] : nil
    after = place + 1 < order.count ? order[place + 1] : nil
  }

  /// "'offer' (15) goes after 'order' (20) and before 'news' (10) when both are due and a cap has room for one"
  var sentence: String {
    let parts = [before.map { "after \(Self.words(for: $0))" }, after.map { "before \(Self.words(for: $0))" }]
    return
      "\(Self.words(for: type)) goes \(parts.compactMap { $0 }.joined(separator: " and ")) when both are due and a "
      + "cap has room for one"
  }

  private static func words(for type: NotificationItem) -> String { "'\(type.id)' (\(type.priority))" }
}
