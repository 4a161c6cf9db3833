/// Reads one JSON text (RFC 8259). What testees print is read by nothing else, so it is strict: one value, no key twice, no
/// text that is not UTF-8, and no nesting without end.
struct JSONReader {
  struct Problem: Error, Hashable {
    var message: String
    /// The number of the byte, from 1.
    var place: Int
  }

  private static let maxDepth = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  static func value(of bytes: [UInt8]) throws(Problem) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value()
    reader.skipSpace()
    if reader.index < bytes.count { throw reader.problem("there is something behind the end of the JSON") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func problem(_ message: String) -> Problem { Problem(message: message, place: index + 1) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  /// Whether the next character is this one; it is read then.
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value() throws(Problem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try list()
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw problem("the JSON ends too early")
    case UInt8(ascii: "-"): return try number()
    case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte): return try number()
    default: throw problem("this is not JSON")
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Problem) -> JSONValue {
    let expected = word.withUTF8Buffer { Array($0) }
    guard bytes[index...].starts(with: expected) else { throw problem("this is not JSON") }
    index += expected.count
    return value
  }

  private mutating func enter() throws(Problem) {
    index += 1
    depth += 1
    if depth > Self.maxDepth { throw problem("the JSON is nested too deeply") }
  }

  private mutating func object() throws(Problem) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    if takes("}") { return .object([]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes is missing here") }
      let key = try text()
      if members.contains(where: { $0.key == key }) { throw problem("the key '\(key)' is there twice") }
      guard takes(":") else { throw problem("a colon is missing here") }
      members.append(.init(key: key, value: try value()))
    } while takes(",")
    guard takes("}") else { throw problem("a comma or the end of the object is missing here") }
    return .object(members)
  }

  private mutating func list() throws(Problem) -> JSONValue {
    try enter()
    defer { depth -= 1 }
    if takes("]") { return .list([]) }
    var items: [JSONValue] = []
    repeat { items.append(try value()) } while takes(",")
    guard takes("]") else { throw problem("a comma or the end of the list is missing here") }
    return .list(items)
  }

  // MARK: Numbers

  private mutating func digits() -> Int {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func number() throws(Problem) -> JSONValue {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let isZero = next == UInt8(ascii: "0")
    let count = digits()
    guard count > 0, !isZero || count == 1 else { throw problem("this is not a number") }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      index += 1
      isInteger = false
      guard digits() > 0 else { throw problem("this is not a number") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      isInteger = false
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
      guard digits() > 0 else { throw problem("this is not a number") }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if isInteger {
      guard let value = Int(text) else { throw problem("the number is too large") }
      return .integer(value)
    }
    guard let value = Double(text), value.isFinite else { throw problem("the number is too large") }
    return .number(value)
  }

  // MARK: Texts

  private mutating func text() throws(Problem) -> String {
    index += 1
    var out: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: out, as: UTF8.self) else { throw problem("the text is not UTF-8") }
        return text
      case UInt8(ascii: "\\"): out += Array(String(try escaped()).utf8)
      case 0..<0x20: throw problem("a control character in a text must be escaped")
      default: out.append(byte)
      }
    }
    throw problem("the text has no end")
  }

  private mutating func escaped() throws(Problem) -> Unicode.Scalar {
    guard let byte = next else { throw problem("the text has no end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try hexadecimal()
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard 0xD800..<0xDC00 ~= first, next == UInt8(ascii: "\\") else { throw problem("half a surrogate pair") }
      index += 1
      guard next == UInt8(ascii: "u") else { throw problem("half a surrogate pair") }
      index += 1
      let second = try hexadecimal()
      guard 0xDC00..<0xE000 ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      else { throw problem("half a surrogate pair") }
      return scalar
    default: throw problem("an unknown escape in a text")
    }
  }

  private mutating func hexadecimal() throws(Problem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("four hexadecimal digits are missing here")
      }
      value = value << 4 + UInt32(digit)
      index += 1
    }
    return value
  }
}
