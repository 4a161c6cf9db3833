/// Bytes that one writer puts together.
///
/// An array asks before every byte whether somebody else holds it too; these have one owner, so appending a name costs
/// little more than copying it. A writer empties them into an array whenever they have become many, so that they stay in
/// the nearest cache.
struct TextBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 256
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// Whether there is enough to be worth handing on.
  @inline(__always)
  var isLong: Bool { count >= 1 << 14 }

  subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "A byte is read where one was written.")
    return start[place]
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    if capacity &- count < bytes.count { grow(by: bytes.count) }
    (start + count).update(from: first, count: bytes.count)
    count &+= bytes.count
  }

  @inline(__always)
  mutating func append(_ text: String) {
    let isAppended: Void? = text.utf8.withContiguousStorageIfAvailable { append($0) }
    if isAppended == nil { for byte in text.utf8 { append(byte) } }
  }

  mutating func append(_ byte: UInt8, count: Int) { for _ in 0..<count { append(byte) } }

  /// Takes back the last bytes.
  mutating func shorten(to count: Int) {
    precondition(count >= 0 && count <= self.count, "Only what was written is taken back.")
    self.count = count
  }

  /// The bytes from a place on, lent for the call.
  func withBytes<R>(from place: Int = 0, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    precondition(place >= 0 && place <= count, "Bytes are read where some were written.")
    return body(UnsafeBufferPointer(start: start + place, count: count - place))
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    let larger = max(count + more, 2 * capacity)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    copy.update(from: start, count: count)
    start.deallocate()
    start = copy
    capacity = larger
  }
}
