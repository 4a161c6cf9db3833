import SpecModel

/// Rewrites public declarations for code that is to be seen by fewer.
enum AccessLevel {
  /// The source with `public` at the head of a line replaced. Lines of a text in three quotes are left alone: the writers
  /// see to it that none of them holds three quotes itself.
  static func apply(_ access: SwiftOptions.Access, to source: String) -> String {
    let word: String
    switch access {
    case .public: return source
    case .package: word = "package "
    case .internal: word = ""
    }
    var out = ""
    out.reserveCapacity(source.utf8.count)
    var isText = false
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { out += "\n" }
      let indentation = line.prefix { $0 == " " }
      let code = line[indentation.endIndex...]
      if !isText, code.hasPrefix("public ") {
        out += indentation
        out += word
        out += code.dropFirst("public ".count)
      } else {
        out += line
      }
      // A text in three quotes that ends where it begins stands in no file of ours.
      if code.contains("\"\"\"") && !code.hasPrefix("//") { isText.toggle() }
    }
    return out
  }
}
