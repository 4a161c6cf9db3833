extension OutputManifest {
  /// Why a manifest cannot be used, in words for the person who finds it so.
  public struct Unreadable: Error, Sendable, Hashable {
    public var reason: String
    /// Starts at 1.
    public var line: Int
  }

  /// Reads what `json` wrote: the same lines, in any order and with any spacing at their ends.
  ///
  /// Nobody writes a manifest by hand, so nothing but that form is read; a conflict that version control left in it is
  /// named as one.
  public static func parse(_ text: String) -> Result<OutputManifest, Unreadable> {
    var generator: Int?
    var isManifest = false
    var entries: [String: Entry] = [:]
    for (position, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = position + 1
      if row.hasPrefix("<<<<<<<") || row.hasPrefix("=======") || row.hasPrefix(">>>>>>>") {
        return .failure(Unreadable(reason: "it holds a merge conflict", line: line))
      }
      var scanner = ManifestScanner(row)
      if scanner.isBracket { continue }
      switch scanner.key() {
      case "notispec_manifest": isManifest = scanner.number() == 1
      case "generator": generator = scanner.number()
      case "outputs": continue
      case nil:
        guard let entry = scanner.entry() else {
          return .failure(Unreadable(reason: "this line is no entry of a manifest", line: line))
        }
        if let other = entries[entry.path], other != entry {
          return .failure(Unreadable(reason: "'\(entry.path)' stands in it twice", line: line))
        }
        entries[entry.path] = entry
      case .some(let key): return .failure(Unreadable(reason: "'\(key)' is no key of a manifest", line: line))
      }
    }
    guard isManifest, let generator else {
      return .failure(Unreadable(reason: "it does not begin as a manifest of notispec does", line: 1))
    }
    return .success(OutputManifest(generator: generator, entries: Array(entries.values)))
  }
}

/// One line of a manifest.
private struct ManifestScanner {
  private var rest: Substring

  init(_ row: Substring) {
    var row = row
    while let last = row.unicodeScalars.last, last == "," || last == " " || last == "\r" {
      row.unicodeScalars.removeLast()
    }
    rest = row.drop { $0 == " " }
  }

  var isBracket: Bool { ["", "{", "}", "[", "]"].contains(rest) }

  /// The key before a `: `; nil for a line that is an object of its own.
  mutating func key() -> String? {
    guard rest.first == "\"", let key = string(), take(":") else { return nil }
    _ = take(" ")
    return key
  }

  func number() -> Int? { Int(rest) }

  mutating func entry() -> OutputManifest.Entry? {
    guard take("{\"path\":"), let path = string(), take(",\"digest\":"), let digest = string(), take(",\"model\":"),
      let model = string()
    else { return nil }
    let hasTemplate = take(",\"template\":")
    let template = hasTemplate ? string() : nil
    guard take("}"), rest.isEmpty, Self.isDigest(digest), Self.isDigest(model), !hasTemplate || template != nil,
      template.map(Self.isDigest) ?? true
    else { return nil }
    return OutputManifest.Entry(path: path, digest: digest, model: model, template: template)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.utf8.starts(with: text.utf8) else { return false }
    rest = Substring(rest.utf8.dropFirst(text.utf8.count))
    return true
  }

  /// A JSON string. Paths of outputs hold no character that JSON escapes.
  private mutating func string() -> String? {
    guard take("\""), let end = rest.utf8.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let text = rest[..<end]
    rest = rest[end...].dropFirst()
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : String(text)
  }

  /// Of this version or another: they were 64 digits long once.
  private static func isDigest(_ text: String) -> Bool {
    (16...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
