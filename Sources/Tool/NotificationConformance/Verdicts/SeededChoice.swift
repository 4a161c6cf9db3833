/// SplitMix64: a seed means the same choices on every machine.
package struct SeededChoice: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
  package mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Nil for no items.
  package mutating func pick<Element>(_ items: [Element]) -> Element? {
    items.isEmpty ? nil : items[below(items.count)]
  }
}
