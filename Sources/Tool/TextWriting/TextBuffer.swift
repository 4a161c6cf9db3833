/// Bytes that one writer puts together.
///
/// An array checks before every byte whether it is shared; these bytes have one owner, so appending a name costs little
/// more than copying it. When there are many, a writer moves them into an array, so that the next ones stay in the
/// nearest cache.
struct TextBuffer: ~Copyable {
  /// What was moved away.
  private var aside: [UInt8] = []
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// How many bytes there are, without those moved away.
  private(set) var count = 0

  init() {
    capacity = 256
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  /// All bytes so far, including those moved away.
  var all: [UInt8] {
    mutating get {
      putAside()
      return aside
    }
  }

  /// How many there are.
  var countOfAll: Int { aside.count + count }

  /// Reserves space for the bytes to be moved away, which would otherwise be copied again and again as they grow.
  mutating func reserve(_ count: Int) { aside.reserveCapacity(count) }

  /// - Returns: Whether there were enough bytes to be worth it, and `count` is 0.
  @inline(__always)
  mutating func putAsideIfLong() -> Bool {
    guard count >= 1 << 14 else { return false }
    putAside()
    return true
  }

  private mutating func putAside() {
    aside.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
    count = 0
  }

  /// Hands over all bytes.
  mutating func drain(_ take: (UnsafeRawBufferPointer) -> Void) {
    aside.withUnsafeBytes(take)
    aside.removeAll(keepingCapacity: true)
    withBytes { take(UnsafeRawBufferPointer($0)) }
    count = 0
  }

  subscript(place: Int) -> UInt8 {
    guard place >= 0 && place < count else { fatalError("A byte is read where one was written.") }
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

  /// Removes the last bytes.
  mutating func shorten(to count: Int) {
    guard count >= 0 && count <= self.count else { fatalError("Only what was written is taken back.") }
    self.count = count
  }

  /// The bytes from a place on, lent for the call.
  func withBytes<R>(from place: Int = 0, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    guard place >= 0 && place <= count else { fatalError("Bytes are read where some were written.") }
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
