/// Which namespace the names of elements are in, by the declarations around them.
///
/// - Source: W3C, Namespaces in XML 1.0
struct XMLNamespaces {
  /// That of the root element; empty for none.
  private(set) var ofDocument: String?
  /// The declarations in force, those of the innermost elements last, by prefix.
  private var declared: [String: [String]] = ["xml": ["http://www.w3.org/XML/1998/namespace"]]
  /// The prefixes that each open element declares.
  private var open: [[String]] = []

  /// Handles the declarations of an element that begins.
  ///
  /// - Returns: What to call it: its local name, with a `:` before it if it is not in the document's namespace. Nil for
  ///   an undeclared prefix.
  mutating func begin(_ name: String, _ attributes: [String: String]) -> String? {
    var prefixes: [String] = []
    for (attribute, uri) in attributes {
      let prefix: String
      if attribute == "xmlns" {
        prefix = ""
      } else if attribute.hasPrefix("xmlns:") {
        prefix = String(attribute.dropFirst(6))
      } else {
        continue
      }
      prefixes.append(prefix)
      declared[prefix, default: []].append(uri)
    }
    open.append(prefixes)
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    guard let uri = declared[prefix]?.last ?? (prefix.isEmpty ? "" : nil) else { return nil }
    if ofDocument == nil { ofDocument = uri }
    let local = String(parts[parts.count - 1])
    return uri == ofDocument ? local : "\(prefix):\(local)"
  }

  /// The innermost element ends.
  mutating func end() {
    for prefix in open.popLast() ?? [] { declared[prefix]?.removeLast() }
  }
}
