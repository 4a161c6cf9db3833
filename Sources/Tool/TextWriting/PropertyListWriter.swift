/// Writes an XML property list, laid out like Xcode's, with the same bytes on every platform.
///
/// Keys are in the order in which they are written.
/// - Source: `PropertyList-1.0.dtd`
public struct PropertyListWriter: Sendable {
  private var body = ""
  private var depth = 0

  private init() {}

  /// The file: a dictionary with these entries.
  public static func document(_ entries: (inout PropertyListWriter) -> Void) -> String {
    var writer = PropertyListWriter()
    writer.dictionary(entries)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """ + writer.body + "</plist>\n"
  }

  public mutating func entry(_ key: String, _ text: String) {
    self.key(key)
    string(text)
  }

  public mutating func entry(_ key: String, _ flag: Bool) {
    self.key(key)
    line(flag ? "<true/>" : "<false/>")
  }

  public mutating func entry(_ key: String, _ number: Int) {
    self.key(key)
    line("<integer>\(number)</integer>")
  }

  /// Infinity and NaN are written as words that property lists know.
  public mutating func entry(_ key: String, _ number: Double) {
    self.key(key)
    line("<real>\(number.description)</real>")
  }

  public mutating func entry(_ key: String, _ texts: [String]) {
    list(key) { list in
      for text in texts { list.string(text) }
    }
  }

  public mutating func dictionary(_ key: String, _ entries: (inout PropertyListWriter) -> Void) {
    self.key(key)
    dictionary(entries)
  }

  /// - Parameter elements: Writes texts and dictionaries without keys.
  public mutating func list(_ key: String, _ elements: (inout PropertyListWriter) -> Void) {
    self.key(key)
    nested("array", elements)
  }

  public mutating func dictionary(_ entries: (inout PropertyListWriter) -> Void) { nested("dict", entries) }

  public mutating func string(_ text: String) { line("<string>\(XMLWriter.escapeText(text))</string>") }

  private mutating func key(_ key: String) { line("<key>\(XMLWriter.escapeText(key))</key>") }

  private mutating func nested(_ name: String, _ content: (inout PropertyListWriter) -> Void) {
    let start = body.utf8.count
    line("<\(name)>")
    let inside = body.utf8.count
    depth += 1
    content(&self)
    depth -= 1
    guard body.utf8.count == inside else { return line("</\(name)>") }
    body.unicodeScalars.removeLast(inside - start)
    line("<\(name)/>")
  }

  /// Xcode indents with tabs, and not at all below `plist`.
  private mutating func line(_ text: String) { body += String(repeating: "\t", count: depth) + text + "\n" }
}
