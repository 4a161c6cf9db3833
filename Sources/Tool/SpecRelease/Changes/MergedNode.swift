import TextWriting

/// Two states of a value at once: today's, and how to put back what it was.
indirect enum MergedNode: Sendable {
  /// Nothing in it has changed.
  case same(PlacedValue)
  case changed(Int, old: PlacedValue, new: PlacedValue)
  case list([Part], order: Order?)
  case map([Part], order: Order?)

  struct Part: Sendable {
    enum Presence: Sendable {
      case both
      /// The number of the change.
      case added(Int)
      case removed(Int)
    }

    let name: String
    let presence: Presence
    let node: MergedNode
    /// The number of the rename, and the name before it.
    var former: (change: Int, name: String)?

    fileprivate func name(puttingBack back: Set<Int>) -> String {
      former.flatMap { back.contains($0.change) ? $0.name : nil } ?? name
    }
  }

  /// Parts that are there on both sides and in another order.
  struct Order: Sendable {
    let change: Int
    /// Before.
    let names: [String]
  }

  /// On one line of YAML.
  ///
  /// - Parameter back: The numbers of the changes that are put back.
  func yaml(puttingBack back: Set<Int>) -> String {
    switch self {
    case .same(let value): value.yaml
    case .changed(let number, let old, let new): back.contains(number) ? old.yaml : new.yaml
    case .list(let parts, let order):
      "[\(Self.present(parts, order, back).map { $0.node.yaml(puttingBack: back) }.joined(separator: ", "))]"
    case .map(let parts, let order):
      "{ "
        + Self.present(parts, order, back).map {
          "\(YAMLScalar.doubleQuoted($0.name(puttingBack: back))): \($0.node.yaml(puttingBack: back))"
        }.joined(separator: ", ") + " }"
    }
  }

  static func present(_ parts: [Part], _ order: Order?, _ back: Set<Int>) -> [Part] {
    var present = parts.filter { part in
      switch part.presence {
      case .both: true
      case .added(let number): !back.contains(number)
      case .removed(let number): back.contains(number)
      }
    }
    guard let order, back.contains(order.change) else { return present }
    let ranks = Dictionary(order.names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // What is new stays where it is, between the others.
    let places = present.indices.filter { ranks[present[$0].name] != nil }
    let sorted = places.map { present[$0] }.sorted { (ranks[$0.name] ?? 0) < (ranks[$1.name] ?? 0) }
    for (place, part) in zip(places, sorted) { present[place] = part }
    return present
  }

  /// The numbers of all changes in it.
  var changes: Set<Int> {
    switch self {
    case .same: []
    case .changed(let number, _, _): [number]
    case .list(let parts, let order), .map(let parts, let order):
      parts.reduce(into: Set([order?.change].compactMap(\.self))) { all, part in
        if let rename = part.former?.change { all.insert(rename) }
        switch part.presence {
        case .both: all.formUnion(part.node.changes)
        case .added(let number), .removed(let number): all.insert(number)
        }
      }
    }
  }
}
