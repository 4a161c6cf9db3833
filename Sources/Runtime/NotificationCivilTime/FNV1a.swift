/// The hash FNV-1a of 64 bits: the same on every machine and in every run, which Swift's own is not.
///
/// It is here because this module imports nothing and every room that needs a stable hash can import it: those of the
/// tools, and those that ship in apps.
/// - Source: Fowler, Noll and Vo, FNV-1a
package struct FNV1a: Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// The value in sixteen digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  // Not generic: a generic function is not specialized across modules, and took 45 times the instructions: an eighth of a
  // run of `conform`, a third of storing a state.

  package mutating func add(_ bytes: ArraySlice<UInt8>) { for byte in bytes { add(byte) } }

  package mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

  package mutating func add(_ number: Int64) {
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> Int64(shift))) }
  }
}
