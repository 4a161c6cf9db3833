/// The order in which Xcode writes the keys of a String Catalog, which is Foundation's: `_`, `-`, `.`, then digits as
/// numbers, then letters without regard to case.
///
/// Of keys that are otherwise equal, the one with a lower-case letter or fewer zeros comes first.
enum CatalogOrder {
  static func isBefore(_ left: String, _ right: String) -> Bool {
    let (a, b) = (Array(left.utf8), Array(right.utf8))
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let (x, y) = (number(a, from: &i), number(b, from: &j))
        if x.count != y.count { return x.count < y.count }
        if x != y { return x.lexicographicallyPrecedes(y) }
      } else {
        let (x, y) = (rank(a[i]), rank(b[j]))
        if x != y { return x < y }
        i += 1
        j += 1
      }
    }
    if a.count - i != b.count - j { return a.count - i < b.count - j }
    if a.count != b.count { return a.count < b.count }
    // A lower-case letter has the larger byte.
    return b.lexicographicallyPrecedes(a)
  }

  /// The digits that begin here, without leading zeros.
  private static func number(_ text: [UInt8], from index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < text.count, isDigit(text[index]) { index += 1 }
    return text[start..<index].drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Keys have only these; anything else sorts by its byte among the letters.
  private static func rank(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "_"): 1
    case UInt8(ascii: "-"): 2
    case UInt8(ascii: "."): 3
    case 0x41...0x5A: byte | 0x20
    default: byte
    }
  }
}
