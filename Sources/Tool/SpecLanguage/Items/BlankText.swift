/// Texts that show nothing, although there is something in them.
public enum BlankText {
  /// Whether a text is empty, or has nothing in it but blanks: spaces of any width, no-break ones too, and line ends.
  ///
  /// - Parameter text: UTF-8. Of nearly all texts the first byte is enough.
  public static func isBlank(_ text: some Sequence<UInt8>) -> Bool {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text.makeIterator()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): if !isBlank(Unicode.UTF8.decode(scalar)) { return false }
      case .error: return false
      case .emptyInput: return true
      }
    }
  }

  /// - Source: Unicode property White_Space, and the spaces that have no width
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF:
      true
    default: false
    }
  }
}
