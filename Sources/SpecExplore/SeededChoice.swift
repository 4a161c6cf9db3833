/// SplitMix64: a seed means the same search on every machine.
struct SeededChoice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Nil for no items.
  mutating func pick<Element>(_ items: [Element]) -> Element? { items.isEmpty ? nil : items[below(items.count)] }
}
