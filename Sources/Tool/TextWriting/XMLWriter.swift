/// Writes XML 1.0 for reports such as JUnit's, with the same bytes on every platform.
public struct XMLWriter: Sendable {
  /// The document so far, its declaration included.
  public private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  public init() {}

  /// Writes an element with child elements; without any it is self-closing.
  public mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: (inout XMLWriter) -> Void = { _ in }
  ) {
    element(name, attributes.map { ($0.key, $0.value) }, children)
  }

  /// The same with attributes of which some may be left out.
  public mutating func element(
    _ name: String, _ attributes: [(String, String)], _ children: (inout XMLWriter) -> Void = { _ in }
  ) {
    openTag(name, attributes)
    let start = text.utf8.count
    text += ">\n"
    let inside = text.utf8.count
    depth += 1
    children(&self)
    depth -= 1
    if text.utf8.count == inside {
      text.removeLast(inside - start)
      text += "/>\n"
    } else {
      indent()
      text += "</\(name)>\n"
    }
  }

  /// Writes an element that has only text. The text is kept as it is: no blanks are added around it.
  public mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text content: String)
  {
    openTag(name, attributes.map { ($0.key, $0.value) })
    text += ">\(Self.escapeText(content))</\(name)>\n"
  }

  private mutating func openTag(_ name: String, _ attributes: [(String, String)]) {
    indent()
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escapeAttribute(value))\"" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  /// Text between tags. A CR would be read back as LF and is written as a reference.
  public static func escapeText(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// Text between double quotes, where readers turn line ends and tabs into spaces unless they are references.
  public static func escapeAttribute(_ text: String) -> String {
    escape(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// - Parameter reference: What is written in place of a scalar; nil for what every text writes alike.
  static func escape(_ text: String, _ reference: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    var isLineStart = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if let reference = reference(scalar) {
        result.append(contentsOf: reference.unicodeScalars)
      } else if !isLegal(scalar) {
        result.append("\u{FFFD}")
      } else if isCommand(rest, isLineStart) || InvisibleScalar.isControl(scalar) && scalar != "\t" && scalar != "\n" {
        result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      } else {
        result.append(scalar)
      }
      isLineStart = scalar == "\n" || isLineStart && Terminal.isBlank(scalar)
      rest = rest.dropFirst()
    }
    return String(result)
  }

  /// Whether the log of a CI service would take what begins here for a command: documents are printed there too.
  private static func isCommand(_ rest: Substring.UnicodeScalarView, _ isLineStart: Bool) -> Bool {
    switch rest.first {
    case ":": isLineStart
    case "#": Terminal.isCommand(rest, isLineStart: false)
    default: false
    }
  }

  /// XML 1.0 cannot represent the other characters, not even as references.
  private static func isLegal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00...0x1F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
