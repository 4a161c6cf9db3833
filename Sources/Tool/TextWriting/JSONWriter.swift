/// Writes JSON (RFC 8259) piece by piece, with the same bytes on every platform.
///
/// Members are in the order in which they are written. Numbers have no locale; text is UTF-8 and only escaped where
/// JSON or JavaScript would read it differently.
public struct JSONWriter: ~Copyable {
  public enum Style: Sendable {
    /// No space at all, on one line.
    case compact
    /// Two spaces per level, one member per line.
    case indented
    /// Like a String Catalog of Xcode: like `indented`, with a space before each colon too, and an empty line in an
    /// object or array that is empty.
    case catalog
  }

  private enum Scope: Sendable { case object, array }

  private var buffer = TextBuffer()
  private let style: Style
  private var scopes: [Scope] = []
  private var isEmpty = true
  private var hasKey = false

  public init(style: Style = .indented) { self.style = style }

  /// The JSON so far, without a line end after the last value.
  public var bytes: [UInt8] {
    mutating get { buffer.all }
  }

  /// The JSON so far as text.
  public var text: String {
    mutating get { String(decoding: bytes, as: UTF8.self) }
  }

  /// How many bytes the JSON has so far, without those that were taken away.
  public var count: Int { buffer.countOfAll }

  /// Hands over the JSON so far, so that a long text need not be in memory as a whole; what follows continues it.
  public mutating func drain(_ take: (UnsafeRawBufferPointer) -> Void) { buffer.drain(take) }

