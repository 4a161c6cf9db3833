/// Takes digits, letters and separators off the front of a short text; anything beyond ASCII ends what it takes.
struct ASCIIReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  var isAtEnd: Bool { position == bytes.count }

  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  /// Takes `character` if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// The decimal number that comes next; nil without a digit, or past `Int64`.
  mutating func number() -> Int64? {
    let start = position
    var value: Int64 = 0
    while let digit = nextDigit {
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, tooLong) = product.addingReportingOverflow(Int64(digit))
      guard !tooLarge, !tooLong else { return nil }
      value = sum
      position += 1
    }
    return position == start ? nil : value
  }

  /// A number of exactly `count` digits.
  mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = nextDigit else { return nil }
      value = value * 10 + digit
      position += 1
    }
    return value
  }

  /// The run of ASCII letters that comes next, possibly empty.
  mutating func letters() -> String {
    var text = ""
    while let next, (0x61...0x7A).contains(next | 0x20) {
      text.unicodeScalars.append(Unicode.Scalar(next))
      position += 1
    }
    return text
  }

  /// Everything up to and including `end`; nil if it never comes.
  mutating func takeAll(through end: Unicode.Scalar) -> ArraySlice<UInt8>? {
    guard let stop = bytes[position...].firstIndex(of: UInt8(ascii: end)) else { return nil }
    defer { position = stop + 1 }
    return bytes[position..<stop]
  }

  private var nextDigit: Int? {
    guard let next, (0x30...0x39).contains(next) else { return nil }
    return Int(next - 0x30)
  }
}

extension BinaryInteger {
  /// Decimal digits with leading zeros up to `width`, the sign before them.
  func padded(to width: Int) -> String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for _ in 0..<Swift.max(0, width - digits.utf8.count) { text += "0" }
    return text + digits
  }
}
