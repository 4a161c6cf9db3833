/// A number for the bytes of a key: equal keys have equal numbers. To see that no two of thousands of keys are equal one
/// need not make the keys; different keys with one number are so rare that whoever finds one may look twice.
/// - Source: Fowler, Noll and Vo, FNV-1a
public struct KeyHash: Sendable {
  public var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable public init() {}

  @inlinable public mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
