/// XXH64, the 64-bit hash of xxHash with seed 0: it distinguishes files at the speed of memory, and `xxh64sum` gives
/// the same.
///
/// It protects against accidents, not against somebody who looks for a second file with the same digest.
/// - Source: Y. Collet, "xxHash fast digest algorithm", version 0.1.1
public struct XXH64: Sendable {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
  /// Bytes that the four lanes take in one step.
  private static let stripe = 32

  private var lanes = (prime1 &+ prime2, prime2, UInt64(0), 0 &- prime1)
  /// What came after the last whole stripe.
  private var rest: [UInt8] = []
  private var count: UInt64 = 0

  public init() {}

  /// The digest of some bytes, as 16 lowercase hexadecimal digits.
  public static func digest(of bytes: some Collection<UInt8>) -> String { XXH64(bytes).digest }

  private init(_ bytes: some Collection<UInt8>) {
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
    if isAdded == nil { Array(bytes).withUnsafeBytes { add($0) } }
  }

  /// Takes the next bytes. How they are split makes no difference.
  public mutating func add(_ bytes: UnsafeRawBufferPointer) {
    count &+= UInt64(bytes.count)
    var start = 0
    if !rest.isEmpty {
      start = min(Self.stripe - rest.count, bytes.count)
      rest.append(contentsOf: bytes[..<start])
      if rest.count < Self.stripe { return }
      let whole = rest
      rest.removeAll(keepingCapacity: true)
      whole.withUnsafeBytes { addStripes($0) }
    }
    let end = start + (bytes.count - start) / Self.stripe * Self.stripe
    addStripes(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    rest.append(contentsOf: bytes[end...])
  }

  /// - Parameter bytes: Whole stripes.
  private mutating func addStripes(_ bytes: UnsafeRawBufferPointer) {
    var (first, second, third, fourth) = lanes
    var offset = 0
    while offset < bytes.count {
      first = Self.round(first, Self.word(bytes, offset))
      second = Self.round(second, Self.word(bytes, offset &+ 8))
      third = Self.round(third, Self.word(bytes, offset &+ 16))
      fourth = Self.round(fourth, Self.word(bytes, offset &+ 24))
      offset &+= Self.stripe
    }
    lanes = (first, second, third, fourth)
  }

  /// The hash of what came so far.
  public var value: UInt64 {
    var hash = Self.prime5
    if count >= UInt64(Self.stripe) {
      hash =
        Self.rotate(lanes.0, 1) &+ Self.rotate(lanes.1, 7) &+ Self.rotate(lanes.2, 12) &+ Self.rotate(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ Self.round(0, lane)) &* Self.prime1 &+ Self.prime4
      }
    }
    hash = rest.withUnsafeBytes { Self.add($0, to: hash &+ count) }
    hash = (hash ^ hash &>> 33) &* Self.prime2
    hash = (hash ^ hash &>> 29) &* Self.prime3
    return hash ^ hash &>> 32
  }

  /// The same as 16 lowercase hexadecimal digits.
  public var digest: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Takes the bytes after the last stripe: eight at a time, then four, then one.
  private static func add(_ rest: UnsafeRawBufferPointer, to start: UInt64) -> UInt64 {
    var hash = start
    var offset = 0
    while offset + 8 <= rest.count {
      hash = rotate(hash ^ round(0, word(rest, offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= rest.count {
      let half = UInt64(UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
      hash = rotate(hash ^ half &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    for byte in rest[offset...] { hash = rotate(hash ^ UInt64(byte) &* prime5, 11) &* prime1 }
    return hash
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
}
