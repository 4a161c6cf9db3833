extension Unicode.Scalar {
  /// A space of Unicode that YAML takes for a letter.
  package var isForeignSpace: Bool {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A character without width, which comes along when a text is copied from a page or a messenger.
  package var hasNoWidth: Bool {
    switch value {
    case 0xAD, 0x180E, 0x200B...0x200F, 0x2060...0x2064, 0xFEFF: true
    default: false
    }
  }

  /// What looks like a space or like nothing, and is a letter to YAML.
  package var isForeignBlank: Bool { isForeignSpace || hasNoWidth }

  /// "a non-breaking space (U+00A0)"
  package var blankName: String {
    let digits = String(value, radix: 16, uppercase: true)
    let code = "(U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ")"
    return switch value {
    case 0xA0, 0x202F: "a non-breaking space \(code)"
    case 0x3000: "a full-width space \(code)"
    default: hasNoWidth ? "an invisible character \(code)" : "a space of another kind \(code)"
    }
  }
}

/// Colons that YAML does not see: full-width ones, and those followed by a blank that is none.
extension SyntaxPage {
  /// The nearest such colon before a place, or at it. Keys are ASCII; what else has such a colon is a text.
  func unreadColon(before place: Place) -> SyntaxCause? {
    let text = line(place.line).text
    let end = min(text.count, Int(place.column))
    var quote: Unicode.Scalar?
    var found: Int?
    for index in 0..<end {
      let sign = text[index]
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        if index == 0 || !text[index - 1].isKeyCharacter { quote = sign }
      } else if isUnreadColon(at: index, in: text), isBehindKey(index, in: text) {
        found = index
      }
    }
    return found.map { unreadColon(at: $0, in: text, on: place.line) }
  }

  func isUnreadColon(at index: Int, in text: [Unicode.Scalar]) -> Bool {
    text[index] == "：" || text[index] == ":" && index + 1 < text.count && text[index + 1].isForeignBlank
  }

  private func isBehindKey(_ colon: Int, in text: [Unicode.Scalar]) -> Bool {
    let key = text[..<colon].reversed().prefix { $0.isASCII && $0.isKeyCharacter }
    guard !key.isEmpty else { return false }
    let start = colon - key.count
    return start == 0 || " {,[".unicodeScalars.contains(text[start - 1]) || text[start - 1].isForeignBlank
  }

  func unreadColon(at colon: Int, in text: [Unicode.Scalar], on line: UInt32) -> SyntaxCause {
    let blanks = text[(colon + 1)...].prefix(while: \.isForeignBlank)
    guard text[colon] == "：" else {
      let key = text[..<colon].reversed().prefix(while: \.isKeyCharacter).reversed()
      let word = String(String.UnicodeScalarView(key))
      let name = blanks.first?.blankName ?? ""
      return SyntaxCause(
        start: Place(line: line, column: UInt32(colon + 2)), width: UInt32(blanks.count),
        sentence: "After '\(word):' is \(name), which is no space to YAML",
        replacement: ("write an ordinary space", " "))
    }
    let hasSpace = blanks.endIndex < text.count && text[blanks.endIndex] == " "
    return SyntaxCause(
      start: Place(line: line, column: UInt32(colon + 1)), width: UInt32(blanks.count + 1),
      sentence: "'：' is not the ':' that YAML reads: write an ordinary colon and a space",
      replacement: ("write ': '", hasSpace ? ":" : ": "))
  }
}
