/// Where the items of a section are, by their ids, so that a look-up costs the same however many there are.
struct IDPlaces: Sendable, Hashable {
  private var places: [String: Int] = [:]

  /// Up to so many items are looked through one by one, which is as fast.
  private static let fewItems = 16

  init() {}

  init(_ ids: some Collection<String>) {
    guard ids.count > Self.fewItems else { return }
    places.reserveCapacity(ids.count)
    for (place, id) in ids.enumerated() where places[id] == nil { places[id] = place }
  }

  func item<Item>(_ id: String, in items: [Item], _ key: (Item) -> String) -> Item? {
    if items.count <= Self.fewItems { return items.first { key($0) == id } }
    return places[id].map { items[$0] }
  }

  /// It follows from the items, which are compared themselves.
  static func == (a: Self, b: Self) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