  /// Writes `{ … }`; `members` writes keys and values in turn.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(.object, "{")
    members(&self)
    close("}")
  }

  /// Writes `[ … ]`; `elements` writes the values.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open(.array, "[")
    elements(&self)
    close("]")
  }

  /// Writes a member whose value is an object.
  public mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    object(members)
  }

  /// Writes a member whose value is an array.
  public mutating func array(_ key: String, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    array(elements)
  }

  /// Writes a member whose value is an array with an element for each of these.
  public mutating func array<Item>(
    _ key: String, of items: some Sequence<Item>, _ element: (inout JSONWriter, Item) -> Void
  ) {
    array(key) { json in for item in items { element(&json, item) } }
  }

  /// Writes a member whose value is an array with an object for each of these.
  public mutating func objects<Item>(
    _ key: String, _ items: some Sequence<Item>, _ members: (inout JSONWriter, Item) -> Void
  ) {
    array(key, of: items) { json, item in json.object { members(&$0, item) } }
  }

  /// Writes a member whose value is an array of texts.
  public mutating func strings(_ key: String, _ texts: some Sequence<String>) {
    array(key) { json in for text in texts { json.value(text) } }
  }

  /// Writes the key of the member whose value comes next.
  public mutating func key(_ key: String) {
    guard scopes.last == .object && !hasKey else { fatalError("A key is in an object, before its value.") }
    separate()
    quote(key)
    if style == .catalog { buffer.append(UInt8(ascii: " ")) }
    buffer.append(UInt8(ascii: ":"))
    if style != .compact { buffer.append(UInt8(ascii: " ")) }
    hasKey = true
  }

  public mutating func value(_ text: String) {
    beginValue()
    quote(text)
  }

  /// - Parameter utf8: The bytes of a text.
  public mutating func value(utf8: UnsafeBufferPointer<UInt8>) {
    beginValue()
    quote(utf8)
  }

  public mutating func value(_ number: Int) {
    beginValue()
    buffer.append(String(number))
  }

  public mutating func value(_ flag: Bool) {
    beginValue()
    buffer.append(flag ? "true" : "false")
  }

  /// The shortest digits that read back as the same number. JSON cannot express infinity and NaN: they become `null`.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    beginValue()
    buffer.append(number.description)
  }

  public mutating func null() {
    beginValue()
    buffer.append("null")
  }

  private mutating func open(_ scope: Scope, _ bracket: Unicode.Scalar) {
    beginValue()
    buffer.append(UInt8(ascii: bracket))
    scopes.append(scope)
    isEmpty = true
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    guard !hasKey else { fatalError("A key needs a value.") }
    scopes.removeLast()
    if isEmpty, style == .catalog { buffer.append(0x0A) }
    if !isEmpty || style == .catalog { newLine() }
    buffer.append(UInt8(ascii: bracket))
    isEmpty = false
  }

  private mutating func beginValue() {
    if hasKey {
      hasKey = false
    } else {
      guard scopes.last != .object else { fatalError("A value in an object needs a key.") }
      if !scopes.isEmpty { separate() }
    }
  }

  private mutating func separate() {
    _ = buffer.putAsideIfLong()
    if !isEmpty { buffer.append(UInt8(ascii: ",")) }
    newLine()
    isEmpty = false
  }

  private mutating func newLine() {
    guard style != .compact else { return }
    buffer.append(0x0A)
    buffer.append(0x20, count: 2 * scopes.count)
  }

  /// U+2028 and U+2029 end a line in old JavaScript, control characters beyond JSON's own confuse terminals, and
  /// Foundation takes U+FEFF at the start of a text for a byte order mark and drops it.
  private mutating func quote(_ text: String) {
    let isRead: Void? = text.utf8.withContiguousStorageIfAvailable { quote($0) }
    if isRead == nil { Array(text.utf8).withUnsafeBufferPointer { quote($0) } }
  }

  /// Runs that need no escape are copied whole.
  private mutating func quote(_ utf8: UnsafeBufferPointer<UInt8>) {
    buffer.append(UInt8(ascii: "\""))
    var start = 0
    var index = 0
    while index < utf8.count {
      guard Self.mayNeedEscape(utf8[index]), let (escape, width) = Self.escape(utf8, at: index) else {
        index += 1
        continue
      }
      buffer.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
      buffer.append(escape)
      index += width
      start = index
    }
    buffer.append(UnsafeBufferPointer(rebasing: utf8[start...]))
    buffer.append(UInt8(ascii: "\""))
  }

  /// Whether an escape may begin with this byte: a check that costs far less than looking for the escape.
  @inline(__always)
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x1F, 0x22, 0x23, 0x5C, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// The escape for the character that starts here and its length in bytes, if it needs one.
  private static func escape(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> (escape: String, width: Int)? {
    switch utf8[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    // What begins a command in the log of a CI service, anywhere in a line.
    case UInt8(ascii: "#") where Terminal.isCommand(DecodedScalars(utf8[index...]), isLineStart: false):
      return ("\\u0023", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0x00...0x0F: return ("\\u000" + String(utf8[index], radix: 16), 1)
    case 0x10...0x1F, 0x7F: return ("\\u00" + String(utf8[index], radix: 16), 1)
    case 0xC2 where utf8[index + 1] < 0xA0: return ("\\u00" + String(utf8[index + 1], radix: 16), 2)
    // U+2028 and U+2029, and what reverses the order of letters: U+202A to U+202E, U+2066 to U+2069.
    case 0xE2 where utf8[index + 1] == 0x80 && 0xA8...0xAE ~= utf8[index + 2]:
      return ("\\u20" + String(utf8[index + 2] - 0x80, radix: 16), 3)
    case 0xE2 where utf8[index + 1] == 0x81 && 0xA6...0xA9 ~= utf8[index + 2]:
      return ("\\u20" + String(utf8[index + 2] - 0x40, radix: 16), 3)
    case 0xEF where utf8[index + 1] == 0xBB && utf8[index + 2] == 0xBF: return ("\\ufeff", 3)
    default: return nil
    }
  }
}

extension JSONWriter {
  public mutating func member(_ key: String, _ text: String) {
    self.key(key)
    value(text)
  }

  public mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    value(number)
  }

  public mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    value(flag)
  }
}

/// The scalars of bytes, decoded only as far as somebody asks for them.
private struct DecodedScalars: Sequence, IteratorProtocol {
  private var bytes: Slice<UnsafeBufferPointer<UInt8>>.Iterator
  private var decoder = UTF8()

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) { self.bytes = bytes.makeIterator() }

  mutating func next() -> Unicode.Scalar? {
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): scalar
    case .emptyInput, .error: nil
    }
  }
}
