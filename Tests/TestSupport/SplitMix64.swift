/// A small generator with a written algorithm, so that a seed means the same walk on every machine.
public struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  public mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
  public mutating func pick<Element>(_ items: [Element]) -> Element { items[below(items.count)] }
}
