/// What a scalar means under the YAML 1.2 core schema.
///
/// `no`, `on`, `yes`, `12:30`, `0b1` and `1_000` are strings, unlike in YAML 1.1.
/// - Source: YAML 1.2.2, section 10.3.2
public enum CoreScalar: Sendable, Hashable {
  /// Nothing at all, `~`, `null`, `Null` or `NULL`.
  case null
  /// `true` or `false`, all lower, capitalized or all upper case.
  case bool(Bool)
  /// Decimal with a sign if wanted, `0o17` or `0x1F`. One too large for `Int` is a `.double`.
  case int(Int)
  /// A decimal fraction or exponent, `.inf`, `-.inf` or `.nan`.
  case double(Double)
  case string
}

extension CoreScalar {
  /// The meaning of an unquoted text.
  init(plain bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "~"), UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "f"), UInt8(ascii: "F"):
      self = Self.word(bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
      self = Self.number(bytes)
    default:
      self = .string
    }
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Self {
    guard bytes.count <= 5 else { return .string }
    return switch String(decoding: bytes, as: UTF8.self) {
    case "~", "null", "Null", "NULL": .null
    case "true", "True", "TRUE": .bool(true)
    case "false", "False", "FALSE": .bool(false)
    default: .string
    }
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Self {
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0") {
      if bytes[1] == UInt8(ascii: "o") { return integer(bytes.dropFirst(2), radix: 8) }
      if bytes[1] == UInt8(ascii: "x") { return integer(bytes.dropFirst(2), radix: 16) }
    }
    var body = bytes[...]
    var isNegative = false
    if let sign = body.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      body = body.dropFirst()
    }
    if body.first == UInt8(ascii: "."), body.count == 4 {
      switch String(decoding: body, as: UTF8.self) {
      case ".inf", ".Inf", ".INF": return .double(isNegative ? -.infinity : .infinity)
      case ".nan", ".NaN", ".NAN": return body.count == bytes.count ? .double(.nan) : .string
      default: break
      }
    }
    return decimal(body, of: bytes, isNegative: isNegative)
  }

  /// `[0-9]+`, or a fraction and exponent as `Double` spells them.
  private static func decimal(
    _ body: Slice<UnsafeBufferPointer<UInt8>>, of all: UnsafeBufferPointer<UInt8>, isNegative: Bool
  ) -> Self {
    var digits = 0
    var points = 0
    var index = body.startIndex
    while index < body.endIndex, isDigit(body[index]) || (body[index] == UInt8(ascii: ".") && points == 0) {
      if body[index] == UInt8(ascii: ".") { points += 1 } else { digits += 1 }
      index += 1
    }
    guard digits > 0 else { return .string }
    if index == body.endIndex, points == 0 {
      return integer(body, radix: 10, isNegative: isNegative)
    }
    if index < body.endIndex {
      guard body[index] | 0x20 == UInt8(ascii: "e") else { return .string }
      index += 1
      if index < body.endIndex, body[index] == UInt8(ascii: "+") || body[index] == UInt8(ascii: "-") { index += 1 }
      guard index < body.endIndex, body[index...].allSatisfy(isDigit) else { return .string }
    }
    return double(all)
  }

  private static func integer(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int, isNegative: Bool = false
  ) -> Self {
    var value = 0
    var large = 0.0
    var fits = true
    for byte in digits {
      guard let digit = hexValue(byte), digit < radix else { return .string }
      if fits {
        let (product, overflow) = value.multipliedReportingOverflow(by: radix)
        let (sum, carry) =
          isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
        if overflow || carry {
          fits = false
          large = value.magnitude == 0 ? 0 : Double(value.magnitude)
        } else {
          value = sum
          continue
        }
      }
      large = large * Double(radix) + Double(digit)
    }
    return fits ? .int(value) : .double(isNegative ? -large : large)
  }

  /// Short texts only: `Double` would read a megabyte of digits, and no spec has a use for it.
  private static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Self {
    guard bytes.count <= 400 else { return .string }
    var text = String(decoding: bytes, as: UTF8.self)
    if text.hasSuffix(".") { text += "0" }
    return Double(text).map(Self.double) ?? .string
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func hexValue(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
