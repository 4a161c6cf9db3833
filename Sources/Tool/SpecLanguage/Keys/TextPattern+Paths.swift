/// Paths of files that stay in their folder: no part of them is empty, hidden or `..`.
extension TextPattern {
  /// The placeholders in the path of an output.
  public static let outputPlaceholders = ["app", "module", "notification"]

  static let templateFileExpression = "^([A-Za-z0-9_-][A-Za-z0-9_.-]*/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*\\.mustache$"

  static var outputPathExpression: String {
    let placeholder = "\\{(" + outputPlaceholders.joined(separator: "|") + ")\\}"
    let part = "([A-Za-z0-9_+@-]|\(placeholder))([A-Za-z0-9_.+@-]|\(placeholder))*"
    return "^\(part)(/\(part))*$"
  }

  static func isTemplateFile(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let ending = ".mustache".utf8
    let parts = bytes.split(separator: 0x2F, omittingEmptySubsequences: false)
    return parts.allSatisfy { isPart($0, others: []) } && bytes.suffix(ending.count).elementsEqual(ending)
      && (parts.last?.count ?? 0) > ending.count
  }

  static func isOutputPath(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // Each placeholder counts as one letter.
    var rest = bytes[...]
    var plain: [UInt8] = []
    while let byte = rest.first {
      guard byte == 0x7B else {
        plain.append(byte)
        rest = rest.dropFirst()
        continue
      }
      let name = rest.dropFirst().prefix { $0 != 0x7D }
      guard name.count + 1 < rest.count, outputPlaceholders.contains(where: { name.elementsEqual($0.utf8) }) else {
        return false
      }
      plain.append(0x61)
      rest = rest.dropFirst(name.count + 2)
    }
    return plain.split(separator: 0x2F, omittingEmptySubsequences: false).allSatisfy {
      isPart($0, others: [0x2B, 0x40])
    }
  }

  /// How to write the path of a link that was written as other tools do: `/orders/:id`, `orders/<id>`, with a scheme or a
  /// query.
  static func linkPathAdvice(_ text: String) -> String? {
    guard text.utf8.count <= 200 else { return nil }
    var path = text
    if let scheme = path.firstRange(of: "://") {
      let isWeb = ["http", "https"].contains(path[..<scheme.lowerBound].lowercased())
      path = String(path[scheme.upperBound...])
      // The host of a web page is in `universal`.
      if isWeb { path = path.firstIndex(of: "/").map { String(path[$0...]) } ?? "/" }
    }
    var query: Substring?
    if let mark = path.firstIndex(of: "?") {
      query = path[path.index(after: mark)...].prefix { $0 != "=" && $0 != "&" }
      path = String(path[..<mark])
    }
    var keys: [String] = []
    let parts = path.split(separator: "/").map { part -> String in
      var name = part
      if let first = name.first, "#$".contains(first), name.dropFirst().first == "{" { name = name.dropFirst() }
      let isMarked = name.first == ":" || name.first == "<" && name.last == ">" || name.first == "{" && name.last == "}"
      guard isMarked else { return String(part) }
      name = name.dropFirst()
      if let last = name.last, ">}".contains(last) { name = name.dropLast() }
      let id = IdentifierAdvice.plain(name)
      if id != name { keys.append("'key: \(name)' in 'parameters' keeps the name of the link") }
      return "{\(id)}"
    }
    let meant = "/" + parts.joined(separator: "/")
    guard meant != text, TextPattern.linkPath.matches(meant) else { return nil }
    if let query, !query.isEmpty {
      keys.append(
        "what is behind '?' is declared in 'parameters', such as '\(IdentifierAdvice.plain(query)): { type: string }'")
    }
    return ([": write '\(meant)'"] + keys).joined(separator: "; ")
  }

  private static func isPart(_ part: some Collection<UInt8>, others: [UInt8]) -> Bool {
    guard let first = part.first, first != 0x2E else { return false }
    return part.allSatisfy { isWord($0) || $0 == 0x2D || $0 == 0x2E || others.contains($0) }
  }
}
