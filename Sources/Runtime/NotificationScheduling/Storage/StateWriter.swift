/// Writes values one after the other; the reader knows their order.
struct StateWriter {
  var bytes: [UInt8] = []

  mutating func write<each Value: StateCodable>(_ values: repeat each Value) { repeat (each values).write(to: &self) }

  /// Eight bytes or four, least significant first.
  mutating func write<Number: FixedWidthInteger & UnsignedInteger>(fixed number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }

  /// Small numbers, of either sign, take few bytes.
  mutating func write(number: Int64) {
    var rest = UInt64(bitPattern: (number << 1) ^ (number >> 63))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Which case of an enum it is, and the values that the case has.
  mutating func write<each Value: StateCodable>(tag: UInt8, _ values: repeat each Value) {
    bytes.append(tag)
    repeat (each values).write(to: &self)
  }
}

/// Reads values in the order in which they were written. Whatever it reads, it can only fail with an error.
struct StateReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func read<each Value: StateCodable>() throws(StateFile.Problem) -> (repeat each Value) {
    (repeat try (each Value)(from: &self))
  }

  mutating func readFixed<Number: FixedWidthInteger & UnsignedInteger>() throws(StateFile.Problem) -> Number {
    var number = Number.zero
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) { number |= Number(try readTag()) << Number(shift) }
    return number
  }

  mutating func readNumber() throws(StateFile.Problem) -> Int64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let byte = try readTag()
      guard shift < 63 || byte <= 1 else { throw .corrupt }
      number |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1) }
    }
    throw .corrupt
  }

  mutating func readTag() throws(StateFile.Problem) -> UInt8 {
    guard let byte = rest.popFirst() else { throw .corrupt }
    return byte
  }

  /// How many values follow; each takes at least a byte, so a wrong number claims no memory.
  mutating func readCount() throws(StateFile.Problem) -> Int {
    let count = try readNumber()
    guard count >= 0, count <= Int64(rest.count) else { throw .corrupt }
    return Int(count)
  }

  mutating func readBytes(_ count: Int) -> ArraySlice<UInt8> {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

/// A value in a state file.
protocol StateCodable {
  func write(to file: inout StateWriter)
  init(from file: inout StateReader) throws(StateFile.Problem)
}
