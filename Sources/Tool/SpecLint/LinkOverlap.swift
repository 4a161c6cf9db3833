import SpecDiagnostics
import SpecLanguage

/// Addresses that some link matches both of, while neither is more specific in every part: `/a/{x}/c` and `/a/b/{y}`.
enum LinkOverlap {
  struct Address {
    let target: TargetItem
    /// Parameters as `{id}`.
    let parts: [String]
    let span: SourceSpan
    /// A bit for each part that is a parameter.
    fileprivate let parameters: UInt64

    fileprivate init(_ target: TargetItem, _ parts: [String], at span: SourceSpan) {
      self.target = target
      self.parts = parts
      self.span = span
      var bits: UInt64 = 0
      for (index, part) in parts.prefix(64).enumerated() where part.hasPrefix("{") { bits |= 1 << UInt64(index) }
      parameters = bits
    }

    /// An address that matches both.
    func shared(with other: Address) -> String {
      zip(parts, other.parts).map { "/" + ($0.hasPrefix("{") ? $1 : $0) }.joined()
    }

    /// The parts that are literal in both kinds of addresses. They must be the same then.
    fileprivate func key(besides other: UInt64) -> [String] {
      parts.prefix(64).indices.compactMap { index in
        (parameters | other) & (1 << UInt64(index)) == 0 ? parts[index].lowercased() : nil
      }
    }
  }

  private struct Kind: Hashable {
    let count: Int
    let parameters: UInt64
  }

  /// Each pair of screens once, in the order of the spec.
  static func pairs(in targets: [TargetItem]) -> [(Address, Address)] {
    var kinds: [Kind: [(position: Int, address: Address)]] = [:]
    var order: [Kind] = []
    for (position, target) in targets.enumerated() {
      let parts = target.path.value.split(separator: "/").map(String.init)
      let addresses =
        [Address(target, parts, at: target.path.span)]
        + target.aliases.map { Address(target, [$0.value] + parts.dropFirst(), at: $0.span) }
      for address in addresses {
        let kind = Kind(count: parts.count, parameters: address.parameters)
        if kinds[kind] == nil { order.append(kind) }
        kinds[kind, default: []].append((position, address))
      }
    }
    var found: [(left: Int, right: Int, pair: (Address, Address))] = []
    // Apps have few kinds of paths, and in most pairs one is more specific.
    for (index, first) in order.enumerated() {
      for second in order.dropFirst(index + 1) where first.count == second.count {
        let common = first.parameters & second.parameters
        guard common != first.parameters, common != second.parameters else { continue }
        var byKey: [[String]: [(position: Int, address: Address)]] = [:]
        for item in kinds[first] ?? [] { byKey[item.address.key(besides: second.parameters), default: []].append(item) }
        for item in kinds[second] ?? [] {
          // One is enough to say what is wrong with an address.
          let others = byKey[item.address.key(besides: first.parameters)] ?? []
          guard let other = others.first(where: { $0.position != item.position }) else { continue }
          let (left, right) = other.position < item.position ? (other, item) : (item, other)
          found.append((left.position, right.position, (left.address, right.address)))
        }
      }
    }
    var known: Set<[Int]> = []
    return found.sorted { ($0.right, $0.left) < ($1.right, $1.left) }
      .filter { known.insert([$0.left, $0.right]).inserted }.map(\.pair)
  }
}
