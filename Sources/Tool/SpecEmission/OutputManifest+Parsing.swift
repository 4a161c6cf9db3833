extension OutputManifest {
  /// Why a manifest cannot be used, in words for the person who has to fix it.
  public struct Unreadable: Error, Sendable, Hashable {
    public enum Cause: Sendable, Hashable { case mergeConflict, newerVersion, broken }

    public var cause: Cause
    public var reason: String
    /// Starts at 1.
    public var line: Int

    public init(cause: Cause, reason: String, line: Int) {
      self.cause = cause
      self.reason = reason
      self.line = line
    }
  }

  static let format = 1

  /// Reads what `json` wrote: the same lines, in any order and with any spacing at their ends.
  ///
  /// A manifest is never written by hand, so only that form is read, and what a formatter makes of it; a conflict that version control left in it is
  /// reported as one. The lines of both sides of a merge are read: then a path may be there twice.
  public static func parse(_ text: String) -> Result<OutputManifest, Unreadable> {
    let result = parseLines(text)
    if case .failure(let error) = result, error.cause == .broken, let manifest = parseReformatted(text) {
      return .success(manifest)
    }
    return result
  }

  private static func parseLines(_ text: String) -> Result<OutputManifest, Unreadable> {
    var generator: Int?
    var isManifest = false
    var isClosed = false
    var entries: [String: [Entry]] = [:]
    func broken(_ reason: String, _ line: Int) -> Result<OutputManifest, Unreadable> {
      .failure(Unreadable(cause: .broken, reason: reason, line: line))
    }
    // By bytes: a carriage return and a line feed are one `Character`.
    let rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (position, row) in rows.enumerated() {
      let line = position + 1
      if ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: { row.starts(with: $0.utf8) }) {
        return .failure(Unreadable(cause: .mergeConflict, reason: "it contains a merge conflict", line: line))
      }
      var scanner = ManifestScanner(Substring(row))
      if scanner.isBracket {
        if !scanner.isEmpty { isClosed = scanner.isEnd }
        continue
      }
      isClosed = false
      switch scanner.key() {
      case "notispec_manifest":
        let format = scanner.number() ?? 0
        if format > Self.format {
          return .failure(Unreadable(cause: .newerVersion, reason: "a newer version of notispec wrote it", line: line))
        }
        isManifest = format == Self.format
      case "generator": generator = scanner.number()
      case "outputs": continue
      case nil:
        guard let entry = scanner.entry() else { return broken("this line is not an entry of a manifest", line) }
        guard isOutput(entry.path) else { return broken("'\(entry.path)' is not the path of an output", line) }
        if entries[entry.path]?.contains(entry) != true { entries[entry.path, default: []].append(entry) }
      case .some(let key): return broken("'\(key)' is not a key of a manifest", line)
      }
    }
    guard isManifest, let generator else { return broken("it does not begin like a manifest of notispec", 1) }
    guard isClosed else { return broken("it ends too early", max(1, rows.count - 1)) }
    return .success(OutputManifest(generator: generator, entries: entries.values.flatMap(\.self)))
  }

  /// Whether a path is one below `generated/` that an emitter could write. What a manifest lists is removed when
  /// nothing produces it any more, and that must never be a file elsewhere.
  static func isOutput(_ path: String) -> Bool {
    path != Self.path
      && path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      }
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

  var isEmpty: Bool { rest.isEmpty }

  var isBracket: Bool { ["", "{", "}", "[", "]"].contains(rest) }

  /// Closes the manifest, if nothing follows.
  var isEnd: Bool { rest == "}" }

  /// The key before a `: `; nil for a line that is itself an object.
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
    guard take("}"), rest.isEmpty, !hasTemplate || template != nil else { return nil }
    var members = ["path": path, "digest": digest, "model": model]
    members["template"] = template
    return OutputManifest.Entry(members)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.utf8.starts(with: text.utf8) else { return false }
    rest = Substring(rest.utf8.dropFirst(text.utf8.count))
    return true
  }

  /// A JSON string. Paths of outputs have no character that JSON escapes.
  private mutating func string() -> String? {
    guard take("\""), let end = rest.utf8.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    let text = rest[..<end]
    rest = rest[end...].dropFirst()
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : String(text)
  }
}

extension OutputManifest.Entry {
  /// The members of its object; nil if they are not those of an entry.
  init?(_ members: [String: String]) {
    guard let path = members["path"], let digest = members["digest"], let model = members["model"],
      [digest, model, members["template"]].compactMap(\.self).allSatisfy(Self.isDigest),
      Set(members.keys).isSubset(of: ["path", "digest", "model", "template"])
    else { return nil }
    self.init(path: path, digest: digest, model: model, template: members["template"])
  }

  /// Of this version or another: they used to be 64 digits long.
  private static func isDigest(_ text: String) -> Bool {
    (16...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
