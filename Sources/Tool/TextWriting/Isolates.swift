/// The isolates of a text: U+2066, U+2067 and U+2068 keep what follows apart from the direction of what is around it,
/// up to U+2069.
///
/// - Source: Unicode Standard Annex 9, "Bidirectional Algorithm", 2.4 to 2.6
public enum Isolates {
  /// The pieces of a text, each with isolates of its own: what a piece leaves open is closed at its end, and opened
  /// again in the next one.
  public static func parted(_ pieces: [String]) -> [String] {
    var open: [Unicode.Scalar] = []
    return pieces.map { piece in
      guard !piece.isEmpty else { return "" }
      var text = String(String.UnicodeScalarView(open)) + piece
      for scalar in piece.unicodeScalars { _ = follow(scalar, &open) }
      text += String(repeating: "\u{2069}", count: open.count)
      return text
    }
  }

  /// A text that is cut after so many of its characters, in this order.
  public static func parted(_ text: String, at places: Int...) -> [String] {
    parted(zip([0] + places, places + [text.count]).map { start, end in String(text.prefix(end).dropFirst(start)) })
  }

  /// A text without them, for places that show characters one after the other.
  public static func removed(from text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
  }

  /// Whether each isolate that a text opens is closed in it, and none besides.
  static func areClosed(in text: String) -> Bool {
    var open: [Unicode.Scalar] = []
    return text.unicodeScalars.allSatisfy { follow($0, &open) } && open.isEmpty
  }

  /// - Returns: False for one that closes what nothing has opened.
  private static func follow(_ scalar: Unicode.Scalar, _ open: inout [Unicode.Scalar]) -> Bool {
    switch scalar.value {
    case 0x2066...0x2068: open.append(scalar)
    case 0x2069: return open.popLast() != nil
    default: break
    }
    return true
  }
}
