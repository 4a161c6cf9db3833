/// Writes HTML piece by piece, with the same bytes on every platform. Every text and attribute value is escaped here.
public struct HTMLWriter: Sendable {
  /// The HTML so far.
  public private(set) var text = ""

  public init() {}

  public mutating func doctype() { text += "<!doctype html>\n" }

  /// Writes an element containing what `content` writes.
  public mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: (inout HTMLWriter) -> Void
  ) {
    tag(name, attributes)
    content(&self)
    text += "</\(name)>"
  }

  /// Writes an element with text in it.
  public mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text content: String
  ) {
    tag(name, attributes)
    text += HTMLText.escape(content)
    text += "</\(name)>"
  }

  /// Writes an element without an end tag, such as `meta`.
  public mutating func void(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    tag(name, attributes)
  }

  /// Writes text between tags.
  public mutating func write(_ content: String) { text += HTMLText.escape(content) }

  public mutating func newLine() { text += "\n" }

  /// Writes a style sheet or script of ours; nothing from outside belongs in it.
  ///
  /// - Parameter source: Without `</`, which would end the element.
  public mutating func source(_ name: StaticString, _ source: StaticString) {
    guard !"\(source)".contains("</") else { fatalError("A style sheet or script cannot hold '</'.") }
    text += "<\(name)>\n\(source)\n</\(name)>\n"
  }

  private mutating func tag(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>) {
    text += "<\(name)"
    for (key, value) in attributes {
      text += value.isEmpty ? " \(key)" : " \(key)=\"\(HTMLText.escape(value))\""
    }
    text += ">"
  }
}
