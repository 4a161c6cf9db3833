public import YAMLNodes

/// A value in a generated file of JSON or a property list, and what is expected there.
///
/// Two values are equal if they are of the same type and written alike: the text `"1"` is not the number `1`.
public indirect enum OutputValue: Sendable, Hashable {
  case text(String)
  /// A number, `true`, `false` or `null`, as it is written.
  case word(String)
  case list([OutputValue])
  case object([String: OutputValue])

  /// JSON is YAML, so both files and expectations are read alike.
  public init(_ node: SourceNode) {
    switch node.kind {
    case .scalar: self = node.core == .string ? .text(node.text) : .word(node.text)
    case .sequence: self = .list(node.items.map { OutputValue($0) })
    case .mapping:
      var members: [String: OutputValue] = [:]
      for (key, value) in node.entries { members[key.text] = OutputValue(value) }
      self = .object(members)
    }
  }

  /// The value that a JSON pointer leads to; nil if there is none.
  ///
  /// - Source: RFC 6901
  func value(at pointer: String) -> OutputValue? {
    if pointer.isEmpty { return self }
    guard pointer.hasPrefix("/") else { return nil }
    var value = self
    for part in pointer.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      let key = String(part).replacing("~1", with: "/").replacing("~0", with: "~")
      switch value {
      case .object(let members):
        guard let member = members[key] else { return nil }
        value = member
      case .list(let items):
        guard let index = Int(key), String(index) == key, items.indices.contains(index) else { return nil }
        value = items[index]
      case .text, .word: return nil
      }
    }
    return value
  }

  /// Of a file, by what it begins with; nil if it is neither JSON nor a property list.
  init?(file bytes: [UInt8]) {
    if let value = PropertyListReader.read(bytes) {
      self = value
      return
    }
    guard let first = bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
      let tree = YAMLReader.read(bytes, file: "").tree
    else { return nil }
    self.init(tree.root)
  }
}

extension OutputValue {
  /// To the letter, where `==` accepts other spellings of a character.
  func isSame(as other: OutputValue) -> Bool { self == other && shown.hasSameScalars(as: other.shown) }

  /// As a finding shows it.
  var shown: String {
    switch self {
    case .text(let text): "'\(text)'"
    case .word(let word): word
    case .list(let items): "[\(items.map(\.shown).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.shown)" }.joined(separator: ", "))}"
    }
  }
}

/// The property lists that notispec generates: XML without comments, one value on a line.
enum PropertyListReader {
  /// Nil if the file is no property list.
  static func read(_ bytes: [UInt8]) -> OutputValue? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(\.trimmed)[...]
    guard let start = lines.firstIndex(where: { $0.hasPrefix("<plist") }) else { return nil }
    lines = lines[(start + 1)...]
    return value(&lines)
  }

  private static func value(_ lines: inout ArraySlice<String>) -> OutputValue? {
    guard let line = lines.popFirst() else { return nil }
    switch line {
    case "<dict>":
      var members: [String: OutputValue] = [:]
      while let next = lines.first, next != "</dict>" {
        lines.removeFirst()
        guard let key = content(of: next, "key"), let member = value(&lines) else { return nil }
        members[key] = member
      }
      lines = lines.dropFirst()
      return .object(members)
    case "<array>":
      var items: [OutputValue] = []
      while let next = lines.first, next != "</array>" {
        guard let item = value(&lines) else { return nil }
        items.append(item)
      }
      lines = lines.dropFirst()
      return .list(items)
    case "<true/>": return .word("true")
    case "<false/>": return .word("false")
    case "<dict/>": return .object([:])
    case "<array/>": return .list([])
    default:
      if let text = content(of: line, "string") { return .text(text) }
      return (content(of: line, "integer") ?? content(of: line, "real")).map { .word($0) }
    }
  }

  private static func content(of line: String, _ tag: String) -> String? {
    guard line.hasPrefix("<\(tag)>"), line.hasSuffix("</\(tag)>") else { return nil }
    let escaped = line.dropFirst(tag.count + 2).dropLast(tag.count + 3)
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(String(escaped)) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
