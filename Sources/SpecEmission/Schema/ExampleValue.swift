import TextWriting

/// An example or default of a shape as a value: one line of YAML, turned into JSON.
///
/// Shapes write them in YAML's flow style, and only as much of it is read here as they use; a test compares this
/// reading with that of the YAML reader for every one of them.
enum ExampleValue: Hashable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case list([ExampleValue])
  case map([Entry])

  struct Entry: Hashable {
    var key: String
    var value: ExampleValue
  }

  /// Nil for what is abbreviated with an unquoted `…`, and for what needs more of YAML than is read here.
  init?(_ text: String) {
    var reader = ExampleReader(text)
    guard let value = reader.value(inFlow: false), reader.isAtEnd else { return nil }
    self = value
  }

  func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let flag): json.value(flag)
    case .int(let number): json.value(number)
    case .double(let number): json.value(number)
    case .string(let text): json.value(text)
    case .list(let items): json.array { json in for item in items { item.write(to: &json) } }
    case .map(let entries):
      json.object { json in
        for entry in entries {
          json.key(entry.key)
          entry.value.write(to: &json)
        }
      }
    }
  }
}

private struct ExampleReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func value(inFlow: Bool) -> ExampleValue? {
    skipSpaces()
    switch rest.first {
    case "{": return map()
    case "[": return list()
    case "\"", "'": return quoted().map(ExampleValue.string)
    default: return plain(inFlow: inFlow).flatMap(Self.meaning)
    }
  }

  private mutating func list() -> ExampleValue? {
    var items: [ExampleValue] = []
    _ = take("[")
    while !take("]") {
      guard let item = value(inFlow: true) else { return nil }
      items.append(item)
      guard take(",") || next == "]" else { return nil }
    }
    return .list(items)
  }

  private mutating func map() -> ExampleValue? {
    var entries: [ExampleValue.Entry] = []
    _ = take("{")
    while !take("}") {
      let isQuoted = next == "\"" || next == "'"
      guard let key = isQuoted ? quoted() : plain(inFlow: true), key != "…", take(":"),
        let value = value(inFlow: true)
      else { return nil }
      entries.append(ExampleValue.Entry(key: key, value: value))
      guard take(",") || next == "}" else { return nil }
    }
    return .map(entries)
  }

  private mutating func quoted() -> String? {
    guard let quote = rest.popFirst() else { return nil }
    var text = ""
    while let scalar = rest.popFirst() {
      if scalar == quote {
        guard quote == "'", rest.first == "'" else { return text }
        rest.removeFirst()
      } else if scalar == "\\", quote == "\"" {
        switch rest.popFirst() {
        case "n": text += "\n"
        case "\"": text += "\""
        case "\\": text += "\\"
        default: return nil
        }
        continue
      }
      text.unicodeScalars.append(scalar)
    }
    return nil
  }

  /// Up to what ends an unquoted text; in flow style that is a bracket, a comma, or a colon before a space.
  private mutating func plain(inFlow: Bool) -> String? {
    skipSpaces()
    var text = ""
    while let scalar = rest.first, scalar != "\n" {
      if inFlow, ",[]{}".unicodeScalars.contains(scalar) { break }
      if scalar == ":", let after = rest.dropFirst().first, after == " " || after == "\n" {
        guard inFlow else { return nil }
        break
      }
      text.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? nil : text
  }

  private static func meaning(of plain: String) -> ExampleValue? {
    switch plain {
    case "null", "~": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "|", "|-", ">", ">-": return nil
    default: break
    }
    if plain.contains("…") { return nil }
    guard plain.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }) else {
      return .string(plain)
    }
    if let number = Int(plain) { return .int(number) }
    return Double(plain).map(ExampleValue.double) ?? .string(plain)
  }

  private var next: Unicode.Scalar? { rest.first { $0 != " " } }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    skipSpaces()
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() { while rest.first == " " { rest.removeFirst() } }
}
