/// The encodings of translators' files.
public enum EncodedText {
  /// How to get a readable file, in the words of the programs that write such files.
  static let advice = """
    Save it as UTF-8: in Excel as 'CSV UTF-8 (Comma delimited)', in LibreOffice with the character set 'Unicode (UTF-8)'
    """

  /// A file as UTF-8, which its lines and columns are counted in.
  ///
  /// - Returns: The same bytes, unless a byte order mark says that they are UTF-16, as in Excel's 'Unicode Text', and
  ///   all of them are.
  public static func utf8(of bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: littleMark)
    guard isLittle || bytes.starts(with: bigMark), bytes.count.isMultiple(of: 2) else { return bytes }
    let units = stride(from: 2, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    // UTF-32 begins with the same mark, and a zero.
    guard units.first != 0, let text = String(validating: units, as: UTF16.self) else { return bytes }
    return Array(text.utf8)
  }

  private static let littleMark: [UInt8] = [0xFF, 0xFE]
  private static let bigMark: [UInt8] = [0xFE, 0xFF]

  /// - Parameter bytes: The result of `utf8`.
  static func check(_ bytes: [UInt8]) throws(TranslationFault) {
    if bytes.starts(with: littleMark) || bytes.starts(with: bigMark) {
      let reason =
        bytes.starts(with: littleMark + [0, 0])
        ? "it is UTF-32"
        : "it begins like UTF-16, but "
          + (bytes.count.isMultiple(of: 2) ? "not all of it is" : "half a character is missing at its end")
      throw TranslationFault("\(reason). \(advice)", at: 0)
    }
    // Letters of most languages are not valid UTF-8 then either, but that says less.
    if let offset = bytes.firstIndex(of: 0) {
      throw TranslationFault("there is a zero byte here, as in UTF-16 without a byte order mark. \(advice)", at: offset)
    }
    if let offset = firstForeignByte(of: bytes) {
      throw TranslationFault("the bytes here are not UTF-8. \(advice)", at: offset)
    }
  }

  private static func firstForeignByte(of bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
