// Without Foundation: it is compiled before whatever has texts, and does little.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A text as a Swift literal, without the end of its last line.
func literal(_ text: Substring) -> String {
  // As many signs as no line of the text ends with behind quotes.
  var signs = "#"
  while text.contains("\"\"\"\(signs)") || text.contains("\\\(signs)") { signs += "#" }
  return "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)"
}

/// A file as text; nil if it cannot be read or is not text.
func text(of path: String) -> String? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { break }
    bytes += buffer[..<count]
  }
  // A literal would have the line ends of Swift instead of those of the file.
  guard !bytes.contains(UInt8(ascii: "\r")), !bytes.contains(0) else { return nil }
  return String(validating: bytes, as: UTF8.self)
}

/// Ends with what could not be done.
func fail(_ words: String) -> Never {
  print("embed-texts: \(words)")
  exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, arguments.count.isMultiple(of: 2) == false else {
  fail("give the file to write, then the name and the path of each text, or 'rule' and the name of its file")
}

var constants = ""
var list = ""
var rules = ""
var rest = arguments.dropFirst()
while let name = rest.popFirst(), let path = rest.popFirst() {
  if name == "rule" {
    rules += "    \(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")(),\n"
    continue
  }
  guard let text = text(of: path) else { fail("\(path) is no UTF-8 text with '\\n' at the end of each line") }
  let literal = literal(text.hasSuffix("\n") ? text.dropLast() : text[...])
  if name.hasSuffix(".css") || name.hasSuffix(".js") {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let constant = String(last.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    constants += "  static let \(constant): StaticString = \(literal)\n"
  } else {
    list += "    (\"\(name)\", \(literal)),\n"
  }
}

let roster =
  rules.isEmpty
  ? ""
  : """

  extension LintRoster {
    /// In the order of their files.
    static let rules: [any LintRule] = [
  \(rules)  ]
  }

  """
let source = """
  /// The texts that stand beside the code of this module, without the end of the last line.
  enum EmbeddedTexts {
  \(constants)
    /// By their paths, and in the order of these.
    static let all: [(path: String, text: String)] = [
  \(list)  ]

    /// Nil for a path at which there is no text.
    static func text(at path: String) -> String? { all.first { $0.path == path }?.text }
  }
  \(roster)
  """
guard let file = fopen(output, "wb") else { fail("\(output) cannot be written") }
let bytes = Array(source.utf8)
guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else { fail("\(output) cannot be written") }
