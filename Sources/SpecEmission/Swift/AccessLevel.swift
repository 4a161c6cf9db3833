import SpecLanguage

/// Rewrites public declarations for code that is to be seen by fewer.
enum AccessLevel {
  /// The source with `public` at the head of a line replaced. Lines of a text in three quotes are left alone: the writers
  /// see to it that none of them holds three quotes itself.
  ///
  /// Beside a `package import` no import of that module may leave its access open, unless imports are internal by default.
  static func apply(_ access: SwiftOptions.Access, to source: [UInt8]) -> [UInt8] {
    let word: String
    switch access {
    case .public: return source
    case .package: word = "package "
    case .internal: word = ""
    }
    var out: [UInt8] = []
    out.reserveCapacity(source.count)
    var isText = false
    for (number, line) in source.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if number > 0 { out.append(0x0A) }
      let code = line.drop { $0 == 0x20 }
      if !isText, code.starts(with: "public ".utf8) {
        out += line[..<code.startIndex]
        out += word.utf8
        out += code.dropFirst("public ".utf8.count)
      } else if !isText, access == .package, line.starts(with: "import ".utf8) {
        out += "internal ".utf8
        out += line
      } else {
        out += line
      }
      // A text in three quotes that ends where it begins stands in no file of ours.
      if hasThreeQuotes(code), !code.starts(with: "//".utf8) { isText.toggle() }
    }
    return out
  }

  private static func hasThreeQuotes(_ line: ArraySlice<UInt8>) -> Bool {
    var quotes = 0
    for byte in line {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if quotes == 3 { return true }
    }
    return false
  }
}
