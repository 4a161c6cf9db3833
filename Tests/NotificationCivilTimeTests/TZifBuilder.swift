/// Writes TZif bytes for zones that no file on the machine has.
struct TZifBuilder {
  var version: UInt8 = UInt8(ascii: "2")
  /// Offsets in seconds, one per local time type.
  var types: [Int32] = [0]
  /// Seconds since 1970 and the index of the type each brings.
  var transitions: [(time: Int64, type: UInt8)] = []
  var footer = "UTC0"
  /// Whether the 32-bit block repeats the data, as `zic -b fat` writes it, or has one type and no transition.
  var isFat = false
  var leapCount: UInt32 = 0

  var bytes: [UInt8] {
    guard version != 0 else { return block(timeSize: 4, isEmpty: false) }
    return block(timeSize: 4, isEmpty: !isFat) + block(timeSize: 8, isEmpty: false) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int, isEmpty: Bool) -> [UInt8] {
    let transitions = isEmpty ? [] : transitions
    let types = isEmpty ? [0] : types
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapCount, UInt32(transitions.count), UInt32(types.count), 4] {
      bytes += bigEndian(Int64(count), size: 4)
    }
    for transition in transitions { bytes += bigEndian(transition.time, size: timeSize) }
    bytes += transitions.map(\.type)
    for type in types { bytes += bigEndian(Int64(type), size: 4) + [0, 0] }
    bytes += Array("LMT".utf8) + [0]
    return bytes + [UInt8](repeating: 0, count: Int(leapCount) * (timeSize + 4))
  }

  private func bigEndian(_ value: Int64, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> Int64(8 * $0)) }
  }
}
